/** The methods of headers that the HTTP layer uses. Both a Fetch request and Node's own request can provide them. */
export type RequestHeaders = Pick<Headers, "get" | "has">;

/** The parts of a request that the edge (the HTTP layer) reads once, before anything is parsed or trusted. */
export interface EdgeRequest {
  id: string;
  method: string;
  /** The scheme, host and port as visitors see them. */
  origin: string;
  /** The path as received: percent-encoded, and possibly malformed before the first checks (the gates). */
  path: string;
  /** The query with its question mark, or the empty string. */
  search: string;
  /** The visitor's IP address, found behind the trusted proxies. */
  clientAddress: string;
  /** The Host that was requested. Without SITE_URL, a trusted proxy may set it. */
  requestedHost: string;
  headers: RequestHeaders;
}

/** Returns the path and query of an absolute URL, whatever its host is. */
export function splitTarget(url: string): { path: string; search: string } {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const fragment = url.indexOf("#", start);
  const target = fragment === -1 ? url.slice(start) : url.slice(start, fragment);
  const query = target.indexOf("?");
  return query === -1
    ? { path: target, search: "" }
    : { path: target.slice(0, query), search: target.slice(query) };
}

/**
 * Returns the path of the page, also for the URL of its data. React Router requests a page's data at `/about.data`, and
 * the home page's at `/_.data`.
 */
export function pagePath(path: string): string {
  if (!path.endsWith(".data")) return path;
  return path.endsWith("/_.data") ? path.slice(0, -"_.data".length) : path.slice(0, -".data".length);
}
