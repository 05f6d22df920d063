import type { EdgeRequest } from "./edge-request.ts";

/**
 * Where a page really is when it was asked for with doubled or trailing slashes, or under the www twin of the site's
 * host: one absolute address, so that there is one redirect. Undefined when it is right already, and for posts.
 *
 * Other hosts are left alone: health checks come by address, and a proxy that does not pass the Host on would loop.
 */
export function canonicalUrl(request: EdgeRequest, siteOrigin: string | undefined): string | undefined {
  const { method, path, search, origin, requestedHost } = request;
  if (method !== "GET" && method !== "HEAD") return undefined;
  const canonicalPath = path.length > 1 ? path.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1") : path;
  const host = requestedHost.toLowerCase();
  const isTwin = siteOrigin !== undefined && isWwwTwin(host, new URL(siteOrigin).host);
  return canonicalPath === path && !isTwin ? undefined : origin + canonicalPath + search;
}

function isWwwTwin(host: string, siteHost: string): boolean {
  return host === `www.${siteHost}` || siteHost === `www.${host}`;
}
