import { type Coordinates, distanceKm } from "./geography.ts";

const cellDegrees = 0.1;
/** Beyond this many rings of cells, some 30 km in France, a commune is no neighbour. */
const mostRings = 4;

export interface Neighbour<Place> {
  place: Place;
  km: number;
}

/**
 * Prepares the search of neighbours among `places`, put in cells of a tenth of a degree: those of 35,000 communes take
 * a second rather than minutes. Returns what finds the `count` nearest to a point, itself excepted.
 */
export function createNeighbourFinder<Place extends Coordinates>(
  places: readonly Place[],
): (from: Coordinates, count: number) => Neighbour<Place>[] {
  const cells = Map.groupBy(places, ({ latitude, longitude }) =>
    cellKey(cellOf(latitude), cellOf(longitude)),
  );

  function within(from: Coordinates, rings: number): Neighbour<Place>[] {
    const [row, column] = [cellOf(from.latitude), cellOf(from.longitude)];
    const found: Neighbour<Place>[] = [];
    for (let r = row - rings; r <= row + rings; r += 1) {
      for (let c = column - rings; c <= column + rings; c += 1) {
        for (const place of cells.get(cellKey(r, c)) ?? []) {
          const km = distanceKm(from, place);
          if (km > 0) found.push({ place, km });
        }
      }
    }
    return found.toSorted((one, other) => one.km - other.km);
  }

  return (from, count) => {
    const narrowestCellKm = distanceKm(from, { ...from, longitude: from.longitude + cellDegrees });
    for (let rings = 1; ; rings += 1) {
      const nearest = within(from, rings).slice(0, count);
      // Whoever is outside the rings is farther than their width.
      const isSettled = nearest.length === count && (nearest.at(-1)?.km ?? 0) <= rings * narrowestCellKm;
      if (isSettled || rings === mostRings) return nearest;
    }
  };
}

function cellOf(degrees: number): number {
  return Math.floor(degrees / cellDegrees);
}

function cellKey(row: number, column: number): string {
  return `${row}:${column}`;
}
