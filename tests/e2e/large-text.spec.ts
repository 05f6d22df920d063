import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "#tests/support/chromium.ts";
import { expectNothingWider } from "#tests/support/accessibility.ts";
import { cutTexts } from "#tests/support/cut-texts.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { resize } from "#tests/support/viewport.ts";

/** One page of each kind of public page, and the pages of the services with the longest words. */
const pages = [
  "/",
  "/services",
  "/services/depannage-distance",
  "/services/securite-informatique",
  "/services/recuperation-donnees",
  "/services/configuration-peripheriques",
  "/services/maintenance-preventive",
  "/locations",
  "/locations/la-fleche",
  "/locations/aillieres-beauvoir",
  "/blog",
  "/blog/disque-dur-qui-claque",
  "/about",
  "/devis",
  "/join",
  "/mentions-legales",
  "/confidentialite",
  "/conditions-de-vente",
  "/retractation",
  "/garanties-legales",
  "/plan-du-site",
  "/assistant?question=Bonjour",
  "/reparer-ou-remplacer",
  "/newsletter",
  "/p",
  "/nulle-part",
];

/** A Friday evening in Paris. The header then has its longest text: 'Fermé, ouvre demain à 10 h' (opens tomorrow). */
const longestState = new Date("2026-11-20T22:00:00+01:00");

/** Styles that a visitor's browser can add to every page. */
const settings = {
  "text twice as large": "html { font-size: 200% !important }",
  "wider text spacing":
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
};

/** Applies one of these styles instead of the previous one, and opens every folded part of the page. */
async function apply(page: Page, css: string) {
  await page.evaluate((text) => {
    const applied = globalThis as { appliedSheet?: CSSStyleSheet };
    if (!applied.appliedSheet) document.adoptedStyleSheets.push((applied.appliedSheet = new CSSStyleSheet()));
    applied.appliedSheet.replaceSync(text);
    for (const fold of document.querySelectorAll("details")) fold.open = true;
  }, css);
}

// rule pages/large-text
test("with text twice as large, or more widely spaced, no page has content that overflows or is cut at 320 and 360 px", async ({
  page,
  problems,
}) => {
  test.setTimeout(180_000);
  problems.allow(/404/);
  await page.clock.setFixedTime(longestState);
  for (const path of pages) {
    await page.goto(path);
    for (const [name, css] of Object.entries(settings)) {
      await apply(page, css);
      for (const width of [320, 360]) {
        await resize(page, { width, height: 740 });
        await expectNothingWider(page);
        expect(await cutTexts(page), `${path} with ${name} at ${width} px`).toEqual([]);
      }
    }
  }
});

test("with text twice as large, or more widely spaced, menus and a refused form stay whole at 320 px", async ({
  page,
}) => {
  await resize(page, { width: 320, height: 740 });
  await page.goto("/");
  for (const css of Object.values(settings)) {
    await apply(page, css);
    for (const name of [/Les horaires de la semaine/, "Menu"]) {
      await page.getByRole("banner").getByRole("button", { name }).click();
      expect(await cutTexts(page), `${name}`).toEqual([]);
      await page.keyboard.press("Escape");
    }
  }
  await page.goto("/join");
  await page.getByRole("button", { name: "Envoyer ma candidature" }).click();
  await expect(page.getByRole("textbox", { name: "Prénom" })).toHaveAttribute("aria-invalid", "true");
  for (const css of Object.values(settings)) {
    await apply(page, css);
    await expectNothingWider(page);
    expect(await cutTexts(page)).toEqual([]);
  }
});

// rule pages/large-text
test("a table wider than a phone scrolls in its own frame and shows a hint about it", async ({ page }) => {
  await resize(page, { width: 320, height: 740 });
  await page.goto("/blog/disque-dur-qui-claque");
  const frame = page.getByRole("group", { name: "Tableau 1" });
  const hint = frame.getByText("Faites défiler le tableau vers la droite pour tout lire.");
  await expect(hint).toBeVisible();
  await frame.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => frame.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await resize(page, { width: 1440, height: 900 });
  await expect(hint).toBeHidden();
});

// rule pages/large-text
test("in a desktop browser whose text is set twice as large, the header folds and stays whole", async ({
  site,
}) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, "--blink-settings=defaultFontSize=32"],
  });
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  for (const path of ["/", "/locations", "/services/securite-informatique", "/blog/disque-dur-qui-claque"]) {
    await page.goto(site.url + path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await expect(page.getByRole("banner").getByRole("button", { name: "Menu" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Devis gratuit" }).last()).toBeInViewport({ ratio: 1 });
    await expectNothingWider(page);
  }
  await browser.close();
});
