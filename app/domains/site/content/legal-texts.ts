import type { SaleTerms } from "#app/domains/business/profile.ts";
import { partsRule } from "#app/domains/pricing/content.ts";
/**
 * A part of a legal text. In it, a missing fact is shown as 'À compléter' (to be completed). A term of sale that the
 * owner has not stated is left out (rule pages/legal), and so is a part whose title is blank.
 */
export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
  /** The paths of the other legal pages to which the part links. */
  links?: readonly string[];
  facts?: readonly (readonly [term: string, value: string])[];
  /** The names of the terms of sale, which the owner types in the settings. */
  terms?: readonly (keyof SaleTerms)[];
}

export interface LegalText {
  path: "/conditions-de-vente" | "/retractation" | "/garanties-legales";
  title: string;
  lead: string;
  description: string;
  sections: readonly LegalSection[];
}

/**
 * The texts that tell a customer how to claim the legal guarantee. `distant` is for a shop that receives nobody (rule
 * settings/premises).
 */
export const legalContacts = {
  receiving: "Apportez l’appareil et la facture, ou écrivez-nous.",
  distant: "Écrivez-nous ou appelez-nous, avec la facture à portée de main.",
} as const;

/** The legal texts of a new site. Before the site opens, the owner reads and completes them, and has them checked. */
export const legalTexts: readonly LegalText[] = [
  {
    path: "/conditions-de-vente",
    title: "Conditions générales de vente",
    lead: "Ce qui s’applique quand vous nous confiez un appareil ou une intervention[, {abonnements} compris].",
    description:
      "Devis, prix, paiement, délais, garanties et litiges : les conditions générales de vente de nos réparations et de nos interventions[, {abonnements} compris].",
    sections: [
      {
        title: "Devis et commande",
        paragraphs: [
          "{regle_diagnostic} Le devis est gratuit et écrit. Il sépare les pièces de la main-d’œuvre.",
          "La commande est ferme quand vous acceptez le devis. Rien ne commence avant, et tout supplément demande un nouvel accord.",
        ],
        terms: ["quoteValidity"],
      },
      {
        title: "Prix et paiement",
        paragraphs: [`Les prix sont en euros, {toutes_taxes}. ${partsRule.sentence}`],
        terms: ["paymentMeans", "deposit", "travelCosts", "latePayment"],
      },
      {
        title: "Délais",
        paragraphs: [
          "Nous intervenons[ {delai}, ou] à la date convenue avec vous. Une réparation dure davantage quand une pièce se commande : la date est alors donnée avec le devis.",
          "Si la date convenue n’est pas tenue, vous pouvez nous demander de l’exécuter dans un délai supplémentaire raisonnable, puis mettre fin au contrat (Code de la consommation, article L. 216-6).",
        ],
      },
      {
        title: "Vos données",
        paragraphs: [
          "Gardez une copie de vos fichiers avant tout dépôt quand c’est possible. Dites-nous ce qui compte : nous le copions d’abord si la réparation peut l’exposer.",
          "Nous ne consultons pas vos fichiers. Une copie faite pour les protéger est effacée une fois l’appareil rendu et vérifié.",
        ],
      },
      {
        title: "Appareils et pièces",
        paragraphs: [
          "Les pièces remplacées vous sont rendues si vous les demandez. Une pièce d’occasion n’est posée qu’avec votre accord.",
        ],
        terms: ["unclaimed"],
      },
      {
        title: "{Abonnements}",
        paragraphs: ["Chaque abonnement dit ce qu’il comprend et ce qu’il ne comprend pas."],
        terms: ["renewal", "cancellation"],
      },
      {
        title: "Garanties et rétractation",
        paragraphs: [
          "[Nos réparations sont garanties {garantie_jours} : si la même panne revient, nous la reprenons sans frais. Cette garantie s’ajoute à vos garanties légales et ne les remplace pas. ]Vos garanties légales s’appliquent de toute façon.",
        ],
        links: ["/garanties-legales", "/retractation"],
      },
      {
        title: "Litiges",
        paragraphs: [
          "Écrivez-nous d’abord. Sans solution, un consommateur peut saisir gratuitement le médiateur nommé dans les mentions légales (article L. 612-1). Le droit français s’applique.",
        ],
        links: ["/mentions-legales"],
      },
    ],
  },
  {
    path: "/retractation",
    title: "Droit de rétractation",
    lead: "Quand vous pouvez changer d’avis, et comment.",
    description:
      "Quatorze jours pour changer d’avis après une commande à distance ou à domicile : dans quels cas, comment faire, et le modèle de formulaire de rétractation.",
    sections: [
      {
        title: "Dans quels cas",
        paragraphs: [
          "Un consommateur a quatorze jours pour changer d’avis, sans se justifier, après un contrat conclu à distance (téléphone, e-mail, site) ou hors de nos locaux, par exemple chez lui (Code de la consommation, article L. 221-18).",
          "Le délai court du jour du contrat pour une prestation, du jour de la livraison pour un bien.[ Un contrat conclu {a_l_atelier} n’ouvre pas ce droit.]",
        ],
      },
      {
        title: "Si vous voulez que nous commencions tout de suite",
        paragraphs: [
          "Vous pouvez le demander expressément. Si vous vous rétractez ensuite, vous payez ce qui a été fait jusque-là (article L. 221-25).",
          "Le droit de rétractation disparaît quand la prestation a été entièrement exécutée, à votre demande et après que vous avez reconnu le perdre. Il ne s’applique pas non plus aux travaux d’entretien ou de réparation à réaliser en urgence chez vous et que vous avez demandés, pour les seules pièces et travaux strictement nécessaires (article L. 221-28).",
        ],
      },
      {
        title: "Comment faire",
        paragraphs: [
          "Envoyez-nous une déclaration claire, par e-mail ou par courrier, avant la fin du délai. Vous pouvez vous servir du modèle ci-dessous. Nous accusons réception.",
          "Nous remboursons ce qui a été payé dans les quatorze jours, par le même moyen de paiement.",
        ],
        facts: [
          ["Adresse électronique", "{email}"],
          ["Adresse postale", "{adresse}"],
        ],
      },
      {
        title: "Modèle de formulaire",
        paragraphs: ["À n’envoyer que si vous souhaitez vous rétracter."],
        items: [
          "À l’attention {de_nom} :",
          "Je vous notifie par la présente ma rétractation du contrat portant sur (désignation de la prestation ou du bien) :",
          "Commandé le, ou reçu le :",
          "Nom du consommateur :",
          "Adresse du consommateur :",
          "Date, et signature si le formulaire est envoyé sur papier :",
        ],
      },
    ],
  },
  {
    path: "/garanties-legales",
    title: "Garanties légales",
    lead: "Ce que la loi vous donne[, en plus de notre garantie de {garantie_jours}].",
    description:
      "[Garantie de {garantie_jours} sur la réparation. ]Garantie légale de conformité et garantie des vices cachés : ce qui est couvert, combien de temps, et comment faire.",
    sections: [
      {
        title: "Notre garantie de {garantie_jours}",
        paragraphs: [
          "[Si la même panne revient sous {garantie_jours}, nous la reprenons sans frais. Cette garantie commerciale s’ajoute aux garanties légales, qui s’appliquent de toute façon.]",
        ],
      },
      {
        title: "Conformité du bien vendu",
        paragraphs: [
          "Le consommateur dispose de deux ans à compter de la délivrance du bien pour mettre en œuvre la garantie légale de conformité (Code de la consommation, articles L. 217-3 et suivants). Elle vaut pour un appareil ou une pièce que nous vous avons vendus.",
          "Pendant ces deux ans, pour un bien neuf, vous n’avez pas à prouver que le défaut existait à la délivrance. Pour un bien d’occasion, c’est le cas pendant douze mois.",
          "Vous avez droit à la réparation ou au remplacement, sans frais, dans les trente jours de votre demande. À défaut, vous pouvez demander une réduction du prix, ou rendre le bien contre remboursement. Un bien réparé à ce titre voit sa garantie prolongée de six mois.",
        ],
      },
      {
        title: "Vices cachés",
        paragraphs: [
          "Vous bénéficiez aussi de la garantie des vices cachés (Code civil, articles 1641 à 1649), pendant deux ans à compter de la découverte du défaut. Elle ouvre droit à une réduction du prix si vous gardez le bien, ou au remboursement contre sa restitution.",
        ],
      },
      {
        title: "Comment faire",
        paragraphs: [
          "{venir} Si nous ne trouvons pas de solution ensemble, le médiateur nommé dans les mentions légales peut être saisi gratuitement.",
        ],
        facts: [
          ["Vendeur responsable", "{nom}"],
          ["Adresse électronique", "{email}"],
          ["Adresse postale", "{adresse}"],
        ],
      },
    ],
  },
];
