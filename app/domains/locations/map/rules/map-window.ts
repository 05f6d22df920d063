import { type Coordinates, distanceKm } from "../../rules/geography.ts";
import { ringStep } from "./rings.ts";

/**
 * Returns the place nearest to the middle of all places, which becomes the centre of the rings. Undefined if there are
 * no places.
 */
export function mostCentral<Place extends Coordinates>(places: readonly Place[]): Place | undefined {
  const middle = middleOf(places);
  return places.toSorted((a, b) => distanceKm(middle, a) - distanceKm(middle, b))[0];
}

/** Returns the middle of the smallest rectangle that contains all places. */
export function middleOf(places: readonly Coordinates[]): Coordinates {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
}

/**
 * Returns the radius, in kilometres, of a map that shows every place. Usually the shop is in the middle, and the radius
 * is a whole number of rings. If the places are much nearer to each other than to the shop, the map shows only them,
 * and the result has a `centre` of its own.
 */
export function windowOn(
  places: readonly Coordinates[],
  workshop: Coordinates,
): { radiusKm: number; centre?: Coordinates } {
  const farthestFrom = (point: Coordinates) =>
    places.reduce((most, place) => Math.max(most, distanceKm(point, place)), 1);
  const around = farthestFrom(workshop);
  const centre = middleOf(places);
  const within = farthestFrom(centre);
  if (within < around * 0.8) return { radiusKm: Math.ceil(within * 1.06), centre };
  const step = ringStep(around);
  return { radiusKm: Math.max(20, Math.ceil((around * 1.04) / step) * step) };
}
