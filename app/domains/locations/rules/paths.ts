/** The address of a page of the zone list; a new search starts at its first page (P§4). */
export function locationsPath(search: string, page = 1): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/locations?${query}` : "/locations";
}

/** The public address of a zone, as the redirects write it. */
export function locationPath(slug: string): string {
  return `/locations/${slug}`;
}

/** Whether a path is that of one zone. */
export function isLocationPath(pathname: string): boolean {
  return /^\/locations\/[^/]+$/.test(pathname);
}
