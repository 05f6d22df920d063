export interface FiledPost {
  slug: string;
  /** The slugs of the article's categories. */
  categories: readonly string[];
}

/**
 * Returns the `count` articles most similar to the one with `slug` (rule blog/similar): those with the most shared
 * categories first, then the newest. Articles without a shared category come last.
 */
export function similarSlugs(newestFirst: readonly FiledPost[], slug: string, count: number): string[] {
  const own = new Set(newestFirst.find((post) => post.slug === slug)?.categories);
  const byShared: string[][] = Array.from({ length: own.size + 1 }, () => []);
  for (const post of newestFirst) {
    if (post.slug === slug) continue;
    const shared = post.categories.reduce((sum, category) => sum + (own.has(category) ? 1 : 0), 0);
    const group = byShared[shared];
    if (group && group.length < count) group.push(post.slug);
  }
  return byShared.toReversed().flat().slice(0, count);
}
