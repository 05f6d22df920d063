// Written by scripts/build-fonts.ts: do not edit.
import bricolage from "./bricolage.woff2?url";
import figtree from "./figtree.woff2?url";

/** Our fonts: family, range of weights, address. The font of titles is the first. */
export const faces = [
  ["Bricolage Grotesque", "500 800", bricolage],
  ["Figtree", "400 700", figtree],
] as const;
