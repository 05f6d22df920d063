import { serviceTexts } from "#app/domains/catalog/content/service-texts.ts";
import type { ServicePage } from "./page.ts";

const texts = serviceTexts["/services/configuration-peripheriques"];

export const peripheralsPage: ServicePage = {
  path: "/services/configuration-peripheriques",
  title: "Imprimante, scanner, écran : configuration {a_ville}",
  metaDescription:
    "Imprimante hors ligne, scanner muet, double écran, casque, disque réseau : nous branchons, réglons et essayons avec vous[, {a_domicile}][ ou {au_bureau}], {a_ville}.",
  heading: "Configuration de périphériques, branchés et réglés",
  lead: texts.lead,
  blocks: [
    {
      kind: "groups",
      title: "Ce que nous branchons",
      groups: [
        {
          name: "Imprimer, numériser",
          items: [
            "Imprimantes jet d’encre et laser",
            "Numérisation vers un dossier ou un e-mail",
            "Impression depuis un téléphone",
            "Étiqueteuses et tickets de caisse",
          ],
        },
        {
          name: "Voir, entendre",
          items: [
            "Double écran, écran courbe, télévision",
            "Casques, micros, webcams",
            "Stations d’accueil USB-C",
            "Tablettes graphiques",
          ],
        },
        {
          name: "Stocker, partager",
          items: [
            "Disques externes et sauvegardes",
            "Disques réseau (NAS)",
            "Lecteurs de carte Vitale et de signature",
            "Claviers et souris sans fil",
          ],
        },
      ],
    },
    {
      kind: "steps",
      title: "Imprimante « hors ligne » : quatre gestes",
      lead: "À faire avant de nous appeler. C’est la panne que nous entendons le plus.",
      steps: [
        {
          title: "Éteignez-la vraiment",
          text: "À la prise, trente secondes. Une imprimante en veille a parfois perdu le Wi-Fi sans le dire.",
        },
        {
          title: "Vérifiez le réseau",
          text: "L’imprimante et l’ordinateur doivent être sur le même Wi-Fi. Le réseau « invité » de la box ne compte pas.",
        },
        {
          title: "Videz la file d’attente",
          text: "Un vieux document bloqué retient tous les suivants. Annulez-les tous, puis relancez une page.",
        },
        {
          title: "Regardez son nom",
          text: "S’il y en a deux dans la liste, dont une « copie 1 », c’est l’autre qu’il faut choisir par défaut.",
        },
      ],
    },
    {
      kind: "compare",
      title: "[{Chez_vous}, ou {a_distance}]",
      sides: [
        {
          name: "Nous venons",
          items: [
            "Déballage, montage, branchement",
            "Écrans à fixer, câbles à ranger",
            "Plusieurs postes à relier",
            "Premier essai avec vous, sur place",
          ],
        },
        {
          name: "{A_distance} suffit",
          items: [
            "Pilotes à installer ou à mettre à jour",
            "Imprimante qui ne répond plus",
            "Scanner à relier à un dossier",
            "Micro ou caméra muets en visioconférence",
          ],
        },
      ],
    },
    {
      kind: "guarantees",
      title: "Avant de partir",
      items: [
        {
          title: "Une page imprimée, une page numérisée",
          text: "Depuis chaque ordinateur et chaque téléphone de la maison.",
        },
        {
          title: "Des pilotes à jour",
          text: "Ceux du fabricant, sans les quatre logiciels qui viennent avec.",
        },
        {
          title: "Un mode d’emploi court",
          text: "Changer l’encre, renumériser, quoi faire si le voyant clignote.",
        },
      ],
    },
    { kind: "price", title: "le branchement et les réglages[ {lieu_seul}][, garantis {garantie_jours}]" },
    {
      kind: "questions",
      title: "On nous demande souvent",
      questions: texts.questions,
    },
  ],
  call: texts.call,
};
