import type { ServiceChoice } from "#app/domains/catalog/labels.ts";

const slipItself = "ce bon, imprimé ou sur votre téléphone";
const machine = ["l’appareil et son chargeur", slipItself];
const withMessage = [...machine, "le message d’erreur, en photo"];

/** What the customer should have ready before a remote session, in which the shop controls the customer's computer. */
export const forRemote = [
  "l’ordinateur allumé, avec internet",
  "ce bon, sous les yeux",
  "le message d’erreur, en photo",
] as const;
/** What the customer should have ready before the shop comes to the customer's home. */
export const forVisit = ["l’appareil et ce qui s’y branche", slipItself] as const;

/** For each service, the things that the customer should bring to the shop or have at hand. */
export const toBring: Record<ServiceChoice, readonly string[]> = {
  reparation: withMessage,
  depannage: withMessage,
  reseau: [slipItself, "le nom de votre opérateur", "une photo de la box et de ses branchements"],
  recuperation: ["le disque ou l’appareil, éteint", slipItself, "la liste des fichiers qui comptent le plus"],
  securite: withMessage,
  upgrade: [...machine, "la facture ou le modèle exact"],
  maintenance: machine,
  distance: forRemote,
  peripheriques: [
    "le périphérique et ses câbles",
    slipItself,
    "le modèle du périphérique et de l’ordinateur",
  ],
  autre: machine,
};

export const slipTexts = {
  title: "C’est noté. Voici votre bon.",
  name: "Bon de demande",
  counter: "Bon de demande, à présenter au comptoir",
  /** The same text as in the form's confirmation (quoteFormTexts). */
  soon: "Dans les plus brefs délais",
  settled: "Votre demande est traitée. Une question\u00a0? Appelez-nous.",
  estimate: "Le prix ferme vient avec le devis.",
  bring: {
    title: "À apporter",
    useless: "Inutile\u00a0: votre mot de passe. Vous le taperez sur place.",
  },
  visit: "Nous venons chez vous\u00a0? Rien à apporter.",
  /** For work that is done at the customer's or remotely. */
  prepare: {
    title: "À préparer",
    useless: "Inutile\u00a0: votre mot de passe. Vous le taperez vous-même.",
  },
  elsewhere: "Les mots de la demande ne s’affichent que dans le navigateur qui l’a envoyée.",
  correction: "Une précision, une erreur\u00a0? Appelez le",
  correctionMailed: "Une précision, une erreur\u00a0? Répondez à l’e-mail, ou appelez le",
  correctionEnd: "en donnant le numéro du bon.",
  forShop: "Réservé à l’atelier",
  forShopHint: "(reçu le, par, état à l’arrivée)",
  keepTitle: "Gardez ce bon",
  keepText: "Imprimez-le, ou gardez l’adresse de cette page. Elle reste en ligne jusqu’au",
  /** For the browser that sent the request: what the page shows in any other browser. */
  keptElsewhere:
    "Dans un autre navigateur, elle montre le numéro, le service et le délai, mais ni votre nom ni vos mots.",
  mailed: "Le numéro part aussi à",
  printHint: "Une page A5 ou A4.",
  printWithout: "Pour l’imprimer, passez par le menu de votre navigateur\u00a0: une page A5 ou A4.",
  gone: "Ce bon n’est plus là.",
  goneText:
    "Un bon reste en ligne trente jours. Le numéro reste valable\u00a0: appelez-nous, ou écrivez-nous.",
} as const;
