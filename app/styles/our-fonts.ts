import sheet from "./fonts/faces.css?url";
import { faces } from "./fonts/faces.ts";

/**
 * Our two fonts (family, weights, address) and their style sheet, for the early script. The page's own style sheet has
 * stand-ins with the same measures.
 */
export const ourFonts = { faces, sheet };
