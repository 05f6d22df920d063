import { expectNoAxeViolations, widths } from "#tests/support/accessibility.ts";
import { crawl, samples } from "#tests/support/crawl.ts";
import { expect, test } from "#tests/support/fixtures.ts";

const height = 900;

// Every screen at every width is the longest file: both workers take a part of it.
test.describe.configure({ mode: "parallel" });

for (const width of widths) {
  test.describe(`on a screen ${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });
    test.setTimeout(300_000);

    test("every public page is accessible", async ({ page, request }) => {
      const pages = samples(await crawl(request, "/", /^\/admin(\/|$)/));
      expect(pages.length).toBeGreaterThan(1);
      for (const { path } of pages) {
        await page.goto(path);
        await expectNoAxeViolations(page);
      }
    });

    test("every screen of the back office is accessible", async ({ page, signIn }) => {
      await page.goto("/admin/login");
      await expectNoAxeViolations(page);
      await signIn();
      const pages = samples(await crawl(page.request, "/admin", /^(?!\/admin(\/|$))/));
      expect(pages.length).toBeGreaterThan(1);
      for (const { path } of pages) {
        await page.goto(path);
        await expectNoAxeViolations(page);
      }
    });

    test("a page that does not exist is accessible", async ({ page, problems }) => {
      problems.allow(/response 404/);
      await page.goto("/cette-page-n-existe-pas");
      await expectNoAxeViolations(page);
    });
  });
}

test.describe("menus", () => {
  test("the mobile menu is accessible when open", async ({ page }) => {
    await page.setViewportSize({ width: 360, height });
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
