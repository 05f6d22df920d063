/** What the edge reads once of a request, before anything is parsed or believed. */
export interface EdgeRequest {
  id: string;
  method: string;
  /** Scheme, host and port as visitors see them. */
  origin: string;
  /** As received: percent-encoded, possibly malformed until the gates have passed it. */
  path: string;
  /** The query with its question mark, or the empty string. */
  search: string;
  /** The visitor's address, trusted proxies seen through. */
  clientAddress: string;
  /** The Host asked for; without SITE_URL, the one a trusted proxy names. */
  requestedHost: string;
  headers: Headers;
}

/** Path and query of an absolute URL, whatever host a client wrote in front of them. */
export function splitTarget(url: string): { path: string; search: string } {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const fragment = url.indexOf("#", start);
  const target = fragment === -1 ? url.slice(start) : url.slice(start, fragment);
  const query = target.indexOf("?");
  return query === -1
    ? { path: target, search: "" }
    : { path: target.slice(0, query), search: target.slice(query) };
}

/** The page a path belongs to: React Router asks for a page's data at `/about.data`, the home page's at `/_.data`. */
export function pagePath(path: string): string {
  if (!path.endsWith(".data")) return path;
  return path.endsWith("/_.data") ? path.slice(0, -"_.data".length) : path.slice(0, -".data".length);
}
