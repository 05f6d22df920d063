import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";

// In most other tests service workers are blocked.
test.use({ serviceWorkers: "allow" });

const isLost = /request failed|ERR_INTERNET_DISCONNECTED|ERR_FAILED|audience|EventSource|503/;

/** Opens a page and waits until the service worker of the public pages, whose scope is the whole site, is active. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/"))?.active?.state);
  await expect.poll(state).toBe("activated");
}

// rule pages/offline
test("without a network a reload and a typed address show a page of ours, and the typed text comes back", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(isLost);
  await visit(page, "/devis");
  const description = page.getByLabel("Que se passe-t-il");
  await description.fill("Le train entre dans un tunnel.");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Pas de connexion" })).toBeVisible();
  await expect(page).toHaveTitle("Pas de connexion | Atelier 72");
  await expect(page.getByRole("link", { name: "Appeler le 02 61 91 72 72" })).toHaveAttribute(
    "href",
    "tel:+33261917272",
  );
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "Pas de connexion" })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  await expect(
    page.getByText(/s’ouvrira d’elle-même dès que votre appareil retrouvera le réseau/),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Réessayer" })).toHaveAttribute("href", "");

  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Pas de connexion");
  await expect(page).toHaveURL(/\/about$/);
  await page.goto("/devis");
  await expect(description).toHaveValue("Le train entre dans un tunnel.");
});

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } });

    // rules pages/offline, pages/theme
    test("the page without a network is accessible and fits a phone", async ({ page, context, problems }) => {
      problems.allow(isLost);
      await visit(page, "/about");
      await context.setOffline(true);
      await page.goto("/services");
      await expect(page.getByRole("heading", { name: "Pas de connexion" })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expectNoAxeViolations(page);
    });
  });

// rules pages/offline, reach/offline
test("the worker of the public pages leaves the back office to its own worker", async ({
  page,
  context,
  signIn,
  problems,
}) => {
  problems.allow(isLost);
  await visit(page, "/about");
  await signIn();
  await page.goto("/admin");
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  // The page was loaded before its worker ran. The worker must have stored the page's files all the same.
  await expect.poll(kept).toEqual(expect.arrayContaining(["/admin", expect.stringMatching(/^\/assets\//)]));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Hors ligne\s: état de/)).toBeVisible();
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "Pas de connexion" })).toBeVisible();
});
