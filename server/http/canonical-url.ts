import type { EdgeRequest } from "./edge-request.ts";

/** Percent-encoded characters that need no encoding (RFC 3986). They are decoded, so that a page has one spelling. */
const plainAsCodes = /%(?:2d|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * Returns the correct address of a page asked for with superfluous slashes, letters written as codes (`/%61bout`) or the
 * www twin of the site's host (ADR 128). Undefined when it is correct, and for posts. Leaves other hosts alone: health
 * checks use an address, and a proxy that does not pass the Host on would loop.
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

/** An origin of ours is its scheme and its host alone. */
function hostOf(origin: string): string {
  return origin.slice(origin.indexOf("://") + 3);
}

function isWwwTwin(host: string, siteHost: string): boolean {
  return host === `www.${siteHost}` || siteHost === `www.${host}`;
}
