import stored from "../../content/department-outlines.json" with { type: "json" };
import { type Outline, readOutline, squareAroundOutline } from "../rules/outline.ts";

/**
 * The smallest area whose borders are shown, as the kilometres from its middle to its edge. The stored borders are
 * accurate to about a kilometre, which is too coarse for Paris and the small départements (administrative areas) around
 * it.
 */
const smallestKm = 20;

/**
 * Returns the borders of a département, given by its code. Its smallest islands are left out. Returns null when the
 * département is unknown, or too small for the accuracy of the borders (rule zones/outline).
 */
export function getDepartmentOutline(code: string): Outline | null {
  if (!Object.hasOwn(stored, code)) return null;
  const outline = readOutline(stored[code as keyof typeof stored]);
  return squareAroundOutline(outline).radiusKm < smallestKm ? null : outline;
}
