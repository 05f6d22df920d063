import { listAddresses, publicPagePart, publicSearchPart, textPart } from "#app/lib/pages/list-address.ts";

export const zoneAddresses = listAddresses("/locations", {
  search: publicSearchPart,
  /**
   * The code of a département (administrative area). With it, the page shows only the map and the zones (towns) of this
   * département.
   */
  department: textPart("departement"),
  page: publicPagePart,
});

/**
 * The ids of two places on the page of zones. `zoneListId` is the list: the links to its other pages lead there.
 * `zoneResultsId` is the line above the results of a search.
 */
export const zoneListId = "liste";
export const zoneResultsId = "resultats";

/** Returns the public path of a zone's page. Redirects are stored with this path. */
export function locationPath(slug: string): string {
  return `/locations/${slug}`;
}

/** Whether a path is that of one zone's page. */
export function isLocationPath(pathname: string): boolean {
  return /^\/locations\/[^/]+$/.test(pathname);
}
