/** The number of scrolled pixels above which the header turns white (rule pages/header). */
export const headerScrollThreshold = 10;

/**
 * The media query for a wide screen. There the header has links and the services menu instead of the button of the
 * mobile menu.
 */
export const wideQuery = "(min-width: 64rem)";

/** The looks of the header. */
export type HeaderLook = "ink" | "clear" | "white";

/**
 * Returns the look of the header (rule pages/header). `scrolledPast` tells whether the page has scrolled beyond the
 * threshold. It is undefined until the browser has measured that; the look is then 'ink', a dark background that is
 * readable over anything. On a page with a light top the header is always white.
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
