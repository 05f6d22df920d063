import { slugify } from "#app/lib/french/slug.ts";

const longestSearch = 100;

/** The search as typed in an address, cut to what it may hold. */
export function typedSearch(asked: string | null): string {
  return (asked ?? "").replaceAll("\0", "").trim().slice(0, longestSearch);
}

/**
 * What the folded city or postal code of a found zone contains (P§2, decision 21): every group, by any of its
 * spellings. 'st etienne 42' is [["saintetienne", "stetienne"], ["42"]]. Empty when nothing typed can be searched;
 * only letters and digits come out, safe in a LIKE pattern.
 */
export function searchedParts(typed: string): string[][] {
  const words = slugify(typed).split("-").filter(Boolean);
  const letters = words.filter((word) => !/^\d+$/.test(word));
  const digits = words.filter((word) => /^\d+$/.test(word)).join("");
  const spelledOut = letters.map((word) => word.replace(/^st(e?s?)$/, "saint$1")).join("");
  const spellings = [...new Set([spelledOut, letters.join("")])];
  return [letters.length > 0 ? spellings : [], digits ? [digits] : []].filter((group) => group.length > 0);
}
