export interface FiledPost {
  slug: string;
  /** The slugs of the article's categories. */
  categories: readonly string[];
}

/**
 * Returns the slugs of the `count` articles most similar to the one with `slug` (rule blog/similar). The more
 * categories an article shares with it, the earlier it comes; among equals, the newer one does.
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
