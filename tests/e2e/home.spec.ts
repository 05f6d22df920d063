import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { resize } from "#tests/support/viewport.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const carousel = (page: Page) => page.locator('[id="témoignages"]');
const track = (page: Page) => carousel(page).getByRole("list", { name: "Témoignages" });
const next = (page: Page) => carousel(page).getByRole("link", { name: "Témoignage suivant" });
const previous = (page: Page) => carousel(page).getByRole("link", { name: "Témoignage précédent" });
const people = ["Hélène M.", "Karim B.", "Josiane L.", "Thomas R.", "Sophie D."];

/** Returns the names on the testimonials that are inside the visible part of their list, from left to right. */
async function shown(page: Page): Promise<string[]> {
  return track(page).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.children]
      .filter((item) => {
        const box = item.getBoundingClientRect();
        const centre = (box.left + box.right) / 2;
        return centre > left && centre < right;
      })
      .map((item) => item.querySelector("b")?.textContent ?? "");
  });
}

async function open(page: Page) {
  await page.goto("/");
  await expect(page.getByRole("banner")).not.toHaveAttribute("data-look", "ink");
}

test.describe("the home page", () => {
  // rules pages/prices and pages/structured-data. The page is loaded once for all these checks.
  test("shows the specified texts, services, prices and ways to contact, and describes the business", async ({
    page,
  }) => {
    await page.goto("/");
    await test.step("texts, figures and claims", async () => {
      await expect(page).toHaveTitle("Réparation et dépannage informatique au Mans | Atelier 72");
      const text = plain(await page.getByRole("main").innerText());
      for (const claim of ["24–48 h", "30 jours", "10+ ans", "500+", "99 %", "24 h", "Diagnostic gratuit"])
        expect(text).toContain(claim);
      const hero = page.locator("#accueil");
      await expect(hero.locator('a[href="/#contact"]')).toBeVisible();
      await expect(hero.locator('a[href="/#services"]')).toBeVisible();
    });
    await test.step("nine services, three of them popular, each with its own page", async () => {
      const services = page.locator("#services");
      await expect(services.getByRole("link", { name: /En savoir plus/ })).toHaveCount(9);
      await expect(services.getByText("Populaire", { exact: true })).toHaveCount(3);
      const links = await services
        .getByRole("link")
        .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
      expect(new Set(links).size).toBe(9);
    });
    await test.step("four plans with their prices, texts and links", async () => {
      const prices = page.locator("#tarifs");
      const plans = [
        ["Diagnostic", "29 €", "par intervention", "Prendre rendez-vous", "/devis?formule=diagnostic"],
        [
          "Intervention standard",
          "89 €",
          "par intervention",
          "Choisir ce forfait",
          "/devis?formule=intervention-standard",
        ],
        ["Support à distance", "99 €", "par mois", "Démarrer maintenant", "/services/depannage-distance"],
        ["Forfait entreprise", "199 €", "par mois", "Nous contacter", "/devis?formule=forfait-entreprise"],
      ] as const;
      for (const [name, price, duration, action, link] of plans) {
        const plan = prices.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
        const text = plain(await plan.innerText());
        expect(text).toContain(price);
        expect(text).toContain(duration);
        await expect(plan.getByRole("link", { name: action })).toHaveAttribute("href", link);
      }
      await expect(prices.getByText("Recommandé", { exact: true })).toHaveCount(1);
    });
    await test.step("every way to contact the workshop beside the form", async () => {
      const contact = page.locator("#contact");
      await expect(contact.getByRole("heading", { name: "Contactez-nous" })).toBeVisible();
      await expect(contact.getByText("Lun-Ven : 9h-18h, Sam : 10h-16h")).toBeVisible();
      await expect(contact.locator('a[href="tel:+33261917272"]').first()).toBeVisible();
      await expect(contact.locator('a[href="mailto:bonjour@atelier72.example"]').first()).toBeVisible();
      await expect(contact.getByRole("heading", { name: "Envoyez-nous un message" })).toBeVisible();
    });
    await test.step("data for search engines without figures, ratings or an invented street", async () => {
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(data).toContain('"ComputerStore"');
      expect(data).not.toMatch(/ating|review|Établis|500\+/);
    });
  });

  // rule pages/own-files
  test("contacts no host but the site itself", async ({ page, site }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    await page.goto("/", { waitUntil: "networkidle" });
    expect([...hosts]).toEqual([new URL(site.url).host]);
  });
});

test.describe("the testimonials", () => {
  // rule pages/carousel
  test("show as many as fit the width; arrows move by one and wrap around, and dots lead to all five", async ({
    page,
  }) => {
    await open(page);
    for (const [width, visible] of [
      [1440, 3],
      [1024, 3],
      [900, 2],
      [768, 2],
      [360, 1],
    ] as const) {
      await resize(page, { width, height: 900 });
      await carousel(page).getByRole("link", { name: "Témoignage 1" }).click();
      const at = (position: number) => people.slice(position, position + visible);
      const last = people.length - visible;
      await expect.poll(() => shown(page), `${width} pixels`).toEqual(at(0));
      // At 1440 and 900 px as many fit as at the next narrower width, for which the test goes through all positions.
      if (width === 1440 || width === 900) continue;
      for (let position = 1; position <= last; position++) {
        await next(page).click();
        await expect.poll(() => shown(page)).toEqual(at(position));
      }
      await next(page).click();
      await expect.poll(() => shown(page)).toEqual(at(0));
      await previous(page).click();
      await expect.poll(() => shown(page)).toEqual(at(last));
      for (const [index, name] of people.entries()) {
        const dot = carousel(page).getByRole("link", { name: `Témoignage ${index + 1}` });
        await dot.click();
        await expect(dot).toHaveAttribute("aria-current", "true");
        await expect.poll(() => shown(page)).toContain(name);
      }
    }
  });

  test("follow a swipe", async ({ page }) => {
    await resize(page, { width: 360, height: 740 });
    await open(page);
    await track(page).scrollIntoViewIfNeeded();
    await track(page).hover();
    await page.mouse.wheel(330, 0);
    await expect.poll(() => shown(page)).toEqual(["Karim B."]);
    await expect(carousel(page).getByRole("link", { name: "Témoignage 2" })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  test("can be read by keyboard alone", async ({ page }) => {
    await resize(page, { width: 360, height: 740 });
    await open(page);
    await track(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shown(page)).toEqual(["Karim B."]);
  });
});

test.describe("the testimonials, with motion allowed", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  // rule pages/carousel
  test("slide in 500 ms, and never by themselves", async ({ page }) => {
    await open(page);
    await track(page).scrollIntoViewIfNeeded();
    const movement = await track(page).evaluate(async (list) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const button = document.querySelector<HTMLElement>('[aria-label="Témoignage suivant"]');
      const start = await frame();
      const before = list.scrollLeft;
      button?.click();
      const goal = (list.firstElementChild?.getBoundingClientRect().width ?? 0) - 1;
      let now = start;
      let moving = start;
      while (list.scrollLeft < goal && now - start < 3_000) {
        moving = now;
        now = await frame();
      }
      return { before, arrivedMs: now - start, movingMs: moving - start };
    });
    expect(movement.before).toBe(0);
    // The slide takes 500 ms. A busy machine measures it inexactly, because it shows few frames of it.
    expect(movement.arrivedMs).toBeGreaterThan(350);
    expect(movement.movingMs).toBeLessThan(700);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // rule pages/without-script
  test("the home page is complete and its testimonials scroll", async ({ page }) => {
    await page.goto("/");
    await expect(next(page)).toBeHidden();
    expect(await track(page).locator("blockquote").count()).toBe(5);
    for (const name of [/Neuf métiers/, /Un ordinateur qui tombe/, /Les tarifs/, "Contactez-nous"])
      await expect(page.getByRole("heading", { name })).toBeVisible();
    await track(page).hover();
    await page.mouse.wheel(400, 0);
    await expect(track(page).getByText("Thomas R.")).toBeInViewport();
  });
});
