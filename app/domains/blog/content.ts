export interface Advice {
  title: string;
  /** When it helps, in one sentence. */
  occasion: string;
  steps: readonly string[];
}

/** What customers ask most at the workshop, answered in short. */
export const adviceSheets: readonly Advice[] = [
  {
    title: "Un disque qui claque ou qui gratte",
    occasion:
      "Un bruit régulier, des dossiers qui ne s’ouvrent plus : le disque s’abîme à chaque seconde de marche.",
    steps: [
      "Éteignez l’ordinateur, même brutalement, et débranchez le disque externe.",
      "Ne le rallumez pas « pour voir » et ne lancez aucun logiciel de réparation.",
      "Notez ce que vous avez entendu et les fichiers qui comptent le plus, puis apportez-le.",
    ],
  },
  {
    title: "Sauvegarder sans y penser",
    occasion:
      "Une panne, un vol ou un rançongiciel ne préviennent pas. La règle tient en trois chiffres : 3, 2, 1.",
    steps: [
      "Trois copies de ce qui compte : l’ordinateur, un disque externe, un espace en ligne.",
      "Deux supports différents, dont un débranché quand il ne sert pas.",
      "Une copie hors de chez vous. Puis, deux fois par an, ouvrez vraiment un fichier sauvegardé.",
    ],
  },
  {
    title: "Un ordinateur devenu lent",
    occasion:
      "Avant de le remplacer, cherchez ce qui a changé. Dans la plupart des cas, le matériel tient encore la route.",
    steps: [
      "Libérez de la place : en dessous de 10 % libres, tout ralentit.",
      "Désactivez les programmes qui se lancent au démarrage et que vous n’utilisez pas.",
      "Redémarrez vraiment, au moins une fois par semaine, et laissez les mises à jour finir.",
      "Encore lent avec un disque à plateaux ? Un SSD lui redonne plusieurs années.",
    ],
  },
  {
    title: "Un message qui vous presse",
    occasion:
      "« Votre ordinateur est bloqué, appelez ce numéro » : aucun éditeur sérieux n’écrit cela. C’est une arnaque.",
    steps: [
      "N’appelez pas et ne payez rien. Fermez le navigateur, au besoin en redémarrant.",
      "Si quelqu’un a pris la main à distance, coupez le Wi-Fi et changez vos mots de passe depuis un autre appareil.",
      "Prévenez votre banque si vous avez donné un numéro de carte, puis faites contrôler le poste.",
    ],
  },
  {
    title: "Un Wi-Fi qui n’atteint pas la chambre",
    occasion: "La box est rarement en cause : c’est sa place qui l’est.",
    steps: [
      "Posez-la en hauteur, au centre du logement, loin du four à micro-ondes et des murs porteurs.",
      "Sur la box, séparez les réseaux 2,4 GHz (loin, lent) et 5 GHz (près, rapide) et choisissez selon la pièce.",
      "Un câble jusqu’au bureau, quand il est possible, règle la question pour dix ans.",
    ],
  },
  {
    title: "Des mots de passe qu’on n’oublie plus",
    occasion: "Le même mot de passe partout, c’est une seule clé pour toutes les portes.",
    steps: [
      "Retenez-en un seul : une phrase de cinq ou six mots qui ne se suivent pas.",
      "Confiez les autres à un gestionnaire de mots de passe, qui en invente un par site.",
      "Activez la validation en deux étapes sur la messagerie et la banque d’abord.",
    ],
  },
];
