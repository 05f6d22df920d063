/** When the page has scrolled more pixels than this, the header turns white (rule pages/header). */
export const headerScrollThreshold = 10;

/** The media query of the wide header, which has links and the services menu instead of the mobile menu's button. */
export const wideQuery = "(min-width: 1024px)";

/** The looks of the header. */
export type HeaderLook = "ink" | "clear" | "white";

/**
 * Returns the look of the header (rule pages/header). `scrolledPast` is undefined until the browser has measured the
 * scroll position. Until then the look is 'ink', a dark background that is readable over anything. If the page starts
 * light, the header is always white.
 */
export function headerLook(startsLight: boolean, scrolledPast: boolean | undefined): HeaderLook {
  if (startsLight || scrolledPast) return "white";
  return scrolledPast === undefined ? "ink" : "clear";
}

/** Whether a navigation link leads to the current page or to a page above it. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to.includes("#")) return false;
  return pathname === to || pathname.startsWith(`${to}/`);
}
