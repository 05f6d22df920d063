import { listAddresses, part, publicPagePart, publicSearchPart } from "#app/lib/pages/list-address.ts";

/** The URLs of the public list of articles. They name the category by its slug. */
export const blogAddresses = listAddresses("/blog", {
  category: part("category", "", (slug) => slug),
  search: publicSearchPart,
  page: publicPagePart,
});

/** The id of the line above the results of a search. */
export const postResultsId = "resultats";

/** Returns the public path of an article. Redirects are stored with the same paths. */
export function blogPostPath(slug: string): string {
  return `/blog/${slug}`;
}

/** Whether a path leads to an article. */
export function isBlogPostPath(pathname: string): boolean {
  return /^\/blog\/[^/]+$/.test(pathname);
}
