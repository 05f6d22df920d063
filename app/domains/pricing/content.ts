import type { ServicePath } from "#app/domains/catalog/content.ts";

/** What a plan is, where texts name its price: '{prix_intervention}'. The owner's own plans have none. */
export const planRoles = ["diagnosis", "intervention", "support", "company", "short", "long"] as const;

export type PlanRole = (typeof planRoles)[number];

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

/** The price of a visit by distance. The first line whose distance is not passed counts. */
export interface TravelFee {
  /** Up to this distance as the crow flies, in kilometres. */
  upToKm: number;
  /** In euros, tax included. Zero is free. */
  price: number;
}

/** What a frequent repair costs at least, in euros, tax included. */
export interface PriceExample {
  name: string;
  detail: string | null;
  price: number;
  /** The service pages that show it. */
  services: readonly ServicePath[];
}

/** Every price the site says, as the owner set it. */
export interface PriceList {
  home: readonly PricingPlan[];
  /** The remote sessions, then the monthly plan of the home page. */
  remote: readonly PricingPlan[];
  security: readonly PricingPlan[];
  maintenance: readonly PricingPlan[];
  /** What a visit costs besides the intervention. Pages say nothing of it while it is empty. */
  travelFees: readonly TravelFee[];
  examples: readonly PriceExample[];
}

/** The sheets of plans that service pages show. */
export type PlanSheet = "remote" | "security" | "maintenance";

/** What a plan's price buys. */
export const durations = ["par intervention", "la séance", "l’heure", "par mois", "par an"] as const;

/** When the diagnosis is free. */
export type DiagnosisRule = "free" | "repair" | "paid";

/** The remote page's own words for the home page's monthly plan. */
export const monthlySupport = { name: "Forfait mensuel", cta: "Demander le forfait" } as const;
