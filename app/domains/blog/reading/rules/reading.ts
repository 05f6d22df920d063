/** How long the loading screen of an article stays at least, in milliseconds (P§9). */
export const articleMinimumLoadingMs = 2_000;

/** How long it takes to fade. */
export const articleFadeMs = 250;

/** The picture at the head of an article hides once the page has scrolled this far, in pixels (P§2). */
export const heroHidesAfter = 300;

interface Extent {
  /** Of the text, from the top of the window, in pixels. */
  top: number;
  height: number;
  windowHeight: number;
}

/** How much of an article has been read, from 0 to 100: all of it once its end is on the screen. */
export function readPercent({ top, height, windowHeight }: Extent): number {
  const toScroll = height - windowHeight;
  if (toScroll <= 0) return top + height <= windowHeight ? 100 : 0;
  return Math.round(Math.min(1, Math.max(0, -top / toScroll)) * 100);
}
