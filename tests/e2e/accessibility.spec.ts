import type { Page } from "@playwright/test";
import {
  expectNoAxeViolations,
  expectNoAxeViolationsApartFromColours,
  expectNothingWider,
  expectReadableInTheDark,
  widths,
} from "#tests/support/accessibility.ts";
import { type CrawledPage, crawl, samples, shapeOf } from "#tests/support/crawl.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { expectNoEqualAccessViolations } from "#tests/support/second-engine.ts";
import { resize } from "#tests/support/viewport.ts";

test.use(onOnePage);

// This file is the longest, because it checks every screen at every width. So both workers of Playwright share it.
test.describe.configure({ mode: "parallel" });

const perShape = 2;

/**
 * Checks a screen at the widths of a computer and a telephone, which show different parts. The light theme is checked
 * at the first width, the dark theme at the last (rule pages/theme). The second accessibility engine checks one width
 * for each screen; `turn` decides which.
 */
async function lookAt(page: Page, path: string, turn = 0, darkTurn = turn) {
  const [first, ...others] = darkTurn % 2 === 0 ? widths : widths.toReversed();
  const withSecondEngine = async (width = 0) => {
    if (width === widths[turn % widths.length]) await expectNoEqualAccessViolations(page);
  };
  // Sets the width before the page is requested, because the layout of a page that is already shown is slow to change.
  await resize(page, { width: first ?? 0, height: 900 });
  await page.goto(path);
  await expectNoAxeViolations(page);
  await withSecondEngine(first);
  for (const width of others) {
    await resize(page, { width, height: 900 });
    if (width === 768) await expectNothingWider(page);
    else {
      await expectNoAxeViolationsApartFromColours(page);
      await expectReadableInTheDark(page);
    }
    await withSecondEngine(width);
  }
}

/**
 * Returns a number for each page that decides at which width its dark theme is checked. It differs for successive
 * shapes (kinds of page with the same parts), and for the two pages of one shape.
 */
function darkTurnOf(path: string, pages: readonly CrawledPage[]): number {
  const shapes = pages.map((one) => shapeOf(one.path));
  const alike = pages.filter((_, place) => shapes[place] === shapeOf(path));
  return [...new Set(shapes)].indexOf(shapeOf(path)) + alike.findIndex((one) => one.path === path);
}

// rule pages/accessible
test.describe("every screen is accessible at every width", () => {
  test.setTimeout(300_000);

  for (let turn = 0; turn < perShape; turn++) {
    test(`public pages, ${turn + 1} of ${perShape}`, async ({ page, request }) => {
      const pages = samples(await crawl(request, "/", /^\/admin(\/|$)/, { each: perShape }), perShape);
      expect(pages.length).toBeGreaterThan(1);
      for (const [at, { path }] of pages.filter((_, place) => place % perShape === turn).entries()) {
        await lookAt(page, path, at, darkTurnOf(path, pages));
      }
    });
  }

  for (let turn = 0; turn < perShape; turn++) {
    test(`the back office, ${turn + 1} of ${perShape}`, async ({ page, signIn }) => {
      if (turn === 0) await lookAt(page, "/admin/login");
      await signIn();
      const pages = samples(await crawl(page.request, "/admin", /^(?!\/admin(\/|$))/, { each: 1 }), 1);
      expect(pages.map(({ path }) => path)).toEqual(
        expect.arrayContaining([
          "/admin",
          "/admin/analytics",
          "/admin/trash",
          "/admin/account",
          "/admin/posts/new",
        ]),
      );
      for (const [at, { path }] of pages.entries()) {
        if (at % perShape === turn) await lookAt(page, path, at, Math.floor(at / perShape) + turn);
      }
    });
  }

  test("an unknown page", async ({ page, problems }) => {
    problems.allow(/response 404/);
    await lookAt(page, "/cette-page-n-existe-pas");
  });
});

test.describe("menus", () => {
  test("the mobile menu is accessible when open", async ({ page }) => {
    await resize(page, { width: 360, height: 900 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test("the services menu is accessible when open", async ({ page }) => {
    await page.goto("/");
    const services = page.getByRole("banner").getByRole("button", { name: "Services" });
    await services.click();
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await expectNoAxeViolations(page);
  });
});
