import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import type { QuoteServiceType } from "#app/domains/catalog/labels.ts";
import { partsRule, type PlanRole } from "#app/domains/pricing/content.ts";

/** The devices that the estimate asks about (rule forms/estimate), in the order of the screen. */
export const devices = {
  portable: "PC portable",
  fixe: "PC fixe",
  mac: "Mac",
  box: "Box, imprimante",
} as const;

export const troubles = {
  allumage: "Ne s’allume plus",
  lenteur: "Lent ou bloqué",
  choc: "Écran ou choc",
  fichiers: "Fichiers perdus",
} as const;

/** The ages of a device, with the advice that the estimate gives for each. */
export const ages = {
  recent: {
    label: "Moins de 3\u00a0ans",
    advice: "Vérifiez d’abord la garantie du fabricant.",
  },
  milieu: { label: "3 à 7\u00a0ans", advice: "À cet âge, une réparation se justifie presque toujours." },
  ancien: { label: "Plus de 7\u00a0ans", advice: "À cet âge, comparez avec un remplacement." },
} as const;

export type Device = keyof typeof devices;
export type Trouble = keyof typeof troubles;
export type Age = keyof typeof ages;

/** For one device and one problem: the service that solves it, and the rows of the price list that give its price. */
export interface EstimateSource {
  service: QuoteServiceType;
  /** The plans (rows of the price list), by their role in it, that may be enough for the repair. */
  roles: readonly PlanRole[];
  /** Set if the work is done at the shop. A plan that is only for visits then gives no price. */
  isAtShop?: boolean;
  /** The service pages whose price examples, 'à partir de' (starting at), are used. */
  pages: readonly ServicePath[];
  /**
   * Finds the price examples that are about the problem, by their names. Without it, all examples of these pages are
   * used.
   */
  about?: RegExp;
  /**
   * Set if the repair needs a part. A price example for it, which includes the part, then replaces the plans, which are
   * only for labour.
   */
  needsPart?: boolean;
}

/** For each device, the words in the name of a price example which mean that the example is for this device only. */
export const deviceWords: Record<Device, RegExp> = {
  portable: /portable/i,
  fixe: /\bfixe\b|\btour\b|de bureau/i,
  mac: /\bi?mac(?:book)?\b/i,
  box: /\bbox\b|imprimante|routeur/i,
};

const lostFiles: EstimateSource = {
  service: "recuperation",
  roles: [],
  pages: ["/services/recuperation-donnees"],
};
const hardware: EstimateSource = {
  service: "reparation",
  roles: ["intervention"],
  isAtShop: true,
  pages: ["/services/reparation-materielle"],
  about: /batterie|alimentation|charge|carte m|allum|démarr|panne/i,
};
const damage: EstimateSource = {
  ...hardware,
  about: /écran|dalle|vitre|choc|chute|coque|charnière|clavier/i,
  needsPart: true,
};
const computer: Record<Trouble, EstimateSource> = {
  allumage: hardware,
  lenteur: {
    service: "depannage",
    roles: ["short", "intervention"],
    pages: ["/services/depannage-logiciel"],
  },
  choc: damage,
  fichiers: lostFiles,
};
const network: EstimateSource = {
  service: "reseau",
  roles: ["short", "intervention"],
  pages: ["/services/configuration-reseau", "/services/configuration-peripheriques"],
};

export const estimateSources: Record<Device, Record<Trouble, EstimateSource>> = {
  portable: computer,
  fixe: computer,
  mac: computer,
  box: {
    // A box (internet router) that does not start cannot be reached over the network, so a remote session cannot repair
    // it.
    allumage: { ...network, roles: ["intervention"] },
    lenteur: network,
    choc: { service: "autre", roles: [], pages: [] },
    // A box has no files, and a printer keeps none: the price for a computer's disk would mean nothing.
    fichiers: { ...lostFiles, pages: [] },
  },
};

export const estimateTexts = {
  title: "Combien, à peu près\u00a0?",
  lead: "Dix secondes, sans nom ni adresse. Le prix ferme vient avec le devis.",
  steps: ["L’appareil", "La panne", "Son âge", "Le délai"],
  refine: "Préciser l’âge et le délai",
  result: "À prévoir",
  unknown: "Choisissez l’appareil et la panne.",
  onRequest: "Sur devis",
  terms: `D’après nos prix affichés. ${partsRule.sentence}`,
  compare: "Réparer ou remplacer\u00a0?",
  submit: "Reprendre dans un devis",
  /** For a price range and for a chosen plan, which the form, the slip, the e-mails and the record show alike. */
  label: "Prix indicatif",
  noPromise: "Joint à votre demande. Seul le devis donne le prix ferme.",
} as const;
