import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { resize } from "#tests/support/viewport.ts";

const banner = (page: Page) => page.getByRole("banner");
const servicesButton = (page: Page) => banner(page).getByRole("button", { name: "Services" });
const servicesPanel = (page: Page) => page.locator("#menu-services");
const menuButton = (page: Page) => banner(page).getByRole("button", { name: "Menu" });
const mobileMenu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

/** Opens a page. Its buttons work once the header has measured the scroll position. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(banner(page)).not.toHaveAttribute("data-look", "ink");
}

const phone = { width: 360, height: 740 };

// rule pages/services-menu
test.describe("the services menu", () => {
  test("opens under the pointer and stays open while the pointer is inside", async ({ page }) => {
    await open(page, "/");
    await servicesButton(page).hover();
    await expect(servicesPanel(page)).toBeVisible();
    await expect(servicesPanel(page).getByRole("link")).toHaveCount(11);
    await expect(servicesPanel(page).getByRole("link", { name: /Dépannage à distance/ })).toContainText(
      "Nouveau",
    );
    await servicesPanel(page).getByRole("link", { name: "Sécurité informatique" }).hover();
    await expect(servicesPanel(page)).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(servicesPanel(page)).toBeHidden();
  });

  test("opens with a click, and closes with a second click or a click elsewhere", async ({ page }) => {
    await open(page, "/");
    await servicesButton(page).click();
    await expect(servicesPanel(page)).toBeVisible();
    await servicesButton(page).click();
    await expect(servicesPanel(page)).toBeHidden();
    await servicesButton(page).click();
    await expect(servicesPanel(page)).toBeVisible();
    await page.mouse.click(700, 850);
    await expect(servicesPanel(page)).toBeHidden();
  });

  test("opens on keyboard focus, stays open with Enter, and closes with Escape, which gives the focus back", async ({
    page,
  }) => {
    await open(page, "/");
    await banner(page).getByRole("link", { name: "Atelier 72" }).focus();
    await page.keyboard.press("Tab");
    await expect(servicesButton(page)).toBeFocused();
    await expect(servicesPanel(page)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(servicesPanel(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(servicesPanel(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(servicesPanel(page)).toBeHidden();
    await expect(servicesButton(page)).toBeFocused();
    await expect(servicesButton(page)).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(servicesPanel(page)).toBeVisible();
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("is walked with Tab alone", async ({ page }) => {
        await page.goto("/");
        await servicesButton(page).focus();
        for (const index of [0, 1, 2]) {
          await page.keyboard.press("Tab");
          await expect(servicesPanel(page).getByRole("link").nth(index)).toBeFocused();
        }
        for (const _ of [1, 2, 3]) await page.keyboard.press("Shift+Tab");
        await expect(servicesButton(page)).toBeFocused();
        await page.keyboard.press("Shift+Tab");
        await expect(servicesPanel(page)).toBeHidden();
      });
    });

  test("closes when the keyboard focus leaves it", async ({ page }) => {
    await open(page, "/");
    await servicesButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(servicesPanel(page)).toBeVisible();
    await servicesPanel(page).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(servicesPanel(page)).toBeHidden();
  });

  test("closes when the page changes", async ({ page }) => {
    await open(page, "/");
    await servicesButton(page).click();
    await servicesPanel(page).getByRole("link", { name: "Configuration réseau" }).click();
    await expect(page).toHaveURL("/services/configuration-reseau");
    await expect(servicesPanel(page)).toBeHidden();
  });
});

// rule pages/mobile-menu
test.describe("the mobile menu", () => {
  test.use({ viewport: phone });

  test("has the links, the services and the link to a quote request", async ({ page }) => {
    await open(page, "/");
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    const names = await mobileMenu(page).getByRole("link").allTextContents();
    expect(names).toEqual([
      "Services",
      "Dépannage à distanceNouveau",
      "Réparation matérielle",
      "Dépannage logiciel",
      "Configuration réseau",
      "Maintenance préventive",
      "Récupération de données",
      "Sécurité informatique",
      "Mise à niveau",
      "Configuration périphériques",
      "Zones",
      "Blog",
      "Tarifs",
      "À propos",
      "Contact",
      "Demander un devis gratuit",
      expect.stringMatching(/^02/),
    ]);
  });

  test("closes when a visitor follows a link, also to a part of the same page", async ({ page }) => {
    await open(page, "/");
    await menuButton(page).click();
    await mobileMenu(page).getByRole("link", { name: "À propos" }).click();
    await expect(page).toHaveURL("/about");
    await expect(mobileMenu(page)).toBeHidden();
    await page.goto("/");
    await open(page, "/");
    await menuButton(page).click();
    await mobileMenu(page).getByRole("link", { name: "Tarifs" }).click();
    await expect(mobileMenu(page)).toBeHidden();
    await expect(page.getByRole("heading", { name: /Les tarifs/ })).toBeInViewport();
  });

  test("closes when the page scrolls, but not when the menu scrolls", async ({ page }) => {
    await open(page, "/");
    await menuButton(page).click();
    await mobileMenu(page).hover();
    await page.mouse.wheel(0, 200);
    await expect(mobileMenu(page).getByRole("link", { name: "Contact" })).toBeInViewport();
    await expect(mobileMenu(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(mobileMenu(page)).toBeHidden();
  });

  test("closes when the window becomes wide", async ({ page }) => {
    await open(page, "/");
    await menuButton(page).click();
    await resize(page, { width: 1100, height: 800 });
    await expect(mobileMenu(page)).toBeHidden();
    await page.setViewportSize(phone);
    await expect(mobileMenu(page)).toBeHidden();
  });

  test("can be used by keyboard alone", async ({ page }) => {
    await open(page, "/");
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(mobileMenu(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(mobileMenu(page).getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(mobileMenu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  // rule pages/bottom-bar
  test("leaves the bar with the ways to contact the workshop at the bottom of the screen", async ({
    page,
  }) => {
    await open(page, "/");
    const bar = page.getByRole("navigation", { name: "Nous joindre" });
    await expect(bar.getByRole("link", { name: "Appeler" })).toHaveAttribute("href", "tel:+33261917272");
    await expect(bar.getByRole("link", { name: "Devis gratuit" })).toHaveAttribute("href", "/devis");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(bar).toBeInViewport();
    await expect(page.getByRole("link", { name: "Haut de page" })).toBeInViewport();
    await open(page, "/devis");
    await expect(bar.getByRole("link").filter({ visible: true }).first()).toHaveText("Appeler");
    await expect(bar.getByRole("link", { name: "Devis gratuit" })).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the services menu opens and leads to a service", async ({ page }) => {
    await page.goto("/");
    await servicesButton(page).click();
    await servicesPanel(page).getByRole("link", { name: "Récupération de données" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Récupération de données");
  });

  test("the mobile menu opens, and its links work", async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto("/");
    await menuButton(page).click();
    await mobileMenu(page).getByRole("link", { name: "À propos" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Notre Histoire" })).toBeVisible();
  });
});
