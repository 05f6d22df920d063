const longestSearch = 100;
const mostWords = 12;

/** The search as typed in an address, cut to what it may hold. */
export function typedSearch(asked: string | null): string {
  return (asked ?? "").replaceAll("\0", "").replace(/\s+/g, " ").trim().slice(0, longestSearch).trim();
}

/**
 * The words typed as a `to_tsquery` text whose last word may go on: "sauvegarde en lig" also finds "ligne". Only
 * letters and digits come out. Null for what people write with quotes or a minus, which mean what they say.
 */
export function beginningQuery(typed: string): string | null {
  if (/"|(?:^|\s)-/.test(typed)) return null;
  const words = typed.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  if ((words.at(-1)?.length ?? 0) < 3) return null;
  return `${words.join(" & ")}:*`;
}
