import type { Service } from "#app/domains/catalog/content/specified-services.ts";

/**
 * The devices by which a price can be counted: 'par ordinateur' (for each computer), 'par poste' (for each computer at
 * work).
 */
export const pricedDevices = ["ordinateur", "poste"] as const;

const eachMonth = ["par mois", "par mois et par ordinateur", "par mois et par poste"] as const;

/** The units in which the price of a plan (an offer of the price list) is given. */
export const durations = [
  "par intervention",
  "par ordinateur",
  "par poste",
  "la séance",
  "la demi-heure",
  "l’heure",
  ...eachMonth,
  "par an",
  "par an et par ordinateur",
  "par an et par poste",
] as const;

/**
 * The roles of plans (rows of the price list). A text finds a plan's price by its role: '{prix_intervention}' stands
 * for the price of the plan with the role `intervention`. The owner sets the role of each row, whose unit must be one
 * of `units` (rule prices/meaning). A plan that the owner added needs no role.
 */
export const planRoles = {
  diagnosis: { label: "Diagnostic", units: ["par intervention"] },
  intervention: { label: "Intervention", units: ["par intervention"] },
  support: { label: "Support à distance, par mois", units: eachMonth },
  company: { label: "Entreprise, par mois", units: eachMonth },
  short: { label: "Séance courte", units: ["la séance", "la demi-heure"] },
  long: { label: "Séance longue", units: ["la séance", "l’heure"] },
} as const satisfies Record<string, { label: string; units: readonly (typeof durations)[number][] }>;

export type PlanRole = keyof typeof planRoles;

/**
 * A plan: a priced offer, which is a row of the price list (rule pages/prices). Prices are in euros, taxes included.
 */
export interface PricingPlan {
  role: PlanRole | null;
  name: string;
  price: number;
  /** The unit of the price, such as 'par intervention' or 'par mois' (a month). */
  duration: string;
  description: string;
  features: readonly string[];
  notIncluded: readonly string[];
  /** The text of the badge that recommends the plan, such as 'Populaire' (popular); null for no badge. */
  mark: string | null;
  cta: string;
  link: string;
}

/** One line of the travel fees for a visit. The first line whose distance is at least that of the customer applies. */
export interface TravelFee {
  /** The longest distance for which the fee applies, in kilometres in a straight line. */
  upToKm: number;
  /** The fee in euros, taxes included. With zero, the travel costs nothing. */
  price: number;
}

/** The 'à partir de' (starting at) price of a frequent repair, in euros, taxes included. */
export interface PriceExample {
  name: string;
  detail: string | null;
  price: number;
  /** The pages of services that show the example. */
  services: readonly Service["path"][];
}

/** Every price on the site, as the owner set it, in euros with taxes. */
export interface PriceList {
  home: readonly PricingPlan[];
  /** The remote sessions, then the monthly plan for remote support, which the home page also shows. */
  remote: readonly PricingPlan[];
  security: readonly PricingPlan[];
  maintenance: readonly PricingPlan[];
  /** The travel fees, which are added to the price of the work. Without any, the site mentions no fee. */
  travelFees: readonly TravelFee[];
  examples: readonly PriceExample[];
}

/** The sentences about spare parts. They must be the same on every page, so they are here only (rule prices/parts). */
export const partsRule = {
  sentence:
    "Les pièces s’ajoutent aux forfaits, chiffrées avant de commencer\u00a0; un prix «\u00a0à partir de\u00a0» comprend la main-d’œuvre, et la pièce s’il en faut une.",
  ofPlans: "Les pièces s’ajoutent aux forfaits, chiffrées avant de commencer.",
  ofExample: "Un prix «\u00a0à partir de\u00a0» comprend la main-d’œuvre, et la pièce s’il en faut une.",
  /** True only of repairs that need a part, so only the pages in `partsPages` show it. */
  ofExamples: "Pièce et pose comprises.",
  short: "pièces en plus",
} as const;

/** The pages of services whose repairs usually need a spare part. */
export const partsPages: ReadonlySet<string> = new Set<Service["path"]>([
  "/services/reparation-materielle",
  "/services/mise-a-niveau",
]);

/** The price sheets (lists of plans) that are on the page of one service. */
export type PlanSheet = "remote" | "security" | "maintenance";

/**
 * The owner's choice for the diagnosis: always free, free if the repair follows, included in the price of the visit, or
 * always paid.
 */
export type DiagnosisRule = "free" | "repair" | "visit" | "paid";

/** The name and the button text that the home page's monthly plan has on the page about remote support. */
export const monthlySupport = { name: "Forfait mensuel", cta: "Demander le forfait" } as const;
