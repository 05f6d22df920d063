import type { EdgeRequest } from "./edge-request.ts";

/** What a path may say as it is (RFC 3986), written as codes: a page has one spelling, so it is kept once. */
const plainAsCodes = /%(?:2d|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * Where a page really is when it was asked for with doubled or trailing slashes, letters written as codes (`/%61bout`),
 * or under the www twin of the site's host: one absolute address, so that there is one redirect. Undefined when it is
 * right already, and for posts.
 *
 * Other hosts are left alone: health checks come by address, and a proxy that does not pass the Host on would loop.
 */
export function canonicalUrl(request: EdgeRequest, siteOrigin: string | undefined): string | undefined {
  const { method, path, search, origin, requestedHost } = request;
  if (method !== "GET" && method !== "HEAD") return undefined;
  const plain = path.replace(plainAsCodes, decodeURIComponent);
  const canonicalPath = plain.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  const host = requestedHost.toLowerCase();
  const isTwin = siteOrigin !== undefined && isWwwTwin(host, new URL(siteOrigin).host);
  return canonicalPath === path && !isTwin ? undefined : origin + canonicalPath + search;
}

function isWwwTwin(host: string, siteHost: string): boolean {
  return host === `www.${siteHost}` || siteHost === `www.${host}`;
}
