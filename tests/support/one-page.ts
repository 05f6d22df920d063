import { expect, type test, waitForHydration } from "./fixtures.ts";

type Fixtures = Parameters<typeof test.use>[0];

/**
 * `test.use(onOnePage)` lets the tests of a file use one page, one after the other. Each finds it signed out and with an
 * empty storage. Not for tests of a first visit, of the clock, or of scripts that are added to the page: they would
 * change the page for the next test.
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
    // With null, the page would have the machine's settings instead of those of the tests.
    const { reducedMotion = "no-preference" } = contextOptions;
    await page.emulateMedia({ media: null, forcedColors: null, colorScheme, reducedMotion });
    const context = page.context();
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    const endWatch = problems.watch(context);
    await use(context);
    endWatch();
    // After a failure the worker ends, and its browser shows what the page looked like.
    if (testInfo.status === testInfo.expectedStatus) await keptPages.giveBack(page, baseURL ?? "");
    expect(problems.unexpected(), "problems on the page").toEqual([]);
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error("the kept page was closed");
    await use(page);
  },
};
