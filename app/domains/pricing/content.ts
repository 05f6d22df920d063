import type { Service } from "#app/domains/catalog/content/specified-services.ts";

/**
 * The devices by which a price can be counted, as in 'par ordinateur' (for each computer). A 'poste' is one at work.
 */
export const pricedDevices = ["ordinateur", "poste"] as const;

const eachMonth = ["par mois", "par mois et par ordinateur", "par mois et par poste"] as const;

/** The units in which the price of a plan (an offer of the price list) is given. */
export const durations = [
  "par intervention",
  "par ordinateur",
  "par poste",
  "la séance",
  "l’heure",
  ...eachMonth,
  "par an",
  "par an et par ordinateur",
  "par an et par poste",
] as const;

/**
 * The roles of plans: what each is for. Texts find a plan's price by its role, as '{prix_intervention}' does. The owner
 * sets the role of each row; the row's unit must be one of `units` (rule prices/meaning). The owner's own plans need no
 * role.
 */
export const planRoles = {
  diagnosis: { label: "Diagnostic", units: ["par intervention"] },
  intervention: { label: "Intervention", units: ["par intervention"] },
  support: { label: "Support à distance, par mois", units: eachMonth },
  company: { label: "Entreprise, par mois", units: eachMonth },
  short: { label: "Séance courte", units: ["la séance"] },
  long: { label: "Séance longue", units: ["la séance", "l’heure"] },
} as const satisfies Record<string, { label: string; units: readonly (typeof durations)[number][] }>;

export type PlanRole = keyof typeof planRoles;

/** A plan of a price sheet (rule pages/prices). Prices are in euros, tax included. */
export interface PricingPlan {
  role: PlanRole | null;
  name: string;
  price: number;
  /** The unit of the price, such as 'par intervention' or 'par mois' (a month). */
  duration: string;
  description: string;
  features: readonly string[];
  notIncluded: readonly string[];
  /** The text of the mark (a badge) that recommends the plan. */
  mark: string | null;
  cta: string;
  link: string;
}

/** The travel fee of a visit, by distance. The first line that covers the customer's distance applies. */
export interface TravelFee {
  /** The longest distance for which the fee applies, in kilometres in a straight line. */
  upToKm: number;
  /** In euros, with tax. A visit for zero euros is free. */
  price: number;
}

/** The lowest price of a frequent repair, in euros, with tax. */
export interface PriceExample {
  name: string;
  detail: string | null;
  price: number;
  /** The pages of services that show the example. */
  services: readonly Service["path"][];
}

/** Every price on the site, as the owner set it. */
export interface PriceList {
  home: readonly PricingPlan[];
  /** The remote sessions, followed by the monthly plan that is also on the home page. */
  remote: readonly PricingPlan[];
  security: readonly PricingPlan[];
  maintenance: readonly PricingPlan[];
  /** The travel fees, which are added to the price of the intervention. Pages mention no fee if this is empty. */
  travelFees: readonly TravelFee[];
  examples: readonly PriceExample[];
}

/** The sentences about spare parts, which are the same on every page (rule prices/parts). */
export const partsRule = {
  sentence:
    "Les pièces s’ajoutent aux forfaits, chiffrées avant de commencer\u00a0; un prix «\u00a0à partir de\u00a0» comprend la main-d’œuvre, et la pièce s’il en faut une.",
  ofPlans: "Les pièces s’ajoutent aux forfaits, chiffrées avant de commencer.",
  ofExample: "Un prix «\u00a0à partir de\u00a0» comprend la main-d’œuvre, et la pièce s’il en faut une.",
  /** Shown only on the pages in `partsPages`. */
  ofExamples: "Pièce et pose comprises.",
  short: "pièces en plus",
} as const;

/** The services whose repairs need a part. */
export const partsPages: ReadonlySet<string> = new Set<Service["path"]>([
  "/services/reparation-materielle",
  "/services/mise-a-niveau",
]);

/** The price sheets (lists of plans) on the pages of services. */
export type PlanSheet = "remote" | "security" | "maintenance";

/** When the diagnosis is free: always, if the repair follows, or never. */
export type DiagnosisRule = "free" | "repair" | "paid";

/** The name and the button of the home page's monthly plan on the page about remote support. */
export const monthlySupport = { name: "Forfait mensuel", cta: "Demander le forfait" } as const;
