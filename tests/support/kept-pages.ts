import type { Browser, BrowserContext, Page } from "@playwright/test";

/** The page of one test worker, which its tests use one after the other. To open a new page for each takes longer. */
export interface KeptPages {
  /**
   * Returns a page with these options: empty, signed out, and without cookies or storage. `isNew`: it was just made.
   */
  take(browser: Browser, options: object): Promise<{ page: Page; isNew: boolean }>;
  /** Empties the page for the next test, or closes it if that is not possible. */
  giveBack(page: Page, origin: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps the last page for the next test. Playwright's own `reuseContext` does this too, but empties the cache and
 * starts a new process, which takes longer (ADR 279).
 */
export function keepPages(): KeptPages {
  let kept: { key: string; context: BrowserContext; page: Page } | undefined;
  const forget = async () => {
    const context = kept?.context;
    kept = undefined;
    await context?.close();
  };
  return {
    async take(browser, options) {
      const key = JSON.stringify(options);
      if (kept?.key === key) return { page: kept.page, isNew: false };
      await forget();
      const context = await browser.newContext();
      const page = await context.newPage();
      kept = { key, context, page };
      return { page, isNew: true };
    },
    async giveBack(page, origin) {
      // The storage of the site can only be emptied from a page of the site, not from an error page of the browser.
      if (page.isClosed() || !page.url().startsWith(`${origin}/`)) return forget();
      const context = page.context();
      for (const other of context.pages()) if (other !== page) await other.close();
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await context.setOffline(false);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto("about:blank");
      const session = await context.newCDPSession(page);
      await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
      await session.detach();
      await context.clearCookies();
      await context.clearPermissions();
      // Otherwise an element of the next page could be under the pointer at its start.
      await page.mouse.move(0, 0);
    },
    stop: forget,
  };
}
