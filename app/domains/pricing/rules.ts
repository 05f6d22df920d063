import type { PostedPlan } from "#app/ui/price-sheet.tsx";
import type { PricingPlan, TravelFee } from "./content.ts";

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

/** Returns what a visit costs at a distance: 'offert', '15 €'. Null where no fee is published. */
export function travelFeeText(km: number, fees: readonly TravelFee[]): string | null {
  const fee = fees.find(({ upToKm }) => km <= upToKm);
  if (!fee) return null;
  return fee.price === 0 ? "offert" : priceText(fee.price);
}
