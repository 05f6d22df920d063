import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { freePort } from "#tests/support/free-port.ts";
import { holdScript } from "#tests/support/held-script.ts";
import { resize } from "#tests/support/viewport.ts";

const publicKinds = [
  "/",
  "/devis",
  "/contact",
  "/join",
  "/locations",
  "/locations/la-fleche",
  "/blog",
  "/blog/sauvegarde-regle-3-2-1",
  "/confidentialite",
];
const screens = [
  "/admin",
  "/admin/messages",
  "/admin/posts",
  "/admin/posts/new",
  "/admin/chatbot",
  "/admin/locations/import",
  "/admin/analytics",
  "/admin/settings/business",
  "/admin/account",
];

let environment: Record<string, string> | undefined;
// A page offers passkeys and alerts only at the site's configured address. So the port must be known before the start.
test.use({
  environment: async ({}, use) => use((environment ??= { PORT: String(await freePort()) })),
});

/**
 * Returns how far each visible control is from the top of the page, in pixels. The key is the control's name, with a
 * number if several have this name.
 */
const controlHeights = () => {
  const seen = new Map<string, number>();
  return [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => {
      const name = `${control.tagName} ${control.id || (control.ariaLabel ?? control.innerText).slice(0, 40)}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      return [`${name} ${seen.get(name)}`, control.getBoundingClientRect().top + scrollY] as const;
    });
};

const widths = [360, 1440];

/**
 * Returns the places of the controls at each width, with the width in the key. Starts with the page's present width.
 */
async function placesAtEachWidth(page: Page): Promise<(readonly [string, number])[]> {
  const places: (readonly [string, number])[] = [];
  const isFirst = page.viewportSize()?.width === widths[0];
  for (const width of isFirst ? widths : widths.toReversed()) {
    await resize(page, { width, height: 900 });
    // A page whose URL has an anchor may scroll when its width changes, and its header moves with it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const found = await page.evaluate(controlHeights);
    places.push(...found.map(([name, top]) => [`${name} at ${width} px`, top] as const));
  }
  return places;
}

/** Returns the controls that have another place once the page's script has run. */
async function movedBy(page: Page, path: string, turn: number): Promise<string[]> {
  // One page gets its script at the width of a telephone, the next one at that of a computer.
  await resize(page, { width: widths[turn % widths.length] ?? 0, height: 900 });
  const release = await holdScript(page);
  await page.goto(path, { waitUntil: "load" });
  // Waits for the site's font, which comes after the first paint. letters-arrive.spec.ts checks what it may move.
  await page.waitForFunction(() => {
    const ours = [...document.fonts].filter(({ family }) => !family.includes("Fallback"));
    const isLoaded = ours.length > 0 && ours.every(({ status }) => status === "loaded");
    return isLoaded && sessionStorage.getItem("fonts") === "1";
  });
  const before = new Map(await placesAtEachWidth(page));
  release();
  await page.waitForFunction(() => {
    dispatchEvent(new Event("pointermove"));
    return document.documentElement.dataset.hydrated !== undefined;
  });
  await expect(page.getByText(/^Chargement/)).toHaveCount(0);
  const after = await placesAtEachWidth(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  return after
    .filter(([name, top]) => Math.abs((before.get(name) ?? top) - top) > 1)
    .map(([name, top]) => `${path}: ${name} from ${before.get(name)} to ${top}`);
}

// rule pages/first-act
test("nothing that can be pressed moves when the script arrives, on a telephone and on a desk", async ({
  browser,
  baseURL,
  ownerCookies,
}) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: "reduce" });
  // The test's browser would block notifications. The browsers of most people do not, so they are allowed here.
  await context.grantPermissions(["notifications"]);
  const page = await context.newPage();
  const moved: string[] = [];
  for (const [turn, path] of [...publicKinds, "/admin/login"].entries())
    moved.push(...(await movedBy(page, path, turn)));
  await context.addCookies(ownerCookies);
  for (const [turn, path] of screens.entries()) moved.push(...(await movedBy(page, path, turn)));
  expect(moved).toEqual([]);
  await context.close();
});
