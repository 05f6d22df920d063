import sheet from "./fonts/faces.css?url";
import { faces } from "./fonts/faces.ts";

/**
 * Our two fonts (family, weights, URL) and their style sheet, for the early script. Until they apply, the page's own
 * style sheet shows stand-ins of the same size.
 */
export const ourFonts = { faces, sheet };
