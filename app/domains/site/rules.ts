import { errorTexts } from "./content.ts";

/** The header turns white once the page has scrolled more than this (P§9), in pixels. */
export const headerScrollThreshold = 10;

/** Media query of the wide header: links and services menu instead of the toggle menu (P§9). */
export const wideQuery = "(min-width: 1024px)";

/** How the header stands on the page. */
export type HeaderLook = "ink" | "clear" | "white";

/**
 * Look of the header. `scrolledPast` is undefined until the browser has measured: the header is then plain
 * ink, readable over anything. A page that starts on a light ground always has it white.
 */
export function headerLook(startsLight: boolean, scrolledPast: boolean | undefined): HeaderLook {
  if (startsLight || scrolledPast) return "white";
  return scrolledPast === undefined ? "ink" : "clear";
}

/** Whether a link of the navigation leads to the page being read, or to a page above it. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to.includes("#")) return false;
  return pathname === to || pathname.startsWith(`${to}/`);
}

/** Texts of the error page for a status (decision 5). */
export function errorTextsFor(status: number): (typeof errorTexts)[keyof typeof errorTexts] {
  return status === 404 || status === 503 ? errorTexts[status] : errorTexts[500];
}
