import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";

const kinds = [
  "/",
  "/services/depannage-distance",
  "/locations",
  "/locations/le-mans",
  "/locations/yvre-l-eveque",
  "/locations/la-chapelle-saint-aubin",
  "/devis",
  "/contact",
  "/join",
  "/blog",
  "/blog/sauvegarde-regle-3-2-1",
];

/**
 * Adds up how far the page has moved by itself, as Cumulative Layout Shift (CLS). From 0.1 on, a reader loses the line.
 */
const countShifts = () => {
  const counted = globalThis as unknown as { shifts: number };
  counted.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) counted.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
};

// rule pages/letters
for (const width of [360, 412, 768, 1440])
  test(`nothing jumps when the site's fonts replace the fallback fonts, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    await page.addInitScript(countShifts);
    for (const path of kinds) {
      await page.goto(path);
      await page.waitForFunction(() => sessionStorage.getItem("fonts") === "1");
      expect(await shiftsAfterPaint(page), path).toBeLessThan(0.04);
      // The session remembers that the fonts are loaded. Without it, the next page is the first of a visit again.
      await page.evaluate(() => sessionStorage.clear());
    }
  });

/** Waits for two frames, in which the browser lays the page out with the site's font, and returns the shifts so far. */
function shiftsAfterPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((globalThis as unknown as { shifts: number }).shifts)),
          ),
        );
      }),
  );
}

// rule pages/letters
test("somebody who has scrolled gets the site's fonts, and keeps what they read in its place", async ({
  context,
}) => {
  // The fixture's page is not used, because it waits for the fonts.
  const page = await context.newPage();
  const release = await holdFonts(page);
  await page.setViewportSize({ width: 360, height: 823 });
  await page.goto("/", { waitUntil: "commit" });
  const contact = page.locator("#contact");
  await contact.evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  const top = () => contact.evaluate((section) => Math.round(section.getBoundingClientRect().top));
  const height = () => page.locator("#tarifs").evaluate((section) => section.clientHeight);
  const [placeBefore, heightBefore] = [await top(), await height()];
  release();
  await page.waitForFunction(() => sessionStorage.getItem("fonts") === "1");
  // The page has become higher: in the site's font, the names of two plans need a second line.
  await expect.poll(height).toBeGreaterThan(heightBefore);
  expect(await top()).toBe(placeBefore);
});

// rules pages/letters and pages/first-act
test.describe("with motion allowed", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const isAfterAnother of [false, true])
    test(`fonts that arrive during a smooth scroll to a section do not stop it${isAfterAnother ? ", right after another scroll" : ""}`, async ({
      context,
    }) => {
      const page = await context.newPage();
      await page.addInitScript(holdLoadedFonts);
      await page.goto("/");
      const link = page.getByRole("contentinfo").getByRole("link", { name: "Tarifs" });
      await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      await link.evaluate(async (element, isAfter) => {
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        let steps = 0;
        addEventListener("scroll", () => ++steps === 3 && (globalThis as unknown as Gate).letFontsIn());
        (element as HTMLElement).click();
        // On a busy machine the browser reports the end of an earlier scroll only after the press. This does the same.
        if (isAfter) document.dispatchEvent(new Event("scrollend"));
      }, isAfterAnother);
      await page.waitForFunction(() => sessionStorage.getItem("fonts") === "1");
      const target = page.locator("#tarifs");
      await expect
        .poll(() => target.evaluate((section) => Math.abs(section.getBoundingClientRect().top)))
        .toBeLessThan(200);
    });
});

interface Gate {
  letFontsIn: () => void;
}

/** Lets the page's script learn that a font has loaded only once `letFontsIn` is called. */
function holdLoadedFonts() {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  Object.assign(globalThis, { letFontsIn: resolve } satisfies Gate);
  const load = FontFace.prototype.load;
  FontFace.prototype.load = async function (this: FontFace) {
    const face = await load.call(this);
    await held;
    return face;
  };
}

/** Delays the responses with the site's fonts on this page. Returns the function that lets them through. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await held;
    await route.continue();
  });
  return resolve;
}

// rule pages/letters
test("the site's fonts and the script wait until content is painted, not only the background", async ({
  context,
}) => {
  // The fixture's page is not used, because it waits for the script.
  const page = await context.newPage();
  await page.addInitScript(() => {
    const callbacks = new Set<(paint: string) => void>();
    class Paints {
      static readonly supportedEntryTypes = ["paint"];
      constructor(callback: (list: object, observer: object) => void) {
        callbacks.add((paint) =>
          callback({ getEntriesByName: (name: string) => (name === paint ? [paint] : []) }, this),
        );
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(globalThis, {
      // The site's script would wait three seconds at most. Here its timer never fires.
      setTimeout: () => 0,
      PerformanceObserver: Paints,
      painted: (paint: string) => {
        for (const callback of callbacks) callback(paint);
      },
    });
  });
  const late = /\/assets\/(bricolage|figtree|entry\.client)-/;
  const requested: string[] = [];
  page.on("request", (request) => late.test(request.url()) && requested.push(request.url()));
  const painted = (name: string) =>
    page.evaluate(
      (paint) => (globalThis as unknown as { painted: (name: string) => void }).painted(paint),
      name,
    );
  await page.goto("/blog");
  await painted("first-paint");
  await page.evaluate(() => fetch("/healthz").then((answer) => answer.text()));
  expect(requested).toEqual([]);
  await painted("first-contentful-paint");
  await expect.poll(() => requested.length).toBe(3);
});

// rule pages/letters
test.describe("a page whose title would break into other lines in the site's font", () => {
  const hasTitleFont = (page: Page) =>
    page.evaluate(() => [...document.fonts].some(({ family }) => family.includes("Bricolage Grotesque")));
  const titleHeight = (page: Page) =>
    page.getByRole("heading", { level: 1 }).evaluate((title) => title.clientHeight);

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto("/locations/le-mans");
    await page.waitForFunction(() => sessionStorage.getItem("fonts") === "1");
    expect(await hasTitleFont(page)).toBe(false);
  });

  test("keeps the fallback font, and the next document has the site's font", async ({ page }) => {
    const height = await titleHeight(page);
    await page.goto("/locations/le-mans");
    expect(await hasTitleFont(page)).toBe(true);
    await expect.poll(() => titleHeight(page)).toBeGreaterThan(height);
  });

  test("keeps the fallback font until the script shows another page in its place", async ({ page }) => {
    await page.mouse.move(100, 100);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await page.getByRole("main").getByRole("link", { name: "Allonnes" }).first().click();
    await expect(page).toHaveURL(/\/locations\/allonnes$/);
    await expect.poll(() => hasTitleFont(page)).toBe(true);
    expect(await page.evaluate(() => "isSameDocument" in globalThis)).toBe(true);
  });
});
