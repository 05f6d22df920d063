import type { Page } from "@playwright/test";

/**
 * Resizes the page, and waits until it is drawn. The full Chromium once answers a script with the new width
 * and the style of the old one.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise<unknown>((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
