import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { freePort } from "#tests/support/free-port.ts";
import { holdScript } from "#tests/support/held-script.ts";

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
// Passkeys and alerts are offered only at the site's own address, so the port must be known.
test.use({
  environment: async ({}, use) => use((environment ??= { PORT: String(await freePort()) })),
});

/**
 * Returns the distance of each visible control from the top of the page. The key is its name and its number among
 * equals.
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

/** Returns the controls that have another place once the page's script has run. */
async function movedBy(page: Page, path: string): Promise<string[]> {
  const release = await holdScript(page);
  await page.goto(path, { waitUntil: "load" });
  // The site's own font comes after the first paint. letters-arrive.spec.ts checks what it may move.
  await page.waitForFunction(() => {
    const ours = [...document.fonts].filter(({ family }) => !family.includes("Fallback"));
    const isLoaded = ours.length > 0 && ours.every(({ status }) => status === "loaded");
    return isLoaded && sessionStorage.getItem("fonts") === "1";
  });
  const before = new Map(await page.evaluate(controlHeights));
  release();
  await page.waitForFunction(() => {
    dispatchEvent(new Event("pointermove"));
    return document.documentElement.dataset.hydrated !== undefined;
  });
  await expect(page.getByText(/^Chargement/)).toHaveCount(0);
  const after = await page.evaluate(controlHeights);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  return after
    .filter(([name, top]) => Math.abs((before.get(name) ?? top) - top) > 1)
    .map(([name, top]) => `${path}: ${name} from ${before.get(name)} to ${top}`);
}

// rule pages/first-act
for (const [name, width] of [
  ["a telephone", 360],
  ["a desk", 1440],
] as const)
  test(`nothing that can be pressed moves when the script arrives, on ${name}`, async ({
    browser,
    baseURL,
    ownerCookies,
  }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: "reduce" });
    // Most people's browsers do not block notifications, so this one must not either.
    await context.grantPermissions(["notifications"]);
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 900 });
    const moved: string[] = [];
    for (const path of [...publicKinds, "/admin/login"]) moved.push(...(await movedBy(page, path)));
    await context.addCookies(ownerCookies);
    for (const path of screens) moved.push(...(await movedBy(page, path)));
    expect(moved).toEqual([]);
    await context.close();
  });
