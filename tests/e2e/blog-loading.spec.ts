import { expect, test } from "#tests/support/fixtures.ts";

const article = "/blog/disque-dur-qui-claque";

test.describe("the loading screen of an article", () => {
  /** When it appeared and went, in milliseconds, seen from inside the page. */
  const watch = () => {
    const seen = ((window as unknown as { seen: number[] }).seen = [] as number[]);
    new MutationObserver(() => {
      const isThere = document.querySelector("[data-article-loading=arrived]") !== null;
      if (isThere !== (seen.length % 2 === 1)) seen.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  };
  const seen = () => (window as unknown as { seen: number[] }).seen;
  const loading = "Chargement de l'article...";
  // The one an article arrives behind, not the one that stands in for a slow answer.
  const screen = "[data-article-loading=arrived]";

  test.describe("for who likes motion", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("stays two seconds when one comes from inside the site", async ({ page, request }) => {
      expect(await (await request.get(article)).text()).not.toContain(loading);
      await page.goto("/blog?category=securite");
      await page.evaluate(watch);
      await page.getByRole("link", { name: "Lire la suite" }).first().click();
      await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(screen)).toHaveCount(0);
      const [from = 0, to = 0] = await page.evaluate(seen);
      // A timer counts from a moment before the screen is drawn.
      expect(to - from).toBeGreaterThan(1900);
    });

    test("ends as soon as one touches a key", async ({ page }) => {
      // Its own time never ends: only the reader can.
      await page.addInitScript(() => {
        const own = window.setTimeout.bind(window);
        window.setTimeout = ((work: () => void, ms?: number) =>
          ms === 2000 ? 0 : own(work, ms)) as typeof setTimeout;
      });
      await page.goto("/blog?category=securite");
      await page.getByRole("link", { name: "Lire la suite" }).first().click();
      await expect(page.locator(screen)).toHaveText(loading);
      await page.keyboard.press("ArrowDown");
      await expect(page.locator(screen)).toHaveCount(0);
    });
  });

  test("is not for who wants no motion", async ({ page }) => {
    await page.goto("/blog?category=securite");
    await page.evaluate(watch);
    await page.getByRole("link", { name: "Lire la suite" }).first().click();
    await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(seen)).toEqual([]);
  });
});
