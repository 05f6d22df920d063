import { serviceTexts } from "#app/domains/catalog/content/service-texts.ts";
import type { ServicePage } from "./page.ts";

const texts = serviceTexts["/services/depannage-logiciel"];

export const softwareRepairPage: ServicePage = {
  path: "/services/depannage-logiciel",
  title: "Dépannage logiciel {a_ville}, Windows[ et {macos}]",
  metaDescription:
    "Ordinateur lent, écran bleu, virus, mise à jour bloquée : intervention[ sous {delai_logiciel},][ {a_distance},][ {sur_place}] {a_ville}. Vos fichiers d’abord.",
  heading: "Dépannage logiciel[, intervention sous {delai_logiciel}]",
  lead: texts.lead,
  blocks: [
    {
      kind: "promise",
      figure: "{delai_logiciel}",
      title: "entre votre appel et notre intervention",
      text: "[{A_distance} quand la machine démarre, {sur_place} quand elle ne démarre plus. ]{Jours}.",
      example: "delays",
    },
    {
      kind: "symptoms",
      title: "Ce qui s’affiche, ce que nous faisons",
      rows: [
        {
          sign: "Dix minutes pour démarrer, puis tout rame",
          cause: "Programmes au démarrage, disque plein, parfois disque fatigué",
          act: "Tri, nettoyage, contrôle du disque avant d’accuser Windows",
        },
        {
          sign: "Écran bleu, redémarrage sans prévenir",
          cause: "Un pilote, une mise à jour, une barrette de mémoire",
          act: "Lecture du journal de la panne, correction, essai en charge",
        },
        {
          sign: "Des publicités s’ouvrent toutes seules",
          cause: "Un logiciel indésirable, installé avec un autre",
          act: "Suppression, remise en ordre du navigateur, explication de la porte d’entrée",
        },
        {
          sign: "« Vos fichiers ont été chiffrés »",
          cause: "Un rançongiciel",
          act: "Coupez internet, débranchez les sauvegardes, ne payez pas : appelez",
        },
        {
          sign: "Mise à jour bloquée à 35 %",
          cause: "Place insuffisante, fichiers système abîmés",
          act: "Réparation du système, mise à jour menée à son terme",
        },
        {
          sign: "La messagerie redemande son mot de passe",
          cause: "Un réglage changé chez le fournisseur, ou un compte piraté",
          act: "Vérification du compte, nouveaux réglages",
        },
      ],
    },
    {
      kind: "compare",
      title: "Réinstaller est le dernier recours",
      lead: "« On va tout formater » est la phrase de ceux qui n’ont pas cherché.",
      sides: [
        {
          name: "Nous commençons par",
          items: [
            "Copier vos documents s’ils courent un risque",
            "Trouver la cause, pas seulement le symptôme",
            "Réparer le système en place",
            "Vous montrer comment éviter que ça revienne",
          ],
        },
        {
          name: "S’il faut vraiment réinstaller",
          items: [
            "Vous le savez avant, et vous décidez",
            "Vos documents, photos et favoris sont remis à leur place",
            "Vos logiciels sont réinstallés si vous avez leurs licences",
            "L’imprimante et la messagerie sont réglées et essayées",
          ],
        },
      ],
    },
    {
      kind: "steps",
      title: "Le déroulé",
      steps: [
        {
          title: "Vous décrivez",
          text: "Une photo de l’écran vaut mieux qu’un long récit. Notez ce qui a changé juste avant : un logiciel, une mise à jour, un e-mail ouvert.",
        },
        {
          title: "Nous intervenons[ sous {delai_logiciel}]",
          text: "[{A_distance} pour la plupart des pannes. ]{Sur_place} quand il faut voir la machine.",
        },
        {
          title: "Nous vérifions avec vous",
          text: "Vos logiciels, votre imprimante, vos e-mails : la panne est finie quand vous avez pu travailler.",
        },
        {
          title: "{Garantie}",
          text: "Si le même problème revient sous {garantie_jours}, nous le reprenons sans frais.",
        },
      ],
    },
    {
      kind: "price",
      title: "le dépannage[ {lieu_seul}][, {diagnostic_compris}][, garanti {garantie_jours}]",
      more: {
        text: "[À distance, une séance suffit souvent\u00a0: {prix_des_seances}.]",
        about: "/services/depannage-distance",
      },
    },
    {
      kind: "questions",
      title: "Deux gestes, deux réponses",
      questions: texts.questions,
    },
  ],
  call: texts.call,
};
