import type { Service } from "#app/domains/catalog/content/specified-services.ts";

/** A service's card on the home page. */
export interface ServiceCard {
  title: string;
  description: string;
  features: readonly string[];
  link: Service["path"];
  /** Whether the card begins a row of the home page and has a drawing. */
  popular: boolean;
}

/** The cards, in the order of the home page. In the grid, each row begins with a popular service. */
export const serviceCards: readonly ServiceCard[] = [
  {
    title: "Réparation matérielle",
    description: "Écran cassé, charnière, batterie, connecteur de charge : réparé pièce par pièce.",
    features: ["PC portables et fixes[, {mac}]", "Prix annoncé avant de réparer", "{Garantie}"],
    link: "/services/reparation-materielle",
    popular: true,
  },
  {
    title: "Dépannage logiciel",
    description: "Lenteurs, écran bleu, mise à jour bloquée, virus.",
    features: ["Windows[ et {macos}]", "Virus et logiciels espions", "Intervention sous {delai_logiciel}"],
    link: "/services/depannage-logiciel",
    popular: false,
  },
  {
    title: "Configuration réseau",
    description: "Un Wi-Fi qui atteint toutes les pièces, un partage qui tient.",
    features: ["Box, routeur, switch", "Câblage RJ45", "Partage de fichiers"],
    link: "/services/configuration-reseau",
    popular: false,
  },
  {
    title: "Dépannage à distance",
    description: "Nous prenons la main, vous regardez. Bien des pannes logicielles se règlent ainsi.",
    features: ["[Séance de {durees_seances}]", "Vous gardez la main à tout moment"],
    link: "/services/depannage-distance",
    popular: true,
  },
  {
    title: "Sécurité informatique",
    description: "Antivirus, sauvegarde, mots de passe : l’essentiel, bien réglé.",
    features: ["Audit du poste", "Sauvegarde des documents", "[Formules {des_securite} par mois]"],
    link: "/services/securite-informatique",
    popular: false,
  },
  {
    title: "Mise à niveau",
    description: "Un SSD et de la mémoire redonnent des années à un ordinateur lent.",
    features: ["SSD, mémoire, carte graphique", "Données conservées", "Ancien disque rendu"],
    link: "/services/mise-a-niveau",
    popular: false,
  },
  {
    title: "Récupération de données",
    description:
      "Disque qui claque, clé USB muette, fichiers effacés : une copie d’abord, jamais l’original.",
    features: ["Disques, SSD, clés, cartes", "{Diagnostic}, sans forcer"],
    link: "/services/recuperation-donnees",
    popular: true,
  },
  {
    title: "Configuration périphériques",
    description: "Imprimante, scanner, double écran, casque : branchés et réglés.",
    features: ["[{A_domicile}][ ou {au_bureau}]", "Pilotes à jour", "Essai avec vous"],
    link: "/services/configuration-peripheriques",
    popular: false,
  },
  {
    title: "Maintenance préventive",
    description: "Dépoussiérer, vérifier, sauvegarder avant que ça casse.",
    features: ["Nettoyage et contrôle", "Compte rendu clair", "[Formules {des_maintenance} par mois]"],
    link: "/services/maintenance-preventive",
    popular: false,
  },
];
