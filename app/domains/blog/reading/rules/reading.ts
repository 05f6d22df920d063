/** The minimum time that an article's loading screen stays, in milliseconds (rule blog/loading). */
export const articleMinimumLoadingMs = 2_000;

/** How long the loading screen takes to fade out, in milliseconds. */
export const articleFadeMs = 250;

/** The picture at the top hides after this much scrolling, in pixels (rule blog/hero). */
export const heroHidesAfter = 300;

interface Extent {
  /** The distance from the top of the window to the top of the text, in pixels. */
  top: number;
  height: number;
  windowHeight: number;
}

/** Returns the percentage of an article that has been read. It is 100 when the end of the article is on the screen. */
export function readPercent({ top, height, windowHeight }: Extent): number {
  const toScroll = height - windowHeight;
  if (toScroll <= 0) return top + height <= windowHeight ? 100 : 0;
  return Math.round(Math.min(1, Math.max(0, -top / toScroll)) * 100);
}
