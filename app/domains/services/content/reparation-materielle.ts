import { serviceTexts } from "#app/domains/catalog/content/service-texts.ts";
import type { ServicePage } from "./page.ts";

const texts = serviceTexts["/services/reparation-materielle"];

export const hardwareRepairPage: ServicePage = {
  path: "/services/reparation-materielle",
  title: "Réparation d’ordinateur {a_ville}, PC[ et {mac}]",
  metaDescription:
    "Écran cassé, charnière, batterie, connecteur de charge, carte mère : réparation de PC[ et de {mac}] {a_ville}. {Diagnostic}[, {garantie}].",
  heading: "Réparation matérielle, pièce par pièce",
  lead: texts.lead,
  blocks: [
    {
      kind: "symptoms",
      title: "Ce que vous voyez, ce que c’est souvent",
      lead: "Le diagnostic tranche. En attendant, voici les six pannes les plus courantes.",
      rows: [
        {
          sign: "L’écran reste noir, mais la machine tourne",
          cause: "La dalle, sa nappe ou la puce graphique",
          act: "Essai sur un écran externe, puis remplacement de la seule pièce en cause",
        },
        {
          sign: "La charnière a arraché le plastique",
          cause: "Les fixations du capot, rarement la charnière elle-même",
          act: "Reprise des fixations, ou capot de remplacement",
        },
        {
          sign: "La batterie tient vingt minutes, ou gonfle",
          cause: "Des cellules en fin de vie",
          act: "Remplacement. Gonflée : débranchez l’appareil et n’appuyez pas dessus",
        },
        {
          sign: "Il ne charge que si l’on tient le câble",
          cause: "Le connecteur de charge",
          act: "Connecteur resoudé ou changé, carte contrôlée",
        },
        {
          sign: "Il souffle fort, chauffe, puis s’éteint",
          cause: "Un ventilateur encrassé, une pâte thermique sèche",
          act: "Démontage, nettoyage, pâte neuve, mesure des températures",
        },
        {
          sign: "Un verre a coulé sur le clavier",
          cause: "Une corrosion qui commence tout de suite",
          act: "Éteignez, ne chargez pas, retournez-le et apportez-le le jour même",
        },
      ],
    },
    {
      kind: "groups",
      title: "Sur l’établi",
      lead: "Des ordinateurs, et ce qui s’y branche.",
      isOfDevices: true,
      groups: [
        {
          name: "Portables",
          items: [
            "Écrans, nappes, capots",
            "Charnières et coques",
            "Claviers et pavés tactiles",
            "Batteries et connecteurs de charge",
            "Ventilation et pâte thermique",
          ],
        },
        {
          name: "Ordinateurs fixes",
          items: [
            "Alimentations",
            "Cartes mères et processeurs",
            "Cartes graphiques",
            "Disques et mémoire",
            "Montage et remise en ordre",
          ],
        },
        {
          name: "{mac}",
          items: [
            "MacBook : batterie, clavier, écran",
            "iMac : disque, mémoire, nettoyage",
            "Mac mini et Mac Studio : alimentation",
            "Transfert vers un nouveau Mac",
          ],
        },
      ],
    },
    {
      kind: "steps",
      title: "Du dépôt à la remise",
      steps: [
        {
          title: "Vous le déposez",
          text: "Avec son chargeur et deux lignes sur la panne. Le mot de passe n’est utile que pour certains essais : nous le demandons seulement alors.",
        },
        {
          title: "{Diagnostic}",
          text: "Nous ouvrons, nous mesurons, nous trouvons la pièce. Vous recevez son nom, et une photo si vous le souhaitez.",
        },
        {
          title: "Un prix ferme",
          text: "Pièce et main-d’œuvre, par écrit. Rien ne commence sans votre accord[, et {refus_gratuit}].",
        },
        {
          title: "Réparation et essai",
          text: "[Nous réparons {delai}, davantage si la pièce se commande. ]L’appareil tourne sur l’établi avant de repartir.",
        },
        {
          title: "Remise",
          text: "Nous montrons ce qui a changé et rendons l’ancienne pièce si vous la voulez.[ La réparation est {garantie}.]",
        },
      ],
    },
    { kind: "testimonial", name: "Thomas R." },
    {
      kind: "compare",
      title: "Faut-il réparer ?",
      lead: "Nous gagnons notre vie en réparant, et nous disons aussi quand cela n’en vaut pas la peine.",
      sides: [
        {
          name: "Réparez",
          items: [
            "La machine vous suffisait avant la panne",
            "Une seule pièce est en cause",
            "Elle accepte un SSD ou de la mémoire",
            "Le prix reste loin de celui d’un appareil équivalent",
          ],
        },
        {
          name: "N’insistez pas",
          items: [
            "La carte mère est corrodée sur toute sa surface",
            "Le système n’est plus mis à jour et le processeur refuse le suivant",
            "La pièce n’existe plus, même d’occasion",
            "Dans ce cas, nous copions vos fichiers et l’appareil part au recyclage",
          ],
        },
      ],
    },
    {
      kind: "price",
      title: "la réparation[ {lieu_seul}][, {diagnostic_compris}][, garantie {garantie_jours}]",
    },
    {
      kind: "questions",
      title: "On nous demande souvent",
      questions: texts.questions,
    },
  ],
  call: texts.call,
};
