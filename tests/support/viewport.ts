import type { Page } from "@playwright/test";

/**
 * Gives the page another size, and waits until it is drawn. The full Chromium answers a script once with the new width
 * and the style of the old one.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise<unknown>((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
