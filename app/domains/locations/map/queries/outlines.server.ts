import stored from "../../content/department-outlines.json" with { type: "json" };
import { type Outline, readOutline, squareAroundOutline } from "../rules/outline.ts";

/**
 * The smallest area, in kilometres, whose borders are shown. They are accurate to about a kilometre, which is too
 * coarse for Paris and its neighbours.
 */
const smallestKm = 20;

/**
 * Returns the borders of a département, given by its code, without its smallest islands. Null when it is unknown or too
 * small.
 */
export function getDepartmentOutline(code: string): Outline | null {
  if (!Object.hasOwn(stored, code)) return null;
  const outline = readOutline(stored[code as keyof typeof stored]);
  return squareAroundOutline(outline).radiusKm < smallestKm ? null : outline;
}
