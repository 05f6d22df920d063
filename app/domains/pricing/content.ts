import type { Service } from "#app/domains/catalog/content/specified-services.ts";

/** The units of a plan's price. */
export const durations = ["par intervention", "la séance", "l’heure", "par mois", "par an"] as const;

/**
 * The meaning of a plan. Texts find its price by it: '{prix_intervention}'. The owner sets it for each row (rule
 * prices/meaning). A row with another unit cannot have it. The owner's own plans have none.
 */
export const planRoles = {
  diagnosis: { label: "Diagnostic", units: ["par intervention"] },
  intervention: { label: "Intervention", units: ["par intervention"] },
  support: { label: "Support à distance, par mois", units: ["par mois"] },
  company: { label: "Entreprise, par mois", units: ["par mois"] },
  short: { label: "Séance courte", units: ["la séance"] },
  long: { label: "Séance longue", units: ["la séance", "l’heure"] },
} as const satisfies Record<string, { label: string; units: readonly (typeof durations)[number][] }>;

export type PlanRole = keyof typeof planRoles;

/** A plan of a price sheet (rule pages/prices). Prices are in euros, tax included. */
export interface PricingPlan {
  role: PlanRole | null;
  name: string;
  price: number;
  /** The unit of the price: 'par intervention', 'par mois'. */
  duration: string;
  description: string;
  features: readonly string[];
  notIncluded: readonly string[];
  /** The text of the recommended plan's mark. */
  mark: string | null;
  cta: string;
  link: string;
}

/** The price of a visit by distance. The first line whose distance covers the zone counts. */
export interface TravelFee {
  /** Up to this distance as the crow flies, in kilometres. */
  upToKm: number;
  /** In euros, tax included. Zero is free. */
  price: number;
}

/** The lowest price of a frequent repair, in euros, tax included. */
export interface PriceExample {
  name: string;
  detail: string | null;
  price: number;
  /** The service pages that show it. */
  services: readonly Service["path"][];
}

/** Every price the site says, as the owner set it. */
export interface PriceList {
  home: readonly PricingPlan[];
  /** The remote sessions, then the monthly plan of the home page. */
  remote: readonly PricingPlan[];
  security: readonly PricingPlan[];
  maintenance: readonly PricingPlan[];
  /** The price of a visit besides the intervention. Pages do not mention it if it is empty. */
  travelFees: readonly TravelFee[];
  examples: readonly PriceExample[];
}

/** The sentence about parts, the same everywhere (rule prices/parts). */
export const partsRule = {
  sentence:
    "Les pièces s’ajoutent aux forfaits, chiffrées avant de commencer\u00a0; un prix «\u00a0à partir de\u00a0» comprend la main-d’œuvre, et la pièce s’il en faut une.",
  ofPlans: "Les pièces s’ajoutent aux forfaits, chiffrées avant de commencer.",
  ofExample: "Un prix «\u00a0à partir de\u00a0» comprend la main-d’œuvre, et la pièce s’il en faut une.",
  /** Only on the pages of `partsPages`. */
  ofExamples: "Pièce et pose comprises.",
  short: "pièces en plus",
} as const;

/** The services whose repairs need a part. */
export const partsPages: ReadonlySet<string> = new Set<Service["path"]>([
  "/services/reparation-materielle",
  "/services/mise-a-niveau",
]);

/** The sheets of plans that service pages show. */
export type PlanSheet = "remote" | "security" | "maintenance";

/** When the diagnosis is free. */
export type DiagnosisRule = "free" | "repair" | "paid";

/** The remote page's own words for the home page's monthly plan. */
export const monthlySupport = { name: "Forfait mensuel", cta: "Demander le forfait" } as const;
