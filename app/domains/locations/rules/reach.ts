import { slugify } from "#app/lib/french/slug.ts";
import { type Coordinates, distanceKm } from "./geography.ts";

/** The length of the road divided by that of the straight line, on average in the French countryside. */
export const roadFactor = 1.25;
/**
 * A commune with the name of the shop's town is that town only within this distance, in kilometres. A commune farther
 * away is another commune with the same name.
 */
const sameTownKm = 10;
/**
 * The minutes for each kilometre of road: the first 5 km in town, the next 10 km at the edge of town, then main roads.
 */
const paces = [
  { km: 5, minutes: 2 },
  { km: 10, minutes: 1.2 },
  { km: Infinity, minutes: 0.86 },
];
/** Estimated times are rounded to a multiple of this. */
const stepMinutes = 5;

/** How far a place is from the shop (rule zones/own-facts). */
export interface Reach {
  /** The straight-line distance in whole kilometres. */
  km: number;
  /** The estimated time by car, rounded. */
  minutes: number;
  /**
   * Whether the place is in the shop's town, within the intervention radius (the distance within which the shop makes
   * visits), or beyond it.
   */
  where: "here" | "near" | "far";
}

interface Place {
  city: string;
  coordinates: Coordinates | null;
}

interface Shop {
  city: string;
  coordinates: Coordinates;
  claims: { interventionRadiusKm: number; indexedRadiusKm: number };
}

/**
 * Whether a place is the shop's own town. The name decides, not the distance: the centre of a neighbouring commune may
 * be nearer to the shop than the centre of the shop's own town.
 */
export function isShopTown(shop: Pick<Shop, "city" | "coordinates">, { city, coordinates }: Place): boolean {
  if (!coordinates || slugify(city) !== slugify(shop.city)) return false;
  return distanceKm(shop.coordinates, coordinates) < sameTownKm;
}

/** Returns how far a place is from the shop. Null when its coordinates are unknown. */
export function reachOf(shop: Shop, place: Place): Reach | null {
  if (!place.coordinates) return null;
  const km = distanceKm(shop.coordinates, place.coordinates);
  const where = isShopTown(shop, place) ? "here" : km <= shop.claims.interventionRadiusKm ? "near" : "far";
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
 * Whether search engines may show the page of a zone (town; rule zones/indexed). The owner's choice for the zone
 * decides. Without a choice, they may show a zone within `indexedRadiusKm` of the shop.
 */
export function isZoneIndexed(
  shop: Shop,
  { isIndexed, coordinates }: { isIndexed: boolean | null; coordinates: Coordinates | null },
): boolean {
  if (isIndexed !== null) return isIndexed;
  return coordinates !== null && distanceKm(shop.coordinates, coordinates) <= shop.claims.indexedRadiusKm;
}
