import stored from "../../content/department-outlines.json" with { type: "json" };
import { type Outline, readOutline, squareAroundOutline } from "../rules/outline.ts";

/**
 * The smallest size of an area whose borders are shown: the kilometres from its middle to its edge. The borders are
 * accurate to about a kilometre, which is too coarse for Paris and its neighbours.
 */
const smallestKm = 20;

/**
 * Returns the borders of a département, given by its code, without its smallest islands. Null when the département is
 * unknown or too small.
 */
export function getDepartmentOutline(code: string): Outline | null {
  if (!Object.hasOwn(stored, code)) return null;
  const outline = readOutline(stored[code as keyof typeof stored]);
  return squareAroundOutline(outline).radiusKm < smallestKm ? null : outline;
}
