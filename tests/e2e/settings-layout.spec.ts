import { expect, test } from "#tests/support/fixtures.ts";
import { onDatabase } from "#tests/support/blog-posts.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { forgetSettings, settingsSite } from "#tests/support/settings-site.ts";
import type { Site } from "#tests/support/site.ts";
import { resize } from "#tests/support/viewport.ts";

// Uses a separate site, because this file changes settings of the business.
test.use({ environment: settingsSite });

test.beforeEach(({ site }) => forgetSettings(site));
test.afterAll(({ site }) => forgetSettings(site));

/** Stores the settings of a section, as its form would. */
const store = (site: Site, section: string, values: object) =>
  onDatabase(site, async (client) => {
    await client.query(
      `insert into settings_sections (section, "values", version, updated_by) values ($1, $2, 1, 'Camille')`,
      [section, JSON.stringify(values)],
    );
  });

// rule pages/about
test("on the about page without a presentation, the certifications keep their distance from the figures", async ({
  page,
  site,
}) => {
  await store(site, "proof", { storyState: "hidden" });
  const title = page.getByRole("heading", { name: "Certifications" });
  await expect(async () => {
    await page.goto("/about");
    await expect(page.getByRole("heading", { name: "Notre mission" })).toHaveCount(0, { timeout: 500 });
    await expect(title).toBeVisible({ timeout: 500 });
  }).toPass();
  const figures = await page.locator("section", { hasText: "zones d’intervention" }).last().boundingBox();
  const below = (figures?.y ?? 0) + (figures?.height ?? 0);
  expect(((await title.boundingBox())?.y ?? 0) - below).toBeGreaterThan(40);
});

// rule pages/prices
test("a lone recommended plan has the width of a card and fills its frame", async ({ page, site }) => {
  const plan = planRow({ role: "intervention", name: "Visite à domicile", price: "55", mark: "recommended" });
  await store(site, "prices", {
    homePlans: [{ ...plan, features: "Une heure", notIncluded: "", cta: "Demander" }],
  });
  const sheet = page.locator(".price-sheet");
  await expect(async () => {
    await page.goto("/");
    await expect(sheet.getByRole("listitem").filter({ has: page.getByRole("heading") })).toHaveCount(1, {
      timeout: 500,
    });
  }).toPass();
  for (const width of [768, 1440]) {
    await resize(page, { width, height: 900 });
    const card = sheet.locator("> li");
    const [frame, inner] = await Promise.all([sheet.boundingBox(), card.boundingBox()]);
    expect(frame?.width).toBeLessThanOrEqual(480);
    expect(Math.abs((frame?.height ?? 0) - (inner?.height ?? 0))).toBeLessThanOrEqual(4);
    const corners = await card.evaluate((one) => getComputedStyle(one).borderRadius);
    expect(corners).toMatch(/^\d+px$/);
  }
});
