import { listAddresses, part, publicPagePart, publicSearchPart } from "#app/lib/pages/list-address.ts";

/** The URLs of the public list of articles. They name the category by its slug. */
export const blogAddresses = listAddresses("/blog", {
  category: part("category", "", (slug) => slug),
  search: publicSearchPart,
  page: publicPagePart,
});

/** The HTML id of the line above the results of a search. */
export const postResultsId = "resultats";

/** Returns the public path of an article. Stored redirects use the same form. */
export function blogPostPath(slug: string): string {
  return `/blog/${slug}`;
}

/** Whether a path leads to an article. */
export function isBlogPostPath(pathname: string): boolean {
  return /^\/blog\/[^/]+$/.test(pathname);
}
