export interface BlogListAddress {
  /** A category's slug. */
  category?: string | null;
  search?: string;
  /** From 1. */
  page?: number;
}

/** Returns the address of a page of the list. The first page has no number. */
export function blogPath({ category, search, page = 1 }: BlogListAddress = {}): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (search) query.set("search", search);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

/** Returns the public address of an article, as its row and the redirects write it. */
export function blogPostPath(slug: string): string {
  return `/blog/${slug}`;
}

/** Whether a path is that of an article. */
export function isBlogPostPath(pathname: string): boolean {
  return /^\/blog\/[^/]+$/.test(pathname);
}
