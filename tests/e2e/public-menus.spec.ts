import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { resize } from "#tests/support/viewport.ts";

test.use(onOnePage);

const banner = (page: Page) => page.getByRole("banner");
const servicesButton = (page: Page) => banner(page).getByRole("button", { name: "Services" });
const servicesPanel = (page: Page) => page.locator("#menu-services");
const menuButton = (page: Page) => banner(page).getByRole("button", { name: "Menu" });
const mobileMenu = (page: Page) => page.getByRole("navigation", { name: "Menu" });

/** Opens a page, and waits until the header has measured the scroll position: from then on its buttons work. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(banner(page)).not.toHaveAttribute("data-look", "ink");
}

const phone = { width: 360, height: 740 };

/** Moves through the menu's links with Tab and back to its button. The menu closes when the focus leaves it. */
async function walkWithTab(page: Page) {
  await servicesButton(page).focus();
  for (const index of [0, 1, 2]) {
    await page.keyboard.press("Tab");
    await expect(servicesPanel(page).getByRole("link").nth(index)).toBeFocused();
  }
  for (const _ of [1, 2, 3]) await page.keyboard.press("Shift+Tab");
  await expect(servicesButton(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(servicesPanel(page)).toBeHidden();
}

// rule pages/services-menu
test("the services menu opens and closes with a mouse and with the keyboard", async ({ page }) => {
  await open(page, "/");
  const button = servicesButton(page);
  const panel = servicesPanel(page);

  await test.step("it opens under the pointer and stays open while the pointer is inside", async () => {
    await button.hover();
    await expect(panel).toBeVisible();
    await expect(panel.getByRole("link")).toHaveCount(11);
    await expect(panel.getByRole("link", { name: /Dépannage à distance/ })).toContainText("Nouveau");
    await panel.getByRole("link", { name: "Sécurité informatique" }).hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(panel).toBeHidden();
  });

  await test.step("it opens with a click, and closes with a second click or a click elsewhere", async () => {
    await button.click();
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(700, 850);
    await expect(panel).toBeHidden();
  });

  await test.step("it opens on focus, stays open with Enter, and gives the focus back on Escape", async () => {
    await banner(page).getByRole("link", { name: "Atelier 72" }).focus();
    await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(panel).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(panel).toBeVisible();
  });

  await test.step("it closes when the focus leaves it, in either direction", async () => {
    await panel.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(panel).toBeHidden();
    await walkWithTab(page);
  });

  await test.step("it closes when the page changes", async () => {
    await button.click();
    await panel.getByRole("link", { name: "Configuration réseau" }).click();
    await expect(page).toHaveURL("/services/configuration-reseau");
    await expect(panel).toBeHidden();
  });
});

// rule pages/mobile-menu
test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the mobile menu has all links, and closes on Escape, on a link, on scrolling and in a wide window", async ({
    page,
  }) => {
    await open(page, "/");
    const button = menuButton(page);
    const menu = mobileMenu(page);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    expect(await menu.getByRole("link").allTextContents()).toEqual([
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
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await test.step("when the page scrolls, but not when the menu scrolls", async () => {
      await button.click();
      await menu.hover();
      await page.mouse.wheel(0, 200);
      await expect(menu.getByRole("link", { name: "Contact" })).toBeInViewport();
      await expect(menu).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 300));
      await expect(menu).toBeHidden();
    });

    await test.step("when the window becomes wide", async () => {
      await button.click();
      await expect(menu).toBeVisible();
      await resize(page, { width: 1100, height: 800 });
      await expect(menu).toBeHidden();
      await resize(page, phone);
      await expect(menu).toBeHidden();
    });

    await test.step("when a visitor follows a link, also to a part of the same page", async () => {
      await button.click();
      await menu.getByRole("link", { name: "Tarifs" }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole("heading", { name: /Les tarifs/ })).toBeInViewport();
      await button.click();
      await menu.getByRole("link", { name: "À propos" }).click();
      await expect(page).toHaveURL("/about");
      await expect(menu).toBeHidden();
    });
  });

  // rule pages/bottom-bar
  test("a bar with the ways to contact the workshop is at the bottom of the screen", async ({ page }) => {
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

  test("the services menu is walked with Tab alone, opens with a click and leads to a service", async ({
    page,
  }) => {
    await page.goto("/");
    await walkWithTab(page);
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
