import { isAdminPath } from "#app/lib/pages/admin-path.ts";
import { secretPathOf } from "#app/lib/pages/secret-paths.ts";
import type { DeviceKind } from "./devices.ts";

/**
 * The time in milliseconds within which a second view of the same page by the same visit is dropped (rule visits/once).
 */
export const repeatMs = 10_000;

/** What the site stores about a visitor: no IP address and no full user agent (rule visits/anonymous). */
export interface VisitorTraits {
  userAgent: string;
  device: DeviceKind;
  source: string;
}

/**
 * The URL parameters that are stored: they name a page or a campaign. All others are left out, because they may hold
 * words that a visitor typed, or the secret of a link.
 */
const keptParameters = ["page", "category", "service", "utm_source", "utm_medium", "utm_campaign"];

/**
 * The longest path and parameter value that are stored, in bytes after percent-encoding. An 'é' has six bytes then
 * ('%C3%A9').
 */
const pathLength = 300;
const valueLength = 100;

/** Returns the stored address of a view: its path and the parameters that name a page or a campaign. */
export function storedUrl(url: string): string {
  const { pathname, searchParams } = parse(url) ?? new URL("http://localhost/");
  const kept = keptParameters.flatMap((name) => {
    const value = searchParams.get(name);
    return value
      ? [shortened(new URLSearchParams([[name, value]]).toString(), name.length + 1 + valueLength)]
      : [];
  });
  return shortened(pathname, pathLength) + (kept.length > 0 ? `?${kept.join("&")}` : "");
}

/**
 * Returns the path under which a view is counted, without a slash at its end. The path is percent-encoded as browsers
 * write it, so that its length is its stored size.
 */
export function countedPath(path: string): string {
  const written = parse(`http://localhost${clean(path)}`)?.pathname ?? "/";
  let end = Math.min(written.length, pathLength);
  while (end > 1 && written[end - 1] === "/") end -= 1;
  return shortened(written, end);
}

/**
 * Matches the path of any page of this site: '/', or one or two names. Any other path was invented by the sender.
 */
const pagePath = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+)?)?$/;

/**
 * Whether views of this path are counted (rule visits/pages-alone). The path must be a possible page that is neither in
 * the back office nor secret.
 */
export function isCountedPath(path: string): boolean {
  return pagePath.test(path) && !isAdminPath(path) && secretPathOf(path) === undefined;
}

/**
 * Returns the host of the referrer (the URL of the page before), without 'www.'. Returns '' if that page is one of this
 * site, or if its URL is not a web URL.
 */
export function sourceOf(referrer: string, ownHost: string): string {
  const url = parse(referrer);
  if (!url || !/^https?:$/.test(url.protocol) || url.host === ownHost) return "";
  return url.hostname.replace(/^www\./, "").slice(0, 200);
}

/** Returns the referrer to store: the path of one of this site's own pages, or the origin of another site. */
export function storedReferrer(referrer: string, ownHost: string): string {
  const url = parse(referrer);
  if (!url || !/^https?:$/.test(url.protocol)) return "";
  return url.host === ownHost
    ? shortened(secretPathOf(url.pathname) ?? url.pathname, pathLength)
    : url.origin.slice(0, 200);
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/** Returns the beginning of a percent-encoded text, without an incomplete percent code at its end. */
function shortened(encoded: string, length: number): string {
  return encoded.length <= length ? encoded : encoded.slice(0, length).replace(/%[\dA-F]?$/i, "");
}

/** Returns a text that the database accepts: without NUL and without half a surrogate pair. */
function clean(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}
