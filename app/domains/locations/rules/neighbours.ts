import { type Coordinates, distanceKm, kmPerDegree } from "./geography.ts";

const cellDegrees = 0.1;
/**
 * The search looks at this many rings of cells (squares of `cellDegrees`) around a place. The rings reach about 30 km
 * in France. Communes (municipalities) farther away do not count as neighbours.
 */
const mostRings = 4;
/**
 * One number, row times `rowLength` plus column, identifies a cell. So this must be more than the number of cells in a
 * row around the earth.
 */
const rowLength = 10_000;
/**
 * The quick estimate of a squared distance is multiplied by this, which makes it a little too small. The estimate must
 * never exceed the true distance, or a near place would be left out.
 */
const estimateShare = 0.9999;

export interface Neighbour<Place> {
  place: Place;
  km: number;
}

/**
 * Returns a function that finds the `count` places nearest to a place, without this place. `places` are sorted into
 * cells of a tenth of a degree. With cells, it takes half a second to find the neighbours of 35,000 communes. Without
 * cells, it takes minutes.
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
      // A place outside these rings is farther away than the rings are wide.
      const isSettled = nearest.length === count && (nearest.at(-1)?.km ?? 0) <= rings * narrowestCellKm;
      if (isSettled || rings === mostRings) return nearest;
    }
  };
}

/**
 * Returns a quick test that is true only for places certainly farther away than a distance. The test needs no
 * trigonometry.
 */
function createFartherTest(from: Coordinates): (place: Coordinates, km: number) => boolean {
  const farthestLatitude = Math.abs(from.latitude) + (mostRings + 1) * cellDegrees;
  const narrowing = Math.cos((Math.min(90, farthestLatitude) * Math.PI) / 180);
  return ({ latitude, longitude }, km) => {
    const north = latitude - from.latitude;
    const east = (longitude - from.longitude) * narrowing;
    return estimateShare * kmPerDegree * kmPerDegree * (north * north + east * east) > km * km;
  };
}

/**
 * Inserts a place into the list of the nearest ones, nearest first, and cuts the list after `count`. Of two places at
 * the same distance, the one found first stays first.
 */
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
