import { expect, type test, waitForHydration } from "./fixtures.ts";

type Fixtures = Parameters<typeof test.use>[0];

/**
 * With `test.use(onOnePage)`, the tests of a file use one page, one after the other. Each finds the page signed out and
 * its storage empty. Do not use it in tests of a first visit, of the clock, or with scripts added to the page: they
 * would change the page for the next test.
 */
export const onOnePage: Fixtures = {
  context: async (
    {
      browser,
      keptPages,
      problems,
      baseURL,
      extraHTTPHeaders,
      viewport,
      javaScriptEnabled,
      hasTouch,
      colorScheme,
      contextOptions,
    },
    use,
    testInfo,
  ) => {
    const options = { baseURL, viewport, javaScriptEnabled, hasTouch, contextOptions };
    const { page, isNew } = await keptPages.take(browser, options);
    if (isNew && javaScriptEnabled !== false) waitForHydration(page);
    if (viewport) await page.setViewportSize(viewport);
    // These two settings are always given: with null, they would be those of this machine, not those of the tests.
    const { reducedMotion = "no-preference" } = contextOptions;
    await page.emulateMedia({ media: null, forcedColors: null, colorScheme, reducedMotion });
    const context = page.context();
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    const endWatch = problems.watch(context);
    await use(context);
    endWatch();
    // After a failure the page is left as it is: the report shows it, and the worker ends.
    if (testInfo.status === testInfo.expectedStatus) await keptPages.giveBack(page, baseURL ?? "");
    expect(problems.unexpected(), "problems on the page").toEqual([]);
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error("the kept page was closed");
    await use(page);
  },
};
