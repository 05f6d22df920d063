import type { EdgeRequest } from "./edge-request.ts";

/**
 * Percent-encoded characters that need no encoding (RFC 3986). The site decodes them, so that each page has one URL.
 */
const plainAsCodes = /%(?:2d|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * Returns the canonical URL of a page requested with superfluous slashes, with needlessly encoded characters
 * (`/%61bout`) or with a wrong or missing `www.` (ADR 128). Returns undefined for a canonical URL, for a post and on
 * any other host: a health check uses an IP address, and a proxy that does not pass the Host on would cause a loop.
 */
export function canonicalUrl(request: EdgeRequest, siteOrigin: string | undefined): string | undefined {
  const { method, path, search, origin, requestedHost } = request;
  if (method !== "GET" && method !== "HEAD") return undefined;
  const plain = path.includes("%") ? path.replace(plainAsCodes, decodeURIComponent) : path;
  const isDoubled = plain.includes("//") || (plain.endsWith("/") && plain !== "/");
  const canonicalPath = isDoubled ? plain.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1") : plain;
  const isTwin = siteOrigin !== undefined && isWwwTwin(requestedHost.toLowerCase(), hostOf(siteOrigin));
  return canonicalPath === path && !isTwin ? undefined : origin + canonicalPath + search;
}

/** Returns the host of an origin. The origins here contain only a scheme and a host. */
function hostOf(origin: string): string {
  return origin.slice(origin.indexOf("://") + 3);
}

function isWwwTwin(host: string, siteHost: string): boolean {
  return host === `www.${siteHost}` || siteHost === `www.${host}`;
}
