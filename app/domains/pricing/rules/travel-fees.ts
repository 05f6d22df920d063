import { eurosText } from "#app/lib/french/euros.ts";
import type { TravelFee } from "../content.ts";

/** Returns what a visit costs at a distance: 'offert', '15 €'. Null where no fee is published. */
export function travelFeeText(km: number, fees: readonly TravelFee[]): string | null {
  const fee = fees.find(({ upToKm }) => km <= upToKm);
  if (!fee) return null;
  return fee.price === 0 ? "offert" : eurosText(fee.price);
}

/** Returns all fees in one sentence: 'déplacement offert jusqu’à 10 km, 15 € jusqu’à 20 km'. Null without any. */
export function travelFeesText(fees: readonly TravelFee[]): string | null {
  if (fees.length === 0) return null;
  const steps = fees.map(({ upToKm, price }, index) => {
    const cost = price === 0 ? "offert" : `${index === 0 ? "à " : ""}${eurosText(price)}`;
    return `${cost} jusqu’à ${upToKm}\u00a0km`;
  });
  return `déplacement ${steps.join(", ")}`;
}
