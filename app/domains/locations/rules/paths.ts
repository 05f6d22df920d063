import { listAddresses, publicPagePart, publicSearchPart, textPart } from "#app/lib/pages/list-address.ts";

export const zoneAddresses = listAddresses("/locations", {
  search: publicSearchPart,
  /** The code of a département. The page then shows only its map and its zones (towns). */
  department: textPart("departement"),
  page: publicPagePart,
});

/** Returns the public path of a zone, in the form in which redirects store it. */
export function locationPath(slug: string): string {
  return `/locations/${slug}`;
}

/** Whether a path is that of one zone's page. */
export function isLocationPath(pathname: string): boolean {
  return /^\/locations\/[^/]+$/.test(pathname);
}
