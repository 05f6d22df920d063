import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { resize } from "#tests/support/viewport.ts";

test.use(onOnePage);

const lightPaper = "rgb(251, 250, 247)";
const darkPaper = "rgb(10, 19, 31)";

const expectPaper = (page: Page, colour: string) =>
  expect(page.locator("body")).toHaveCSS("background-color", colour);
const choice = (page: Page, name: string) =>
  page.getByRole("group", { name: "Apparence" }).getByRole("radio", { name });

// rule pages/theme
test.describe("the theme", () => {
  test("is the device's until a visitor chooses one", async ({ page }) => {
    await page.goto("/");
    await expectPaper(page, lightPaper);
    await expect(choice(page, "Comme l’appareil")).toBeChecked();
    await page.emulateMedia({ colorScheme: "dark" });
    await expectPaper(page, darkPaper);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      "light dark",
    );
  });

  test("stays on this device once it is chosen, on every page, without a cookie", async ({
    page,
    context,
  }) => {
    await page.goto("/about");
    await choice(page, "Sombre").check();
    await expectPaper(page, darkPaper);
    // Every script file is replaced by an empty one. The script inside the document must set the theme by itself, so
    // that the page is never shown in the other theme first.
    const body = "export const whenWanted = () => new Promise(() => undefined);";
    await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
    // `page.goto` of the test fixture would wait ten seconds for the script of the page, which never runs here.
    await page.mainFrame().goto("/devis");
    await expectPaper(page, darkPaper);
    await expect(choice(page, "Sombre")).toBeChecked();
    expect(await context.cookies()).toEqual([]);
    await choice(page, "Claire").check();
    await page.emulateMedia({ colorScheme: "dark" });
    await expectPaper(page, lightPaper);
    await choice(page, "Comme l’appareil").check();
    await expectPaper(page, darkPaper);
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
  });

  test("changes in the other open pages too", async ({ page, context }) => {
    await page.goto("/blog");
    const other = await context.newPage();
    await other.goto("/services");
    await choice(other, "Sombre").check();
    await expect(choice(page, "Sombre")).toBeChecked();
    await expectPaper(page, darkPaper);
  });

  test("is light on paper", async ({ page }) => {
    await page.goto("/devis");
    await choice(page, "Sombre").check();
    await page.emulateMedia({ media: "print" });
    const ink = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--color-ink").trim(),
    );
    expect(ink).toBe("#0e1b2c");
  });

  test("can be chosen on the account screen too", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/admin/account");
    await choice(page, "Sombre").check();
    await expectPaper(page, darkPaper);
    await page.goto("/admin");
    await expectPaper(page, darkPaper);
    await page.getByRole("link", { name: /^Mon compte/ }).click();
    await expect(choice(page, "Sombre")).toBeChecked();
  });

  test("leaves a radio button and a checkbox empty until they are chosen, in the dark too", async ({
    page,
  }) => {
    for (const [colorScheme, edge, dot, field] of [
      ["light", "rgb(14, 27, 44)", "rgb(31, 75, 255)", "rgb(255, 255, 255)"],
      ["dark", "rgb(238, 242, 247)", "rgb(169, 186, 255)", darkPaper],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto("/");
      const button = page.locator(".estimate input[type=radio]").first();
      await expect(button).toHaveCSS("border-top-color", edge);
      await expect(button).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      await expect(button).toHaveCSS("background-image", "none");
      await button.check();
      await expect(button).toHaveCSS("border-top-color", dot);
      await expect(button).toHaveCSS("background-image", /^radial-gradient/);
      await page.goto("/join");
      const box = page.getByRole("checkbox").first();
      await expect(box).toHaveCSS("border-top-color", edge);
      await expect(box).toHaveCSS("background-color", field);
      await box.check();
      await expect(box).toHaveCSS("border-top-color", dot);
      await expect(box).toHaveCSS("background-color", "rgb(31, 75, 255)");
      // Otherwise the stored draft of the form would tick the box again on the next page.
      await box.uncheck();
    }
  });

  test("leaves the offline notice readable in the dark", async ({ page, context, problems }) => {
    problems.allow(/request failed|ERR_INTERNET_DISCONNECTED|audience/);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/about");
    await context.setOffline(true);
    const said = page.getByText(/^Vous êtes hors ligne/);
    await expect(said).toBeVisible();
    expect(await said.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(14, 27, 44)");
    await context.setOffline(false);
  });

  test("leaves open menus and dialogs readable in the dark", async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    const number = page.locator(".estimate legend > span").first();
    await expect(number).toHaveCSS("background-color", "rgb(238, 242, 247)");
    await expect(page.locator(".estimate").first()).toHaveCSS("border-top-width", "1px");
    await page.getByRole("banner").getByRole("button", { name: "Services" }).click();
    await expect(page.locator("#menu-services")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goto("/devis");
    await page.getByRole("button", { name: "Envoyer ma demande" }).click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    await expectNoAxeViolations(page);
    await resize(page, { width: 360, height: 900 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await expectNoAxeViolations(page);
    await signIn();
    await page.goto("/admin/analytics");
    await expect(page.getByRole("heading", { name: "Appareils" })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the device decides, and the page shows no switch", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/about");
    await expectPaper(page, darkPaper);
    await expect(page.getByRole("group", { name: "Apparence" })).toBeHidden();
  });
});
