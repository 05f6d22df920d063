import type { EdgeRequest } from "./edge-request.ts";

/**
 * Percent-encoded characters that need no encoding (RFC 3986). The site decodes them, so that each page has one URL.
 */
const plainAsCodes = /%(?:2d|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * Returns the canonical URL of a page requested with superfluous slashes, with needlessly encoded characters
 * (`/%61bout`) or with a wrong or missing `www.` (ADR 128). Only for the last it names a host, that of SITE_URL;
 * otherwise it is a path, so that the Host header decides nothing. Returns undefined for a canonical URL and a post. Any
 * other host stays: a health check uses an IP address, and a proxy that does not pass the Host on would cause a loop.
 */
export function canonicalUrl(request: EdgeRequest, siteOrigin: string | undefined): string | undefined {
  const { method, path, search, requestedHost } = request;
  if (method !== "GET" && method !== "HEAD") return undefined;
  const plain = path.includes("%") ? path.replace(plainAsCodes, decodeURIComponent) : path;
  // A browser reads a backslash as a slash, and would take `/\host` for another host.
  const isDoubled = /[/\\]{2}/.test(plain) || (plain.endsWith("/") && plain !== "/");
  const canonicalPath = isDoubled ? plain.replace(/[/\\]{2,}/g, "/").replace(/(.)\/$/, "$1") : plain;
  const isTwin = siteOrigin !== undefined && isWwwTwin(requestedHost.toLowerCase(), hostOf(siteOrigin));
  if (isTwin) return siteOrigin + canonicalPath + search;
  return canonicalPath === path ? undefined : canonicalPath + search;
}

/** Returns the host of an origin. The origins here contain only a scheme and a host. */
function hostOf(origin: string): string {
  return origin.slice(origin.indexOf("://") + 3);
}

function isWwwTwin(host: string, siteHost: string): boolean {
  return host === `www.${siteHost}` || siteHost === `www.${host}`;
}
