import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { holdScript } from "#tests/support/held-script.ts";

const hydrated = (page: Page) => page.locator("html[data-hydrated]");

/**
 * Opens a page without touching it, and waits until it listens for the visitor's first sign (a move, touch or key). The
 * request for the collector (the script that counts views) shows this. A query in the page would itself be a sign.
 */
async function open(page: Page, path: string) {
  const listens = page.waitForRequest(/audience-collector/);
  await page.goto(path);
  await listens;
}

/** Moves the mouse twice, because a browser may report that the first move covered no distance. */
async function moveMouse(page: Page) {
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
}

/** Returns a promise that resolves once the next page, which nobody may touch, reports that its script runs. */
async function sayWhenHydrated(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.exposeFunction("sayHydrated", resolve);
  await page.addInitScript(() => {
    const say = () => (globalThis as unknown as { sayHydrated: () => void }).sayHydrated();
    new MutationObserver(say).observe(document, { subtree: true, attributeFilter: ["data-hydrated"] });
  });
  return { promise };
}

test.use({
  // A page without a sign from a visitor. The page that the test fixture makes gets one after each load.
  page: async ({ context }, use) => use(await context.newPage()),
  // The name of a browser that people use. The site does not count the visits of a browser that names itself a robot.
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
});

// rule pages/first-sign
test("an untouched page is readable, is counted and prefetches its script, which runs at the first sign", async ({
  page,
}) => {
  const counted = page.waitForResponse((answer) => answer.url().endsWith("/api/page-views"));
  await page.goto("/services/depannage-distance");
  const { path } = (await counted).request().postDataJSON() as { path: string };
  expect([path, (await counted).ok()]).toEqual(["/services/depannage-distance", true]);
  await expect(page.locator("link[rel=prefetch]").first()).toBeAttached();
  await expect(hydrated(page)).toHaveCount(0);

  await moveMouse(page);
  await expect(hydrated(page)).toBeAttached();
});

test("a press on the assistant's button before the script has loaded opens the assistant afterwards", async ({
  page,
}) => {
  // Without the script, the page follows the link after three seconds. This makes it a minute, so that the script comes
  // first on a slow machine too.
  await page.addInitScript(() => {
    const later = setTimeout;
    window.setTimeout = ((run: () => void, ms = 0) =>
      later(run, ms === 3_000 ? 60_000 : ms)) as typeof setTimeout;
  });
  const release = await holdScript(page);
  await open(page, "/");
  const door = page.getByRole("link", { name: "Assistant automatique" });
  await door.click();
  await expect(door).toHaveAttribute("aria-busy", "true");
  await expect(hydrated(page)).toHaveCount(0);
  release();
  await expect(page.getByLabel("Votre question")).toBeVisible();
  await expect(page).toHaveURL("/");
});

// rule pages/first-act
test("a category chosen before the script has loaded is applied afterwards", async ({ page }) => {
  const release = await holdScript(page);
  await open(page, "/blog");
  const category = page.getByRole("combobox", { name: "Catégorie" });
  await category.selectOption("securite");
  await expect(hydrated(page)).toHaveCount(0);
  release();
  await moveMouse(page);
  await expect(page).toHaveURL("/blog?category=securite");
  await expect(category).toHaveValue("securite");
});

// rule pages/first-act
test("a zone typed before the script has loaded is searched afterwards", async ({ page }) => {
  const release = await holdScript(page);
  await open(page, "/locations");
  const search = page.getByRole("searchbox", { name: "Rechercher une zone" });
  await search.fill("allonnes");
  await search.blur();
  await expect(hydrated(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL("/locations?search=allonnes");
  await expect(search).toHaveValue("allonnes");
});

for (const [name, start, end, whole] of [
  ["Date souhaitée", "0101", "2031", /^2031-01-01$/],
  // In the afternoon, a browser with a twelve-hour clock turns a typed 10 into 10 PM, that is, 22.
  ["Heure", "10", "15P", /^(10|22):15$/],
] as const)
  // rule pages/first-act
  test(`a '${name}' that is half typed before the script has loaded can be finished afterwards`, async ({
    page,
  }) => {
    const release = await holdScript(page);
    await open(page, "/devis");
    const field = page.getByLabel(name);
    await field.focus();
    await page.keyboard.type(start);
    await expect(hydrated(page)).toHaveCount(0);
    release();
    await expect(hydrated(page)).toBeAttached();
    await page.keyboard.type(end);
    await expect(field).toHaveValue(whole);
  });

// rule pages/first-act
test("a change in a pre-filled form stays if it is made before the script has loaded", async ({ page }) => {
  const release = await holdScript(page);
  await open(page, "/devis?appareil=portable&panne=lenteur");
  await page.getByLabel("Type de service").selectOption("autre");
  const trouble = page.getByLabel("Que se passe-t-il");
  const filled = await trouble.inputValue();
  expect(filled).not.toBe("");
  await trouble.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("Bonjour ! ");
  await expect(hydrated(page)).toHaveCount(0);
  release();
  await expect(hydrated(page)).toBeAttached();
  await page.keyboard.type("Urgent. ");
  await expect(trouble).toHaveValue(`Bonjour ! Urgent. ${filled}`);
  await expect(page.getByLabel("Type de service")).toHaveValue("autre");
});

// rule pages/first-act
test("the assistant's button leads to the assistant's page if the script does not load", async ({
  page,
  problems,
}) => {
  // The page's start script logs an error, because one of its imports is missing.
  problems.allow(/framework|uncaught/);
  await page.route("**/assets/framework-*.js", (route) => route.abort());
  await open(page, "/about");
  await page.getByRole("link", { name: "Assistant automatique" }).click();
  await expect(page).toHaveURL("/assistant");
});

// rule forms/draft
test("text that was typed but not sent comes back before the visitor's first sign", async ({
  page,
  context,
}) => {
  await open(page, "/devis");
  await moveMouse(page);
  await expect(hydrated(page)).toBeAttached();
  await page.getByLabel("Que se passe-t-il").fill("L’écran reste noir");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("draft:quote"))).toContain("reste noir");
  const again = await context.newPage();
  const started = await sayWhenHydrated(again);
  await again.goto("/devis");
  await started.promise;
  await expect(again.getByLabel("Que se passe-t-il")).toHaveValue("L’écran reste noir");
});

// rule pages/home
test("an address or a link with an anchor scrolls to that part of the home page", async ({ page }) => {
  /** Returns how many pixels a part of the page is away from its place, just below the header. */
  const distance = (id: string) =>
    page.locator(`[id="${id}"]`).evaluate((part) => {
      const under = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      return Math.abs(part.getBoundingClientRect().top - under);
    });
  await page.goto("/#tarifs");
  await expect.poll(() => distance("tarifs")).toBeLessThan(3);
  await page.goto("/about");
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Décrire ma panne" }).first().click();
  await expect.poll(() => distance("contact")).toBeLessThan(3);
});
