import type { Page } from "@playwright/test";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { resize } from "#tests/support/viewport.ts";

test.use(onOnePage);

const banner = (page: Page) => page.getByRole("banner");
const servicesButton = (page: Page) => banner(page).getByRole("button", { name: "Services" });
const menuButton = (page: Page) => banner(page).getByRole("button", { name: "Menu" });
const backgroundOf = (page: Page) =>
  banner(page).evaluate((element) => getComputedStyle(element).backgroundColor);

/** Opens a page, and waits until the header has measured the scroll position: from then on its buttons work. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(banner(page)).not.toHaveAttribute("data-look", "ink");
}

const white = "rgb(255, 255, 255)";
const ink = "rgb(14, 27, 44)";
/** Matches a translucent CSS colour: one whose last part, the opacity, is less than 1. */
const translucent = /^rgba\(.*, 0(\.\d+)?\)$|\/ 0(\.\d+)?\)$/;

test.describe("the header", () => {
  // rule pages/header
  test("is transparent on the dark top of the page, and white after more than 10 pixels of scrolling", async ({
    page,
  }) => {
    await open(page, "/");
    await expect.poll(() => backgroundOf(page)).toMatch(translucent);
    await page.evaluate(() => window.scrollTo(0, 10));
    await expect(banner(page)).toHaveAttribute("data-look", "clear");
    await page.evaluate(() => window.scrollTo(0, 11));
    await expect(banner(page)).toHaveAttribute("data-look", "white");
    await expect.poll(() => backgroundOf(page)).toBe(white);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(banner(page)).toHaveAttribute("data-look", "clear");
  });

  test("shows links instead of the menu button from a width of 1024 pixels", async ({ page }) => {
    await resize(page, { width: 1023, height: 800 });
    await open(page, "/");
    await expect(menuButton(page)).toBeVisible();
    await expect(servicesButton(page)).toBeHidden();
    await resize(page, { width: 1024, height: 800 });
    await expect(menuButton(page)).toBeHidden();
    await expect(servicesButton(page)).toBeVisible();
    await expect(banner(page).getByRole("link", { name: "Devis gratuit" })).toBeVisible();
  });
});

test.describe("navigation", () => {
  // rule pages/top
  test("a new page starts at its top, for the keyboard too", async ({ page }) => {
    await open(page, "/");
    await page.evaluate(() => window.scrollTo(0, 2000));
    await banner(page).getByRole("link", { name: "À propos" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Notre Histoire" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  });

  test("the footer's links to the parts of the home page show each part below the header", async ({
    page,
  }) => {
    await open(page, "/about");
    for (const anchor of ["accueil", "services", "à-propos", "tarifs", "témoignages", "contact"]) {
      await page
        .getByRole("navigation", { name: "Sur la page d’accueil" })
        .locator(`a[href="/#${anchor}"]`)
        .click();
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
      await expect(page.locator(`[id="${anchor}"]`)).toBeFocused();
      const heading = page.locator(`[id="${anchor}"] :is(h1, h2)`).first();
      const isBelowHeader = async () => {
        const { y = 0 } = (await heading.boundingBox()) ?? {};
        return y >= 72 && y < 500;
      };
      await expect.poll(isBelowHeader, anchor).toBe(true);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: "Notre Histoire" })).toBeVisible();
    }
  });

  test("an address with an accented anchor opens at its section", async ({ page }) => {
    await open(page, "/#t%C3%A9moignages");
    await expect(page.getByRole("heading", { name: /Ce qu’ils racontent/ })).toBeInViewport();
  });

  test("the header marks the current page, and the first Tab offers to skip to the content", async ({
    page,
  }) => {
    await open(page, "/about");
    await expect(banner(page).getByRole("link", { name: "À propos" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(banner(page).getByRole("link", { name: "Blog" })).not.toHaveAttribute("aria-current");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Aller au contenu" });
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });

  // rule pages/footer
  test("the footer shows how to contact the workshop, and links to the back office and back to the top", async ({
    page,
  }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("Lun-Ven : 9h-18h, Sam : 10h-16h")).toBeVisible();
    await expect(footer.getByRole("link", { name: "bonjour@atelier72.example" })).toHaveAttribute(
      "href",
      "mailto:bonjour@atelier72.example",
    );
    await expect(footer.getByRole("link", { name: /18 rue des Établis/ })).toHaveAttribute(
      "href",
      /openstreetmap\.org\/directions/,
    );
    await expect(footer.getByRole("link", { name: "Administration" })).toHaveAttribute(
      "href",
      "/admin/login",
    );
    await page.getByRole("link", { name: "Haut de page" }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  // rule pages/contact-address
  test("/contact redirects permanently to the contact section", async ({ page, request }) => {
    const answer = await request.get("/contact", { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    await open(page, "/contact");
    await expect(page).toHaveURL("/#contact");
    await expect(page.getByRole("heading", { name: "Contactez-nous" })).toBeInViewport();
  });
});

test.describe("with motion allowed", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a link to a part of the page scrolls smoothly, and a link to another page jumps", async ({
    page,
  }) => {
    await open(page, "/");
    // The page itself measures how long it scrolls. On a busy machine, the test would look only after the movement.
    await page.evaluate(() => {
      let pressed = 0;
      addEventListener("click", ({ timeStamp }) => (pressed ||= timeStamp), true);
      document.addEventListener("scrollend", ({ timeStamp }) => {
        if (pressed > 0) document.documentElement.dataset.scrollMs = String(Math.round(timeStamp - pressed));
      });
    });
    await page.getByRole("main").getByRole("link", { name: "Voir les services" }).click();
    await expect(page.getByRole("heading", { name: /Neuf métiers/ })).toBeInViewport();
    await expect(page.locator("html")).toHaveAttribute("data-scroll-ms", /^\d{3,}$/);
    await expect(page.locator("html")).not.toHaveClass(/scroll-smooth/);
    await banner(page).getByRole("link", { name: "À propos" }).click();
    await page.waitForURL("/about");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header can be read over any section", async ({ page }) => {
    await page.goto("/#tarifs");
    expect(await backgroundOf(page)).toBe(ink);
    await expect(page.getByRole("heading", { name: /Les tarifs/ })).toBeInViewport();
  });
});

test.describe("error pages", () => {
  // rule pages/not-found
  test("an unknown address answers 404, in French, in the site's layout, with two links", async ({
    page,
    problems,
  }) => {
    problems.allow(/response 404/);
    const answer = await page.goto("/n-existe-pas");
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle("Page introuvable | Atelier 72");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cette page n’est plus branchée.");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByRole("main").getByRole("link", { name: /02/ })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Revenir à l’accueil" }).click();
    await expect(page).toHaveURL("/");
  });

  // rule pages/not-found
  test("an unknown address offers the services and a search, by keyboard alone and at any width", async ({
    page,
    problems,
  }) => {
    problems.allow(/response 404/);
    await page.goto("/n-existe-pas");
    const services = page.getByRole("navigation", { name: "Nos services" });
    await expect(services.getByRole("link")).toHaveCount(9);
    await expectNoAxeViolationsAtAnyWidth(page);
    await page.getByRole("searchbox", { name: "Chercher sur le site" }).fill("disque");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/blog?search=disque");
    await page.goto("/n-existe-pas");
    await page.getByRole("searchbox", { name: "Chercher sur le site" }).fill("allonnes");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/locations?search=allonnes");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    // rules pages/not-found and pages/without-script
    test("the page of an unknown address can search too", async ({ page, problems }) => {
      problems.allow(/response 404/);
      await page.goto("/n-existe-pas");
      await page.getByRole("searchbox", { name: "Chercher sur le site" }).fill("allonnes");
      await page.getByRole("button", { name: "Dans les communes" }).click();
      await expect(page).toHaveURL("/locations?search=allonnes");
    });
  });

  test("an unknown service answers 404 too", async ({ request }) => {
    const answer = await request.get("/services/plomberie");
    expect(answer.status()).toBe(404);
  });

  // rule pages/problem
  test("an unexpected request shows a page, never a stack trace", async ({ request, baseURL }) => {
    const answer = await request.post("/about", { form: { a: "1" }, headers: { Origin: baseURL ?? "" } });
    expect(answer.status()).toBe(405);
    const html = await answer.text();
    expect(html).toContain("Une pièce a lâché de notre côté.");
    expect(html).not.toMatch(/\bat .*\.(js|ts):\d+|Unexpected Application Error|node_modules/);
  });
});
