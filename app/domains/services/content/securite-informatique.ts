import { serviceTexts } from "#app/domains/catalog/content/service-texts.ts";
import type { ServicePage } from "./page.ts";

const texts = serviceTexts["/services/securite-informatique"];

export const securityPage: ServicePage = {
  path: "/services/securite-informatique",
  title: "Sécurité informatique[, {des_securite} par mois]",
  metaDescription:
    "Antivirus réglé, sauvegarde chiffrée, mots de passe rangés : la sécurité[, en formules à {prix_formules_securite} par mois], pour particuliers et entreprises {a_ville}.",
  heading: "Sécurité informatique, l’essentiel bien réglé",
  lead: texts.lead,
  blocks: [
    {
      kind: "plans",
      title: "{Niveaux_securite}, selon ce que vous avez à perdre.",
      lead: "Prix {ttc}.",
      alone: {
        title: "Une formule, au prix connu d’avance.",
        note: "L’audit du poste dira si elle suffit, et le devis est gratuit.",
      },
      plans: "security",
      note: "Vous ne savez pas laquelle choisir ? L’audit du poste le dira, et le devis est gratuit.",
    },
    {
      kind: "urgent",
      title: "Vous venez de cliquer ?",
      lead: "Pas de honte, cela arrive à tout le monde. Dans cet ordre :",
      acts: [
        "Coupez internet : câble débranché, Wi-Fi éteint",
        "Éteignez l’ordinateur ; si une rançon s’affiche, laissez-le allumé, hors ligne",
        "Depuis un autre appareil, changez le mot de passe de votre messagerie",
        "Un code bancaire donné ? Appelez votre banque avant nous, ou le 0\u00a0892\u00a0705\u00a0705 pour l’opposition",
        "Puis appelez-nous, avec une photo de l’écran",
      ],
      avoid: [
        "Payer une rançon : rien ne garantit le retour des fichiers",
        "Rappeler le numéro affiché à l’écran",
        "Laisser un inconnu prendre la main à distance",
        "Brancher le disque de sauvegarde sur la machine touchée",
      ],
    },
    {
      kind: "table",
      title: "D’où vient le danger",
      lead: "Presque jamais d’un pirate encagoulé. Presque toujours d’une de ces quatre portes.",
      head: ["La porte", "Comment ça se passe", "Ce qui la ferme"],
      rows: [
        [
          "L’e-mail qui presse",
          "Un colis, une amende, un faux patron",
          "Apprendre à le reconnaître, et un doute qui se dit",
        ],
        [
          "Le mot de passe partout pareil",
          "Un site se fait voler, tous vos comptes tombent",
          "Un gestionnaire de mots de passe et un second code",
        ],
        ["La mise à jour repoussée", "La faille est connue, le virus la cherche", "Des mises à jour suivies"],
        [
          "Le faux support technique",
          "Une fenêtre bloque l’écran et donne un numéro",
          "Raccrocher, couper internet, éteindre, nous appeler",
        ],
      ],
    },
    {
      kind: "groups",
      title: "Ce que regarde un audit",
      groups: [
        {
          name: "Le poste",
          items: [
            "Antivirus et pare-feu",
            "Mises à jour en retard",
            "Programmes inconnus",
            "Chiffrement du disque",
          ],
        },
        {
          name: "Les données",
          items: [
            "Où elles sont vraiment",
            "Quelle sauvegarde, et son essai",
            "Qui peut les lire",
            "Ce que dit le RGPD",
          ],
        },
        {
          name: "Les habitudes",
          items: [
            "Mots de passe",
            "Double authentification",
            "Comptes d’anciens collègues",
            "Partages oubliés",
          ],
        },
      ],
    },
    {
      kind: "steps",
      title: "Trois copies, et l’on dort mieux",
      lead: "La règle de toute sauvegarde sérieuse, à la maison comme au bureau.",
      steps: [
        {
          title: "Trois copies",
          text: "L’original, plus deux. Une seule copie, c’est une copie de moins qu’il n’en faut.",
        },
        {
          title: "Deux supports",
          text: "Un disque et un service en ligne, par exemple. Ils ne tombent pas en panne ensemble.",
        },
        {
          title: "Une ailleurs",
          text: "Hors des murs, et débranchée : le feu, le vol et le rançongiciel ne l’atteignent pas.",
        },
      ],
    },
    {
      kind: "questions",
      title: "On nous demande souvent",
      questions: texts.questions,
    },
  ],
  call: texts.call,
};
