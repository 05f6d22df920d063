import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { resize } from "#tests/support/viewport.ts";

const footer = (page: Page) => page.getByRole("contentinfo");

// rule pages/folds
test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a phone folds features, plans and the footer's groups, and a press opens each of them", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    const feature = page.getByText("Windows et macOS");
    await expect(feature).toBeHidden();
    await page.getByRole("heading", { name: "Dépannage logiciel" }).click();
    await expect(feature).toBeVisible();
    const plans = page.locator("#tarifs");
    await expect(plans.getByRole("link", { name: "Démarrer maintenant" })).toBeVisible();
    await expect(plans.getByRole("link", { name: "Nous contacter" })).toBeHidden();
    await plans.getByRole("heading", { name: "Forfait entreprise" }).click();
    await expect(plans.getByRole("link", { name: "Nous contacter" })).toBeVisible();
    const column = footer(page).getByRole("navigation", { name: "L’atelier" });
    await expect(column.getByRole("link", { name: "Blog" })).toBeHidden();
    await column.getByRole("heading").click();
    await expect(column.getByRole("link", { name: "Blog" })).toBeVisible();
  });

  test("a wide screen and a printed page show all these parts, with nothing to press", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Windows et macOS")).toBeVisible();
    await expect(footer(page).getByRole("link", { name: "Blog" })).toBeVisible();
    await expect(footer(page).getByLabel("Votre e-mail")).toBeVisible();
    await expect(page.locator("#services summary").first()).toHaveCSS("visibility", "hidden");
    await page.setViewportSize({ width: 640, height: 900 });
    await expect(page.getByText("Windows et macOS")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Windows et macOS")).toBeVisible();
  });
});

test("the home page takes less than twelve screens of a phone", async ({ page }) => {
  await resize(page, { width: 360, height: 800 });
  await page.goto("/");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9_600);
});

// rule pages/door
test("the assistant's button covers nothing that a visitor reads", async ({ page }) => {
  await page.goto("/");
  const door = page.getByRole("complementary", { name: "Assistant" }).getByRole("link");
  for (const width of [1440, 1920]) {
    await resize(page, { width, height: 900 });
    const sheet = await page.locator("#tarifs .wrap > ul").boundingBox();
    const mark = await door.boundingBox();
    expect(mark?.x, `at ${width} px`).toBeGreaterThan((sheet?.x ?? 0) + (sheet?.width ?? width));
    expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThan(width);
  }
  await resize(page, { width: 768, height: 900 });
  const head = await page.getByRole("banner").boundingBox();
  const mark = await door.boundingBox();
  expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  const phone = await page
    .getByRole("banner")
    .getByRole("link", { name: /appeler/i })
    .boundingBox();
  expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual(phone?.x ?? 0);
});

// rule blog/last-row
test("the last row of the blog never holds a card alone", async ({ page }) => {
  await page.goto("/blog");
  const cards = page.locator("ul:has(> li > a, > li h2) > li:has(h2)");
  const last = cards.last();
  const [card, list] = [await last.boundingBox(), await last.locator("xpath=..").boundingBox()];
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0) - 3);
});
