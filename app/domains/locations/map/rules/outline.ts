import { type Coordinates, offsetKm } from "../../rules/geography.ts";
import type { Box } from "./map-names.ts";

/** The borders of an area, one closed line for each of its parts. */
export type Outline = readonly (readonly Coordinates[])[];

/**
 * Returns an outline from its stored form. This form has the first point, then the difference from each point to the
 * next, in thousandths of a degree.
 */
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

/**
 * Returns the middle of an outline, and the distance in kilometres that a square around the middle must reach on each
 * side to contain the whole outline.
 */
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

/** An outline in the units of a map. */
type DrawnOutline = readonly (readonly { x: number; y: number }[])[];

/** Returns the SVG path of an outline on a map. */
export function outlinePath(drawn: DrawnOutline): string {
  return drawn.map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join("L")}Z`).join("");
}

/** Whether all corners of a box are inside an outline. */
export function isBoxWithin({ left, top, right, bottom }: Box, drawn: DrawnOutline): boolean {
  return [left, right].every((x) => [top, bottom].every((y) => isWithin({ x, y }, drawn)));
}

/** Whether a point is inside an outline: a line from it to the right crosses an odd number of borders. */
function isWithin({ x, y }: { x: number; y: number }, drawn: DrawnOutline): boolean {
  const crossed = drawn.flatMap((ring) =>
    ring.filter((from, index) => {
      const to = ring[(index + 1) % ring.length] ?? from;
      return from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
    }),
  );
  return crossed.length % 2 === 1;
}
