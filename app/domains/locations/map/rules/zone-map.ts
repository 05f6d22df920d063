import { type Coordinates, distanceKm } from "../../rules/geography.ts";
import { drawMap, type LocationMap, type MapPlace } from "./map.ts";

/**
 * The largest radius, in kilometres, of a map that includes the shop. If the shop is farther away, the map shows only
 * the zone's neighbours, and a line in the direction of the shop.
 */
const farthestShopKm = 18;
const smallestKm = 8;
const neighboursKm = 10;

interface Around extends Coordinates {
  city: string;
  population: number | null;
}

/** Returns the map of a zone (town), its neighbours, and the line to the shop. */
export function drawZoneMap(focus: MapPlace, around: readonly Around[], workshop: MapPlace): LocationMap {
  const shopKm = distanceKm(focus, workshop) * 1.2;
  const radiusKm = shopKm > farthestShopKm ? neighboursKm : Math.max(smallestKm, Math.ceil(shopKm));
  const places = around
    .filter((place) => distanceKm(focus, place) < radiusKm && distanceKm(workshop, place) > 1)
    .toSorted((one, other) => (other.population ?? 0) - (one.population ?? 0))
    .map(({ city: name, latitude, longitude }) => ({ name, latitude, longitude }));
  return drawMap({ focus, radiusKm, places, workshop, mostNames: 12, textSize: 17 });
}
