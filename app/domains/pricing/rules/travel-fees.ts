import { eurosText } from "#app/lib/french/euros.ts";
import type { TravelFee } from "../content.ts";
import { isVisitPaid } from "./plans.ts";

type Fees = Parameters<typeof isVisitPaid>[0] & { travelFees: readonly TravelFee[] };

/**
 * Returns what the travel to a customer costs: 'compris' (included), 'offert' (free) or '15 €'. `km` is the distance in
 * a straight line. Returns null if the shop publishes no fee for it.
 */
export function travelFeeText(km: number, prices: Fees): string | null {
  const fee = prices.travelFees.find(({ upToKm }) => km <= upToKm);
  return fee ? feeText(fee.price, prices) : null;
}

/** Returns a text with all travel fees, each with the longest distance for which it applies; null if there are none. */
export function travelFeesText(prices: Fees): string | null {
  if (prices.travelFees.length === 0) return null;
  const steps = prices.travelFees.map(({ upToKm, price }, index) => {
    const isFirstPaid = price > 0 && index === 0;
    return `${isFirstPaid ? "à " : ""}${feeText(price, prices)} jusqu’à ${upToKm}\u00a0km`;
  });
  return `déplacement ${steps.join(", ")}`;
}

/**
 * Returns a fee as a text. Zero is 'offert' (free) only if the shop charges for no visit and no distance; otherwise it
 * is 'compris' (included; rule prices/travel).
 */
function feeText(price: number, prices: Fees): string {
  if (price > 0) return eurosText(price);
  const isPaid = isVisitPaid(prices) || prices.travelFees.some((fee) => fee.price > 0);
  return isPaid ? "compris" : "offert";
}
