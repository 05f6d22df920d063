import { serviceTexts } from "#app/domains/catalog/content/service-texts.ts";
import type { ServicePage } from "./page.ts";

const texts = serviceTexts["/services/mise-a-niveau"];

export const upgradePage: ServicePage = {
  path: "/services/mise-a-niveau",
  title: "SSD, mémoire : mise à niveau d’ordinateur {a_ville}",
  metaDescription:
    "Un SSD et de la mémoire rendent des années à un ordinateur lent. Compatibilité vérifiée, données conservées, ancien disque rendu. Devis gratuit, {a_ville}.",
  heading: "Mise à niveau : gardez la machine, changez la pièce",
  lead: texts.lead,
  blocks: [
    {
      kind: "table",
      title: "Quelle pièce, pour quoi faire",
      lead: "De la plus utile à la plus particulière.",
      head: ["La pièce", "Ce que cela change", "La limite"],
      rows: [
        [
          "SSD à la place du disque dur",
          "Démarrage en secondes, logiciels qui s’ouvrent aussitôt",
          "Aucune, ou presque : c’est toujours le premier geste",
        ],
        [
          "Mémoire vive",
          "Plus d’onglets, plus de logiciels ouverts ensemble",
          "Soudée sur beaucoup de portables récents",
        ],
        ["Batterie", "Une journée loin de la prise", "Certains modèles n’ont plus de pièces"],
        ["Carte graphique", "Jeu, montage, dessin 3D", "L’alimentation et le boîtier doivent suivre"],
        [
          "Carte Wi-Fi",
          "Un Wi-Fi récent sur une machine ancienne",
          "Quelques marques verrouillent le modèle",
        ],
        ["Écran ou clavier", "Le confort, tous les jours", "Le prix de la dalle décide"],
      ],
    },
    {
      kind: "compare",
      title: "Cela en vaut-il la peine ?",
      lead: "Nous vérifions avant de commander. Si la réponse est non, vous n’avez acheté aucune pièce.",
      sides: [
        {
          name: "Oui",
          items: [
            "Le disque est mécanique : il fait un léger bruit",
            "La mémoire est pleine dès trois logiciels ouverts",
            "Windows 11 accepte ce processeur",
            "Le reste de la machine vous plaît",
          ],
        },
        {
          name: "Plutôt non",
          items: [
            "Tout est soudé, rien ne s’ajoute",
            "Le système n’est plus mis à jour sur ce modèle",
            "La carte mère donne déjà des signes",
            "Le prix dépasse la moitié d’une machine neuve équivalente",
          ],
        },
      ],
    },
    {
      kind: "steps",
      title: "Comment nous procédons",
      steps: [
        {
          title: "Compatibilité",
          text: "Donnez la marque et le modèle, sous la machine. Nous disons ce qui s’ajoute, ce qui se change, ce qui est soudé.",
        },
        {
          title: "Copie",
          text: "Le disque est dupliqué tel quel : Windows[ ou {macos}], logiciels, photos. Vous retrouverez votre bureau où il était.",
        },
        {
          title: "Pose et essai",
          text: "La pièce est montée, la machine nettoyée au passage, puis elle tourne avant de repartir.",
        },
        {
          title: "Remise",
          text: "L’ancien disque vous est rendu : c’est une sauvegarde toute faite.[ {Garantie}.]",
        },
      ],
    },
    {
      kind: "guarantees",
      title: "Ce à quoi nous tenons",
      items: [
        { title: "Vos données restent", text: "Rien n’est réinstallé quand une copie suffit." },
        {
          title: "La pièce juste",
          text: "Ni la plus chère, ni la plus grosse : celle que la machine saura utiliser.",
        },
        { title: "Le prix d’abord", text: "Pièce et pose annoncées ensemble, avant de commander." },
      ],
    },
    { kind: "testimonial", name: "Josiane L." },
    { kind: "price", title: "la pose, la copie et l’essai[ {lieu_seul}][, garantis {garantie_jours}]" },
    {
      kind: "questions",
      title: "On nous demande souvent",
      questions: texts.questions,
    },
  ],
  call: texts.call,
};
