/** Returns the address of a page of the zone list. A new search starts at page 1. */
export function locationsPath(search: string, page = 1): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/locations?${query}` : "/locations";
}

/** Returns the public address of a zone, as redirects store it. */
export function locationPath(slug: string): string {
  return `/locations/${slug}`;
}

/** Whether a path is the address of one zone. */
export function isLocationPath(pathname: string): boolean {
  return /^\/locations\/[^/]+$/.test(pathname);
}
