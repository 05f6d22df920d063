import { type Coordinates, distanceKm, kmPerDegree } from "./geography.ts";

const cellDegrees = 0.1;
/** Beyond this many rings of cells, some 30 km in France, a commune is no neighbour. */
const mostRings = 4;
/** More cells than there are around the earth: one number tells row and column. */
const rowLength = 10_000;
/** A degree is a little longer along the arc than its chord: the estimate stays below the distance. */
const estimateShare = 0.9999;

export interface Neighbour<Place> {
  place: Place;
  km: number;
}

/**
 * Prepares the search of neighbours among `places`, put in cells of a tenth of a degree: those of 35,000 communes take
 * half a second rather than minutes. Returns what finds the `count` nearest to a point, itself excepted.
 */
export function createNeighbourFinder<Place extends Coordinates>(
  places: readonly Place[],
): (from: Coordinates, count: number) => Neighbour<Place>[] {
  const cells = Map.groupBy(places, ({ latitude, longitude }) =>
    cellKey(cellOf(latitude), cellOf(longitude)),
  );

  function nearestWithin(from: Coordinates, rings: number, count: number): Neighbour<Place>[] {
    const [row, column] = [cellOf(from.latitude), cellOf(from.longitude)];
    const nearest: Neighbour<Place>[] = [];
    const isFarther = createFartherTest(from);
    for (let r = row - rings; r <= row + rings; r += 1) {
      for (let c = column - rings; c <= column + rings; c += 1) {
        for (const place of cells.get(cellKey(r, c)) ?? []) {
          const farthest = nearest.length < count ? Infinity : (nearest.at(-1)?.km ?? 0);
          if (isFarther(place, farthest)) continue;
          const km = distanceKm(from, place);
          if (km > 0 && km < farthest) insertByDistance(nearest, { place, km }, count);
        }
      }
    }
    return nearest;
  }

  return (from, count) => {
    const narrowestCellKm = distanceKm(from, { ...from, longitude: from.longitude + cellDegrees });
    for (let rings = 1; ; rings += 1) {
      const nearest = nearestWithin(from, rings, count);
      // Whoever is outside the rings is farther than their width.
      const isSettled = nearest.length === count && (nearest.at(-1)?.km ?? 0) <= rings * narrowestCellKm;
      if (isSettled || rings === mostRings) return nearest;
    }
  };
}

/** Whether a place of the rings is farther than some kilometres for sure, without trigonometry for each. */
function createFartherTest(from: Coordinates): (place: Coordinates, km: number) => boolean {
  const farthestLatitude = Math.abs(from.latitude) + (mostRings + 1) * cellDegrees;
  const narrowing = Math.cos((Math.min(90, farthestLatitude) * Math.PI) / 180);
  return ({ latitude, longitude }, km) => {
    const north = latitude - from.latitude;
    const east = (longitude - from.longitude) * narrowing;
    return estimateShare * kmPerDegree * kmPerDegree * (north * north + east * east) > km * km;
  };
}

/** Keeps the nearest `count`, nearest first; of two at the same distance the first found stays before. */
function insertByDistance<Place>(nearest: Neighbour<Place>[], found: Neighbour<Place>, count: number): void {
  let at = nearest.length;
  while (at > 0 && (nearest[at - 1]?.km ?? 0) > found.km) at -= 1;
  nearest.splice(at, 0, found);
  if (nearest.length > count) nearest.pop();
}

function cellOf(degrees: number): number {
  return Math.floor(degrees / cellDegrees);
}

function cellKey(row: number, column: number): number {
  return row * rowLength + column;
}
