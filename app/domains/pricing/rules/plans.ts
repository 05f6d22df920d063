import { eurosText } from "#app/lib/french/euros.ts";
import { slugify } from "#app/lib/french/slug.ts";
import type { PostedPlan } from "#app/ui/price-sheet.tsx";
import type { PlanRole, PriceExample, PriceList, PricingPlan } from "../content.ts";

/** Returns the plan with this meaning. Undefined when the shop does not sell it. */
export function planWith({ home, remote }: PriceList, role: PlanRole): PricingPlan | undefined {
  return [...home, ...remote].find((plan) => plan.role === role);
}

/** Returns the price of the plan with this role, in euros. Null when the shop does not sell it. */
export function priceOf(prices: PriceList, role: PlanRole): number | null {
  return planWith(prices, role)?.price ?? null;
}

/** Whether a plan is paid again and again. */
export function isSubscription({ duration }: Pick<PricingPlan, "duration">): boolean {
  return duration === "par mois" || duration === "par an";
}

/** Returns the least price of a remote session, whatever its row serves as. Null without one. */
export function leastSession({ remote }: Pick<PriceList, "remote">): number | null {
  const sessions = remote.filter((plan) => plan.role !== "support" && !isSubscription(plan));
  return sessions.length > 0 ? Math.min(...sessions.map(({ price }) => price)) : null;
}

/** Returns a plan as a price sheet shows it. */
export function pricedPlan(plan: PricingPlan): PostedPlan {
  const { name, price, duration, description, features, notIncluded, mark, cta, link } = plan;
  return {
    name,
    price: eurosText(price),
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
  return plan ? `Formule choisie\u00a0: ${plan.name}, ${eurosText(plan.price)} ${plan.duration}.` : "";
}

/** Returns the price examples one service page shows. */
export function examplesOf(examples: readonly PriceExample[], path: string): PriceExample[] {
  return examples.filter(({ services }) => services.some((service) => service === path));
}
