import type { PostedPlan } from "#app/ui/price-sheet.tsx";
import type { PricingPlan } from "./content.ts";

/** Returns a plan's link, the quote form when it has none. */
export function planHref(plan: Pick<PricingPlan, "link">): string {
  return plan.link ?? "/devis";
}

/** Returns a price such as '29 €', with the no-break space French needs. */
export function priceText(euros: number): string {
  return `${euros}\u00a0€`;
}

/** Returns a plan as a price sheet shows it. */
export function pricedPlan(plan: PricingPlan): PostedPlan {
  const { name, price, duration, description, features, notIncluded, isPopular, popularLabel, cta } = plan;
  return {
    name,
    price: priceText(price),
    duration,
    description,
    features,
    notIncluded,
    ...(isPopular ? { mark: popularLabel ?? "Recommandé" } : {}),
    cta,
    to: planHref(plan),
  };
}
