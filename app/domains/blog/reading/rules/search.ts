const mostWords = 12;

/**
 * Returns a `to_tsquery` text in which the last word may be unfinished: "sauvegarde en lig" also finds "ligne"
 * (online). Returns null if the last word has fewer than three letters, or if the search has quotes or a minus sign,
 * because these ask for exact words or exclude a word.
 */
export function beginningQuery(typed: string): string | null {
  if (/"|(?:^|\s)-/.test(typed)) return null;
  const words = typed.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  if ((words.at(-1)?.length ?? 0) < 3) return null;
  return `${words.join(" & ")}:*`;
}

/** Returns the categories of the filter: those with a published article, and the chosen one (rule blog/list). */
export function filterCategories<Category extends { slug: string; count: number }>(
  categories: readonly Category[],
  chosen: { slug: string } | null,
): Category[] {
  return categories.filter(({ slug, count }) => count > 0 || slug === chosen?.slug);
}
