import { listAddresses, publicPagePart, publicSearchPart, textPart } from "#app/lib/pages/list-address.ts";

export const zoneAddresses = listAddresses("/locations", {
  search: publicSearchPart,
  /** A département's code: its map and its zones alone. */
  department: textPart("departement"),
  page: publicPagePart,
});

/** Returns the public address of a zone, as redirects store it. */
export function locationPath(slug: string): string {
  return `/locations/${slug}`;
}

/** Whether a path is the address of one zone. */
export function isLocationPath(pathname: string): boolean {
  return /^\/locations\/[^/]+$/.test(pathname);
}
