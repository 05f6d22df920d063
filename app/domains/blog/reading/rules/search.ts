const longestSearch = 100;
const mostWords = 12;

/** Returns the search of an address, cut to the longest allowed. */
export function typedSearch(asked: string | null): string {
  return (asked ?? "").replaceAll("\0", "").replace(/\s+/g, " ").trim().slice(0, longestSearch).trim();
}

/**
 * Returns the typed words as a `to_tsquery` text that completes the last word: "sauvegarde en lig" also finds "ligne".
 * Only letters and digits come out. Returns null for a search with quotes or a minus, which have their own meaning.
 */
export function beginningQuery(typed: string): string | null {
  if (/"|(?:^|\s)-/.test(typed)) return null;
  const words = typed.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  if ((words.at(-1)?.length ?? 0) < 3) return null;
  return `${words.join(" & ")}:*`;
}
