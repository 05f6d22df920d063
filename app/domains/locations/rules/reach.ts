import { type Coordinates, distanceKm } from "./geography.ts";

/** How much longer the road is than the straight line, on average in the French countryside. */
export const roadFactor = 1.25;
/** A place within this distance, in kilometres, is in the shop's own town. */
const hereKm = 1.5;
/** How many minutes each kilometre of road takes: in town, then on the edge of town, then on main roads. */
const paces = [
  { km: 5, minutes: 2 },
  { km: 10, minutes: 1.2 },
  { km: Infinity, minutes: 0.86 },
];
/** Estimates are rounded to a multiple of this. */
const stepMinutes = 5;

/** The position of a place relative to the shop (rule zones/own-facts). */
export interface Reach {
  /** The straight-line distance, rounded. */
  km: number;
  /** The estimated time by car, rounded. */
  minutes: number;
  /** Whether the place is in the shop's own town, within the intervention radius, or beyond it. */
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

/** Returns an estimate of the minutes by car, without traffic, for a straight-line distance. */
export function drivingMinutes(km: number): number {
  let [left, minutes] = [km * roadFactor, 0];
  for (const pace of paces) {
    const driven = Math.min(left, pace.km);
    minutes += driven * pace.minutes;
    left -= driven;
  }
  return Math.max(stepMinutes, Math.round(minutes / stepMinutes) * stepMinutes);
}

/**
 * Whether search engines may show a zone's page (rule zones/indexed): as the owner chose for the zone, otherwise if the
 * zone is within `indexedRadiusKm`.
 */
export function isZoneIndexed(
  shop: Shop,
  { isIndexed, coordinates }: { isIndexed: boolean | null; coordinates: Coordinates | null },
): boolean {
  if (isIndexed !== null) return isIndexed;
  return coordinates !== null && distanceKm(shop.coordinates, coordinates) <= shop.claims.indexedRadiusKm;
}
