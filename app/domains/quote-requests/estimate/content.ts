import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";
import type { QuoteServiceType } from "#app/domains/catalog/labels.ts";
import { partsRule, type PlanRole } from "#app/domains/pricing/content.ts";

/** The choices of the estimate (rule forms/estimate), in the order in which they are shown. */
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

/** The ages of a machine, and the advice of the estimate about each. */
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

/** Where the price of an estimate comes from: the service, and its places in the price list. */
export interface EstimateSource {
  service: QuoteServiceType;
  /** The roles of the plans that may be sufficient for the repair. */
  roles: readonly PlanRole[];
  /** True if the work is done at the shop. The price of a plan that is only for visits then does not apply. */
  isAtShop?: boolean;
  /** The pages whose prices 'à partir de' ("starting at") are used. */
  pages: readonly ServicePath[];
  /** Matches the names of the price examples that are about the problem. If it is absent, all examples are used. */
  about?: RegExp;
  /** True if the repair needs a part. A price example about it then replaces the plans, which are only for labour. */
  needsPart?: boolean;
}

/** For each device, the words that show, in the name of a price example, that it is only about this device. */
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
    // A box (router) that does not start cannot be reached remotely, so no remote session can repair it.
    allumage: { ...network, roles: ["intervention"] },
    lenteur: network,
    choc: { service: "autre", roles: [], pages: [] },
    fichiers: lostFiles,
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
  kept: "Votre estimation",
  label: "Estimation indicative",
  noPromise:
    "Un ordre de grandeur d’après nos prix affichés, joint à votre demande. Seul le devis donne le prix ferme.",
} as const;
