import { slugify } from "#app/lib/french/slug.ts";

/**
 * Returns what a search for zones (towns) looks for, as groups of spellings (rule zones/search). A zone matches if its
 * text contains one spelling of each group: 'st etienne 42' gives [["saintetienne", "stetienne"], ["42"]]. Empty when
 * nothing can be searched. The spellings have only letters and digits, which are safe in a LIKE pattern.
 */
export function searchedParts(typed: string): string[][] {
  const words = slugify(typed).split("-").filter(Boolean);
  const letters = words.filter((word) => !/^\d+$/.test(word));
  const digits = words.filter((word) => /^\d+$/.test(word)).join("");
  const spelledOut = letters.map((word) => word.replace(/^st(e?s?)$/, "saint$1")).join("");
  const spellings = [...new Set([spelledOut, letters.join("")])];
  return [letters.length > 0 ? spellings : [], digits ? [digits] : []].filter((group) => group.length > 0);
}
