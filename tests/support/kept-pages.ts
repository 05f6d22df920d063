import type { Browser, BrowserContext, Page } from "@playwright/test";

/** The page of a worker that tests use one after the other. */
export interface KeptPages {
  /** Returns the page for tests with these options. It is as new: empty, signed out, and nothing is stored for the site. */
  take(browser: Browser, options: object): Promise<{ page: Page; isNew: boolean }>;
  /** Makes the page as new again, or gives it up if that is not possible. */
  giveBack(page: Page, origin: string): Promise<void>;
  stop(): Promise<void>;
}

/** Keeps the last page (ADR 279). Playwright's own `reuseContext` also empties the cache and starts a new process. */
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
      // The browser's own error page, and a page of another origin, cannot be emptied from here.
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
      // Otherwise the next page would begin with something under the pointer.
      await page.mouse.move(0, 0);
    },
    stop: forget,
  };
}
