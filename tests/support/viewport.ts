import type { Page } from "@playwright/test";

/**
 * Resizes the page and waits until the page is drawn. Otherwise the full Chromium may once give a script the new width
 * together with the old style.
 */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise<unknown>((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
