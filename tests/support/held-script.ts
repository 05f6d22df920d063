import type { Page } from "@playwright/test";

/** Holds back the script that makes a page interactive. Returns a function that lets the script through. */
export async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/framework-*.js", async (route) => {
    await promise;
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
