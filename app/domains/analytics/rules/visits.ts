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

/** The address of a view as it is stored: its path, and of its query only what names a page or a campaign. */
export function storedUrl(url: string): string {
  const { pathname, searchParams } = parse(url) ?? new URL("http://localhost/");
  const kept = new URLSearchParams(
    keptParameters.flatMap((name) => {
      const value = searchParams.get(name);
      return value ? [[name, value.slice(0, 100)]] : [];
    }),
  );
  const query = kept.size > 0 ? `?${kept}` : "";
  return clean(pathname.slice(0, 300)) + query;
}

/** The path a view is counted under: one page is one path, with or without its last slash. */
export function countedPath(path: string): string {
  return clean(path.length > 1 ? path.replace(/\/+$/, "") || "/" : path);
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
  return url.host === ownHost ? clean(url.pathname.slice(0, 300)) : url.origin.slice(0, 200);
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

function clean(text: string): string {
  return text.replaceAll("\u0000", "");
}
