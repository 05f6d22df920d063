import { expect, test } from "#tests/support/fixtures.ts";

const article = "/blog/disque-dur-qui-claque";

test.describe("the loading screen of an article", () => {
  /** Records in the page when the loading screen appeared and when it disappeared, in milliseconds. */
  const watch = () => {
    const seen = ((window as unknown as { seen: number[] }).seen = [] as number[]);
    new MutationObserver(() => {
      const isThere = document.querySelector("[data-article-loading=arrived]") !== null;
      if (isThere !== (seen.length % 2 === 1)) seen.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  };
  const seen = () => (window as unknown as { seen: number[] }).seen;
  const loading = "Chargement de l'article...";
  // There are two loading screens. This one covers an article that has arrived. The other is shown until it arrives.
  const screen = "[data-article-loading=arrived]";

  test.describe("with motion", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    // rule blog/loading
    test("stays for two seconds after a click on a link inside the site", async ({ page, request }) => {
      expect(await (await request.get(article)).text()).not.toContain(loading);
      await page.goto("/blog?category=securite");
      await page.evaluate(watch);
      await page.getByRole("link", { name: "Lire la suite" }).first().click();
      await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator(screen)).toHaveCount(0);
      const [from = 0, to = 0] = await page.evaluate(seen);
      // Not 2000: the page starts its timer of two seconds a moment before the browser shows the screen.
      expect(to - from).toBeGreaterThan(1900);
    });

    // rule blog/loading
    test("ends when the reader presses a key", async ({ page }) => {
      // The loading screen also ends by a timer of 2000 ms. Here it never fires, so only a click or a key can end it.
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

  // rule blog/loading
  test("does not show when the reader wants less motion", async ({ page }) => {
    await page.goto("/blog?category=securite");
    await page.evaluate(watch);
    await page.getByRole("link", { name: "Lire la suite" }).first().click();
    await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(seen)).toEqual([]);
  });
});
