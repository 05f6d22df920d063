import type { PostedPlan } from "#app/ui/price-sheet.tsx";
import type { PricingPlan } from "./content.ts";

/** Where a plan's button leads: its own link, else the quote form (P§3). */
export function planHref(plan: Pick<PricingPlan, "link">): string {
  return plan.link ?? "/devis";
}

/** '29 €', with the no-break space French wants. */
export function priceText(euros: number): string {
  return `${euros}\u00a0€`;
}

/** A plan, ready to be posted on a price sheet. */
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
