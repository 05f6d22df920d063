import { countedText } from "#app/lib/french/counts.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { slugify } from "#app/lib/french/slug.ts";
import type { PostedPlan } from "#app/ui/price-sheet.tsx";
import type { PlanRole, PriceExample, PriceList, PricingPlan, TravelFee } from "./content.ts";
import { isSubscription, planWith, rowWords } from "./rules/row-words.ts";

/** Returns a price such as '29 €', with the no-break space French needs. */
export function priceText(euros: number): string {
  return eurosText(euros);
}

/** Returns a plan as a price sheet shows it. */
export function pricedPlan(plan: PricingPlan): PostedPlan {
  const { name, price, duration, description, features, notIncluded, mark, cta, link } = plan;
  return {
    name,
    price: priceText(price),
    duration,
    description,
    features: features.filter(Boolean),
    notIncluded,
    ...(mark ? { mark } : {}),
    cta,
    to: link,
  };
}

/** The parameter of the quote form's address that names a plan of a service's page. */
export const planParameter = "formule";

/** Returns the quote form's address for a plan of a service's page (rule forms/plan). */
export function planHref(choice: string, name: string): string {
  const slug = slugify(name);
  return `/devis?service=${choice}${slug && `&${planParameter}=${slug}`}`;
}

/**
 * Returns what the quote form's description says of the plan its address names: 'Formule choisie : Pro, 9 € par mois.'
 * Empty for none that is sold.
 */
export function chosenPlanText(
  query: URLSearchParams,
  { remote, security, maintenance }: Pick<PriceList, "remote" | "security" | "maintenance">,
): string {
  const address = `/devis?service=${query.get("service")}&${planParameter}=${query.get(planParameter)}`;
  const plan = [...remote, ...security, ...maintenance].find(({ link }) => link === address);
  return plan ? `Formule choisie\u00a0: ${plan.name}, ${priceText(plan.price)} ${plan.duration}.` : "";
}

/** Returns what a visit costs at a distance: 'offert', '15 €'. Null where no fee is published. */
export function travelFeeText(km: number, fees: readonly TravelFee[]): string | null {
  const fee = fees.find(({ upToKm }) => km <= upToKm);
  if (!fee) return null;
  return fee.price === 0 ? "offert" : priceText(fee.price);
}

/** Returns all fees in one sentence: 'déplacement offert jusqu’à 10 km, 15 € jusqu’à 20 km'. Null without any. */
export function travelFeesText(fees: readonly TravelFee[]): string | null {
  if (fees.length === 0) return null;
  const steps = fees.map(({ upToKm, price }, index) => {
    const cost = price === 0 ? "offert" : `${index === 0 ? "à " : ""}${priceText(price)}`;
    return `${cost} jusqu’à ${upToKm}\u00a0km`;
  });
  return `déplacement ${steps.join(", ")}`;
}

/** Returns the price of the plan with this role, in euros. Null when the shop does not sell it. */
export function priceOf(prices: PriceList, role: PlanRole): number | null {
  return planWith(prices, role)?.price ?? null;
}

/** Returns the least and the most of the home page's plans: '29-199 €'. Null without a plan. */
export function priceRange({ home }: PriceList): string | null {
  if (home.length === 0) return null;
  const [least, most] = [lowest(home), Math.max(...home.map(({ price }) => price))];
  const range = least === most ? [most] : [least, most];
  return `${range.map((euros) => eurosText(euros).slice(0, -2)).join("-")} €`;
}

/** Returns the prices that texts name in braces. Null where the shop sells none: see `fillText`. */
export function priceWords(prices: PriceList) {
  const named = (role: PlanRole) => textOf(priceOf(prices, role));
  const { home, remote, security, maintenance, travelFees } = prices;
  const sessions = remote.filter((plan) => plan.role !== "support" && !isSubscription(plan));
  const monthly = (plans: readonly PricingPlan[]) => plans.filter(({ duration }) => duration === "par mois");
  const [monthlySecurity, monthlyMaintenance] = [monthly(security), monthly(maintenance)];
  return {
    prix_diagnostic: named("diagnosis"),
    prix_intervention: named("intervention"),
    prix_support: named("support"),
    prix_entreprise: named("company"),
    prix_seance_courte: named("short"),
    prix_seance_longue: named("long"),
    prix_seance: textOf(sessions.length ? lowest(sessions) : null),
    prix_securite: textOf(monthlySecurity.length ? lowest(monthlySecurity) : null),
    prix_maintenance: textOf(monthlyMaintenance.length ? lowest(monthlyMaintenance) : null),
    prix_formules_securite: listed(monthlySecurity),
    prix_formules_maintenance: listed(monthlyMaintenance),
    prix_accueil: listed(home),
    niveaux_securite: security.length ? countedText(security.length, "niveau", "niveaux") : null,
    deplacement: travelFeesText(travelFees),
    ...rowWords(prices),
  };
}

export type PriceWords = ReturnType<typeof priceWords>;

/** Returns the price examples one service page shows. */
export function examplesOf(examples: readonly PriceExample[], path: string): PriceExample[] {
  return examples.filter(({ services }) => services.some((service) => service === path));
}

function textOf(price: number | null): string | null {
  return price === null ? null : priceText(price);
}

function lowest(plans: readonly PricingPlan[]): number {
  return Math.min(...plans.map(({ price }) => price));
}

/** '29, 59 et 199 €', from the least. Null without a plan. */
function listed(plans: readonly PricingPlan[]): string | null {
  const prices = [...new Set(plans.map(({ price }) => price))].toSorted((one, other) => one - other);
  if (prices.length === 0) return null;
  const texts = prices.map((price, index) =>
    index === prices.length - 1 ? eurosText(price) : eurosText(price).slice(0, -2),
  );
  return texts.length === 1 ? (texts[0] ?? null) : `${texts.slice(0, -1).join(", ")} et ${texts.at(-1)}`;
}
