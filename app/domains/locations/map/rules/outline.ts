import { type Coordinates, offsetKm } from "../../rules/geography.ts";

/** The borders of an area, one closed line for each of its parts. */
export type Outline = readonly (readonly Coordinates[])[];

/** Returns an outline from its stored form: thousandths of a degree, the first point and then the way to each next one. */
export function readOutline(stored: readonly (readonly number[])[]): Outline {
  return stored.map((steps) => {
    let [longitude, latitude] = [0, 0];
    const ring: Coordinates[] = [];
    for (let index = 0; index + 1 < steps.length; index += 2) {
      longitude += steps[index] ?? 0;
      latitude += steps[index + 1] ?? 0;
      ring.push({ longitude: longitude / 1000, latitude: latitude / 1000 });
    }
    return ring;
  });
}

/** Returns the middle of an outline, and how far a square around it must reach, in kilometres, to show it all. */
export function squareAroundOutline(outline: Outline): { centre: Coordinates; radiusKm: number } {
  const points = outline.flat();
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const centre = {
    latitude: middle(points.map(({ latitude }) => latitude)),
    longitude: middle(points.map(({ longitude }) => longitude)),
  };
  const far = points.map((point) => offsetKm(centre, point));
  const radiusKm = Math.max(...far.flatMap(({ east, north }) => [Math.abs(east), Math.abs(north)]));
  return { centre, radiusKm };
}

/** Returns the path of an outline on a map; `toPoint` gives its units. */
export function outlinePath(
  outline: Outline,
  toPoint: (at: Coordinates) => { x: number; y: number },
): string {
  return outline
    .map(
      (ring) =>
        `M${ring
          .map(toPoint)
          .map(({ x, y }) => `${x} ${y}`)
          .join("L")}Z`,
    )
    .join("");
}
