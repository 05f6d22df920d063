import { type Coordinates, distanceKm } from "./geography.ts";

/** The average ratio of road to straight-line distance in the French countryside. */
export const roadFactor = 1.25;
/** Within this distance a place is the shop's own town. */
const hereKm = 1.5;
/** Minutes for a kilometre of road: in town, on its edge, then on main roads. */
const paces = [
  { km: 5, minutes: 2 },
  { km: 10, minutes: 1.2 },
  { km: Infinity, minutes: 0.86 },
];
/** Estimates are rounded to this. */
const stepMinutes = 5;

/** The position of a place relative to the shop (rule zones/own-facts). */
export interface Reach {
  /** As the crow flies, rounded. */
  km: number;
  /** By car, estimated and rounded. */
  minutes: number;
  /** The shop's own town, within the intervention radius, or beyond it. */
  where: "here" | "near" | "far";
}

interface Shop {
  coordinates: Coordinates;
  claims: { interventionRadiusKm: number; indexedRadiusKm: number };
}

/** Returns how far a place is from the shop. Null when its coordinates are unknown. */
export function reachOf(shop: Shop, place: Coordinates | null): Reach | null {
  if (!place) return null;
  const km = distanceKm(shop.coordinates, place);
  const where = km < hereKm ? "here" : km <= shop.claims.interventionRadiusKm ? "near" : "far";
  return { km: Math.round(km), minutes: drivingMinutes(km), where };
}

/** Returns an estimate of the minutes by car for a distance as the crow flies, without traffic. */
export function drivingMinutes(km: number): number {
  let [left, minutes] = [km * roadFactor, 0];
  for (const pace of paces) {
    const driven = Math.min(left, pace.km);
    minutes += driven * pace.minutes;
    left -= driven;
  }
  return Math.max(stepMinutes, Math.round(minutes / stepMinutes) * stepMinutes);
}

/** Whether search engines may show a zone's page (rule zones/indexed): the owner's choice, else within its radius. */
export function isZoneIndexed(
  shop: Shop,
  { isIndexed, coordinates }: { isIndexed: boolean | null; coordinates: Coordinates | null },
): boolean {
  if (isIndexed !== null) return isIndexed;
  return coordinates !== null && distanceKm(shop.coordinates, coordinates) <= shop.claims.indexedRadiusKm;
}
