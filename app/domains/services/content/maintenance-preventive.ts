import { serviceTexts } from "#app/domains/catalog/content/service-texts.ts";
import type { ServicePage } from "./page.ts";

const texts = serviceTexts["/services/maintenance-preventive"];

export const maintenancePage: ServicePage = {
  path: "/services/maintenance-preventive",
  title: "Maintenance informatique préventive[, {des_maintenance} par mois]",
  metaDescription:
    "Dépoussiérage, contrôle des disques, mises à jour, sauvegardes vérifiées : la maintenance[, en formules à {prix_formules_maintenance} par mois], {a_ville}[ et {a_distance}].",
  heading: "Maintenance préventive, avant que ça casse",
  lead: texts.lead,
  blocks: [
    {
      kind: "plans",
      title: "{Formules_maintenance}, du poste seul au parc.",
      lead: "Prix {ttc}. Un inventaire de départ permet de choisir la bonne.",
      alone: { title: "Une formule, au prix connu d’avance.", lead: "Prix {ttc}." },
      plans: "maintenance",
      note: "Plusieurs postes, un serveur, des horaires particuliers ? Le devis est gratuit[ ; s’il faut voir le parc {chez_vous} pour le chiffrer, nous convenons d’une visite].",
    },
    {
      kind: "table",
      title: "Ce qu’on entretient, et quand",
      lead: "Le carnet d’entretien d’un ordinateur, comme celui d’une voiture.",
      head: ["Geste", "Fréquence", "Ce que cela évite"],
      rows: [
        [
          "Mises à jour du système et des logiciels",
          "Chaque mois",
          "Les failles connues, par où passent la plupart des virus",
        ],
        ["État de santé du disque", "Chaque mois", "La perte de données sans prévenir"],
        ["Sauvegarde, avec essai de restauration", "Chaque mois", "La sauvegarde qui n’existait pas"],
        ["Dépoussiérage, ventilateurs", "Une fois par an", "La surchauffe et le bruit"],
        ["Batterie : capacité réelle", "Deux fois par an", "Le portable qui s’éteint en réunion"],
        ["Pâte thermique", "Tous les trois à quatre ans", "Les ralentissements d’été"],
        ["Tri des comptes et des accès", "À chaque départ", "L’ancien collaborateur qui a encore les clés"],
      ],
    },
    {
      kind: "compare",
      title: "Les signes qui ne trompent pas",
      sides: [
        {
          name: "À surveiller",
          items: [
            "Le ventilateur s’entend d’une pièce à l’autre",
            "Le démarrage prend plus de deux minutes",
            "Le disque est plein à plus de 90 %",
            "La date de la dernière sauvegarde vous échappe",
          ],
        },
        {
          name: "À traiter cette semaine",
          items: [
            "Des cliquetis réguliers : éteignez, appelez",
            "Une batterie qui soulève le pavé tactile",
            "Des arrêts nets en plein travail",
            "Des fichiers qui s’ouvrent vides",
          ],
        },
      ],
    },
    {
      kind: "steps",
      title: "Un entretien, pas à pas",
      steps: [
        {
          title: "On écoute",
          text: "Ce qui vous agace, ce qui a changé depuis la dernière fois.",
        },
        {
          title: "On mesure",
          text: "Températures, santé du disque, capacité de la batterie, date de la dernière sauvegarde qui fonctionne.",
        },
        {
          title: "On entretient",
          text: "Nettoyage, mises à jour, réglages. Rien n’est désinstallé sans votre accord.",
        },
        {
          title: "On écrit",
          text: "Un compte rendu lisible : ce qui va, ce qui fatigue, ce qu’il faudra changer et quand.",
        },
      ],
    },
    { kind: "testimonial", name: "Karim B." },
    {
      kind: "questions",
      title: "Avant de choisir",
      questions: texts.questions,
    },
  ],
  call: texts.call,
};
