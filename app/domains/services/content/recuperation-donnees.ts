import { serviceTexts } from "#app/domains/catalog/content/service-texts.ts";
import type { ServicePage } from "./page.ts";

const texts = serviceTexts["/services/recuperation-donnees"];

export const dataRecoveryPage: ServicePage = {
  path: "/services/recuperation-donnees",
  title: "Récupération de données {a_ville}[, urgence {urgence}]",
  metaDescription:
    "Disque dur qui claque, clé USB muette, photos effacées[ : plus de {taux_recuperation} de réussite][, urgence {urgence}]. {Diagnostic}, {a_ville}.",
  heading: "Récupération de données, sans aggraver la panne",
  lead: texts.lead,
  blocks: [
    {
      kind: "urgent",
      title: "Maintenant, tout de suite",
      lead: "Lisez ceci avant de rebrancher quoi que ce soit.",
      acts: [
        "Éteignez l’appareil, débranchez le disque",
        "Notez ce que vous avez entendu et ce qui s’affichait",
        "Gardez la clé ou la carte sans plus rien y écrire",
        "Apportez le disque dans un sac, à plat, loin d’un aimant",
        "Appelez[ : l’urgence est tenue {urgence}]",
      ],
      avoid: [
        "Le rallumer « pour voir » : chaque essai raye davantage",
        "Lancer un logiciel de récupération sur un disque qui claque",
        "Accepter quand Windows propose de formater",
        "L’ouvrir : une poussière suffit à le perdre",
        "Le congélateur : il ne sauve rien, il condense",
      ],
    },
    {
      kind: "promise",
      figure: "+ de {taux_recuperation}",
      title: "de récupérations réussies",
      example: "recovery",
      text: "Parce que nous travaillons sur une copie, jamais sur l’original, et que nous disons non quand insister ferait du mal.",
    },
    {
      kind: "table",
      title: "Selon le support",
      head: ["Support", "Ce qui arrive", "Ce qui se joue"],
      rows: [
        [
          "Disque dur qui claque",
          "La tête de lecture ne trouve plus sa piste",
          "Chaque allumage coûte des données. Éteint, il attend",
        ],
        [
          "Disque externe non reconnu",
          "Souvent le boîtier ou son connecteur",
          "Le disque, lui, va souvent bien : cas le plus simple",
        ],
        [
          "SSD",
          "Le contrôleur s’est bloqué",
          "N’insistez pas : sous tension, un SSD encore lisible peut effacer ce qui a été supprimé",
        ],
        [
          "Clé USB",
          "Connecteur arraché, table de fichiers perdue",
          "Soudure ou lecture directe de la mémoire",
        ],
        ["Carte photo", "« Carte à formater » sur l’appareil", "Ne prenez plus une seule photo dessus"],
        [
          "Fichiers effacés, corbeille vidée",
          "Sur un disque à plateaux, le contenu est souvent encore là ; sur un SSD, il peut avoir disparu (TRIM)",
          "Arrêtez d’utiliser l’ordinateur jusqu’à nous",
        ],
      ],
    },
    { kind: "testimonial", name: "Hélène M." },
    {
      kind: "steps",
      title: "Ce que devient votre disque",
      steps: [
        {
          title: "{Diagnostic}",
          text: "Nous identifions la panne sans forcer le support, et nous disons ce qui peut être sauvé.",
        },
        {
          title: "Copie, avant tout",
          text: "Le support est copié secteur par secteur, les zones saines d’abord. La suite se fait sur la copie.",
        },
        {
          title: "Liste des fichiers",
          text: "Vous voyez ce qui est retrouvé, par dossier. Vous décidez en sachant.",
        },
        {
          title: "Restitution",
          text: "Sur un support neuf, que nous vérifions avec vous. L’original vous est rendu.",
        },
        {
          title: "Oubli",
          text: "Notre copie est effacée une fois vos fichiers vérifiés. Ils sont restitués, jamais consultés.",
        },
      ],
    },
    {
      kind: "questions",
      title: "Les questions qui serrent la gorge",
      questions: texts.questions,
    },
  ],
  call: texts.call,
};
