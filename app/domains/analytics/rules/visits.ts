import { isAdminPath } from "#app/lib/pages/admin-path.ts";
import type { DeviceKind } from "./devices.ts";

/** A repeat of the same page by the same session within this is dropped (decision 27). */
export const repeatMs = 10_000;

/** What is known of a visitor: no address, no whole user agent string (decision 30). */
export interface VisitorTraits {
  userAgent: string;
  device: DeviceKind;
  source: string;
}

/** Parameters that say which page or campaign; what a visitor typed, or a link's secret, is not kept. */
const keptParameters = ["page", "category", "service", "utm_source", "utm_medium", "utm_campaign"];

/** Bytes of a path, and of a parameter's value, as they are stored: percent-encoded, three times as long as typed or nine. */
const pathLength = 300;
const valueLength = 100;

/** The address of a view as it is stored: its path, and of its query only what names a page or a campaign. */
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
 * The path a view is counted under: one page is one path, with or without its last slash. Written as browsers write it,
 * in ASCII, so that its length is what it costs to store.
 */
export function countedPath(path: string): string {
  const written = parse(`http://localhost${clean(path)}`)?.pathname ?? "/";
  let end = Math.min(written.length, pathLength);
  while (end > 1 && written[end - 1] === "/") end -= 1;
  return shortened(written, end);
}

/** Back-office pages are nobody's visit. */
export function isCountedPath(path: string): boolean {
  return !isAdminPath(path);
}

/** The host a visitor came from, without 'www.'; empty for our own pages, for none and for what is no web address. */
export function sourceOf(referrer: string, ownHost: string): string {
  const url = parse(referrer);
  if (!url || !/^https?:$/.test(url.protocol) || url.host === ownHost) return "";
  return url.hostname.replace(/^www\./, "").slice(0, 200);
}

/** A referrer as it is stored: the path of one of our own pages, or the origin of another site. */
export function storedReferrer(referrer: string, ownHost: string): string {
  const url = parse(referrer);
  if (!url || !/^https?:$/.test(url.protocol)) return "";
  return url.host === ownHost ? shortened(url.pathname, pathLength) : url.origin.slice(0, 200);
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/** The beginning of an encoded text, without half of a code at its end. */
function shortened(encoded: string, length: number): string {
  return encoded.length <= length ? encoded : encoded.slice(0, length).replace(/%[\dA-F]?$/i, "");
}

/** What the database takes: no NUL, no half of a character, written so or cut so. */
function clean(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}
