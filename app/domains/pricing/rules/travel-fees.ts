import { eurosText } from "#app/lib/french/euros.ts";
import type { TravelFee } from "../content.ts";

/** Returns what a visit costs at a distance: 'offert' (free) or '15 €'. Null if the shop publishes no fee for it. */
export function travelFeeText(km: number, fees: readonly TravelFee[]): string | null {
  const fee = fees.find(({ upToKm }) => km <= upToKm);
  if (!fee) return null;
  return fee.price === 0 ? "offert" : eurosText(fee.price);
}

/** Returns all fees in one text: 'déplacement offert jusqu’à 10 km, 15 € jusqu’à 20 km'. Null if there are none. */
export function travelFeesText(fees: readonly TravelFee[]): string | null {
  if (fees.length === 0) return null;
  const steps = fees.map(({ upToKm, price }, index) => {
    const cost = price === 0 ? "offert" : `${index === 0 ? "à " : ""}${eurosText(price)}`;
    return `${cost} jusqu’à ${upToKm}\u00a0km`;
  });
  return `déplacement ${steps.join(", ")}`;
}
