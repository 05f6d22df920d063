import type { Page } from "@playwright/test";

/**
 * Resizes the page and waits until it is drawn. Otherwise a script in the full Chromium may read the new width together
 * with a style of the old width.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise<unknown>((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
