import { chromium, type Locator } from "@playwright/test";
import { expectNothingWider } from "#tests/support/accessibility.ts";
import { chromiumArguments, findChromium } from "#tests/support/chromium.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { resize } from "#tests/support/viewport.ts";

// rule pages/first-act
test("a link whose script does not load still leads to its page", async ({ page, problems }) => {
  problems.allow(/blog-post|loading route module|Failed to fetch|Error loading/i);
  await page.goto("/blog?category=securite");
  await page.route("**/assets/blog-post-*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Lire la suite" }).first().click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/);
  await expect(page.getByRole("article").getByRole("heading", { level: 1 })).toBeVisible();
});

// rule pages/accessible
test("the phone's bottom bar hides no control that gets the focus", async ({ page }) => {
  await resize(page, { width: 360, height: 740 });
  for (const path of ["/", "/devis"]) {
    await page.goto(path);
    const bar = page.getByRole("navigation", { name: "Nous joindre" });
    const limit = (await bar.boundingBox())?.y ?? 0;
    const hidden: string[] = [];
    for (let stops = 0; stops < 90; stops += 1) {
      await page.keyboard.press("Tab");
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        const { top, height } = element?.getBoundingClientRect() ?? { top: 0, height: 0 };
        return {
          name: element?.textContent ?? "",
          isBar: element?.closest("nav.bottom-bar") !== null,
          top,
          height,
        };
      });
      if (stop.isBar) break;
      if (stop.top + Math.min(stop.height, 24) > limit) hidden.push(`${path} ${stop.name} at ${stop.top}`);
    }
    expect(hidden).toEqual([]);
  }
});

test("in a low window, as at 400 % zoom, no bar stays over the page", async ({ page }) => {
  await resize(page, { width: 320, height: 256 });
  await page.goto("/");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await expect(page.getByRole("navigation", { name: "Nous joindre" })).not.toBeInViewport();
});

test("forced colours keep dots, bars, ticks, the recommended plan's edge and the mark of an open shop visible", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-11-19T15:10:00+01:00") });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dot = await page
    .locator("[data-slide]")
    .nth(1)
    .evaluate((link) => getComputedStyle(link, "::before").backgroundColor);
  const bar = await page
    .locator("[data-mark=full]")
    .first()
    .evaluate((part) => getComputedStyle(part).fill);
  expect(dot).not.toBe(ground);
  expect(bar).not.toBe(ground);
  const plan = page.locator(".price-sheet > .on-ink");
  await expect(plan).toHaveCSS("outline-style", "solid");
  expect(
    await plan
      .locator("svg")
      .first()
      .evaluate((tick) => getComputedStyle(tick).color),
  ).not.toBe(ground);
  const mark = page.locator('#contact [data-opening="open"] > .opening-mark');
  expect(await mark.evaluate((square) => getComputedStyle(square).backgroundColor)).not.toBe(ground);
  await page.goto("/assistant?question=Bonjour");
  await expect(page.locator("p.on-cobalt")).toHaveCSS("outline-style", "solid");
});

test("forced colours underline the links of a page, and no title looks like a link", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/blog/disque-dur-qui-claque");
  const look = (text: Locator) =>
    text.evaluate((one) => [getComputedStyle(one).color, getComputedStyle(one).textDecorationLine]);
  const plain = await look(page.getByRole("heading", { level: 1 }));
  const title = page.getByRole("heading").getByRole("link", { name: "Ce que le bruit veut dire" });
  expect(await look(title)).toEqual(plain);
  const link = page.getByRole("complementary").getByRole("link", { name: /Sauvegarde/ });
  const [colour, line] = await look(link.first());
  expect(colour).not.toBe(plain[0]);
  expect(line).toBe("underline");
});

// rule pages/large-text
test("with text twice as large, the panel with the hours shows an arrow until its end is reached", async ({
  page,
}) => {
  await resize(page, { width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Les horaires de la semaine" }).click();
  const panel = page.locator("#menu-horaires");
  const arrow = () => panel.evaluate((box) => Number(getComputedStyle(box, "::after").opacity));
  await expect.poll(arrow).toBe(0);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets.push(sheet);
  });
  await expect.poll(arrow).toBe(1);
  await panel.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect.poll(arrow).toBe(0);
});

// rule pages/large-text
test("on a phone whose text is set twice as large, the text of the bottom bar grows and is not cut", async ({
  site,
}) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, "--blink-settings=defaultFontSize=32"],
  });
  for (const width of [320, 360]) {
    const page = await browser.newPage({ viewport: { width, height: 740 }, serviceWorkers: "block" });
    await page.goto(site.url);
    const links = page.getByRole("navigation", { name: "Nous joindre" }).getByRole("link");
    for (const link of [links.first(), links.nth(1)]) {
      const [size, over] = await link.evaluate((one) => [
        parseFloat(getComputedStyle(one).fontSize),
        Math.max(one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth),
      ]);
      expect(size).toBeGreaterThan(22);
      expect(over).toBe(0);
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await expectNothingWider(page);
    await page.close();
  }
  await browser.close();
});

// rule newsletter/one-form
test("an article asks only once for the newsletter", async ({ page }) => {
  await page.goto("/blog/disque-dur-qui-claque");
  await expect(page.getByRole("button", { name: "S'abonner" })).toHaveCount(1);
});

test.describe("with motion allowed", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  // rule pages/footer
  test("the link to the top of the page scrolls smoothly, with and without JavaScript", async ({
    page,
    browser,
    baseURL,
  }) => {
    const early = await browser.newPage({ baseURL, javaScriptEnabled: false });
    for (const one of [page, early]) {
      await one.goto("/about");
      const link = one.getByRole("link", { name: "Haut de page" });
      await link.scrollIntoViewIfNeeded();
      const motion = () => one.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
      // With the script, the property is smooth only right after the press, so the page itself must read it then.
      // Without the script, it stays smooth as long as the link's anchor is in the URL.
      const pressed = one === page && one.evaluate(motionAtPress);
      await link.press("Enter");
      expect(await (pressed || motion())).toBe("smooth");
      if (one === early) expect(new URL(one.url()).hash).toBe("#contenu");
      await expect
        .poll(async () => (await one.getByRole("heading", { level: 1 }).boundingBox())?.y)
        .toBeGreaterThan(0);
    }
    await early.close();
  });
});

// rule pages/whole-words
test("on a phone an answer alone in its row fills it, no drawing covers a title, and no field hint is cut", async ({
  page,
}) => {
  await resize(page, { width: 360, height: 740 });
  for (const path of ["/services", "/"]) {
    await page.goto(path);
    const card = page.getByRole("listitem").filter({ hasText: "Réparation matérielle" }).first();
    await expect(card.getByRole("heading").first()).toBeVisible();
    await expect(card.locator("svg.drawing").filter({ visible: true }), path).toHaveCount(0);
  }
  const estimate = page.getByRole("form", { name: "Combien, à peu près ?" });
  const groups = estimate.locator("fieldset").filter({ visible: true });
  await expect(groups).toHaveCount(2);
  for (const label of ["PC portable", "Lent ou bloqué"])
    await estimate.getByText(label, { exact: true }).click();
  await expect(estimate.getByRole("heading", { name: "À prévoir" })).toBeInViewport();
  await estimate.getByText("Préciser l’âge et le délai").click();
  await expect(groups).toHaveCount(4);
  const missing = await groups.evaluateAll((all) =>
    all.map((group) => {
      const last = group.querySelector("label:last-child");
      const right = last?.parentElement?.getBoundingClientRect().right ?? 0;
      return Math.round(right - (last?.getBoundingClientRect().right ?? 0));
    }),
  );
  expect(Math.max(...missing)).toBeLessThanOrEqual(2);
  await page.goto("/locations");
  const over = await page.getByRole("searchbox").evaluate((field: HTMLInputElement) => {
    const { fontSize } = getComputedStyle(field, "::placeholder");
    const { fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) return NaN;
    pen.font = `500 ${fontSize} ${fontFamily}`;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return pen.measureText(field.placeholder).width - room;
  });
  expect(over).toBeLessThanOrEqual(0);
});

// rule pages/whole-words
test("nothing beside a title begins above the breadcrumbs, and a tablet shows the three lists side by side", async ({
  page,
}) => {
  for (const path of ["/join", "/devis", "/assistant"]) {
    await page.goto(path);
    const trail = await page.getByRole("navigation", { name: "Fil d’Ariane" }).boundingBox();
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    const lead = await page.locator("h1 ~ p.text-lead").boundingBox();
    for (const part of [title, lead])
      expect(part?.y, path).toBeGreaterThanOrEqual((trail?.y ?? NaN) + (trail?.height ?? NaN));
    expect(lead?.x, path).toBeGreaterThanOrEqual((title?.x ?? NaN) + (title?.width ?? NaN));
  }
  await page.goto("/p");
  const photos = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(photos?.x).toBe((await page.getByRole("contentinfo").getByRole("link").first().boundingBox())?.x);
  await resize(page, { width: 768, height: 1024 });
  await page.goto("/locations/allonnes");
  const lists = page.getByRole("region", { name: "Nos services" }).getByRole("heading", { level: 3 });
  await expect(lists).toHaveCount(3);
  const tops = await lists.evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

// rule zones/rows
test("no list of cards has an empty cell or a single card in its last row, at any width", async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  for (const path of ["/locations", "/locations?page=2", "/blog", "/nulle-part"]) {
    await page.goto(path);
    for (const width of [768, 1440]) {
      await resize(page, { width, height: 900 });
      const faults = await page.evaluate(() => {
        const list = document.querySelector("#contenu ul:is(.card-rows, .card-pairs)");
        const cards = [...(list?.children ?? [])];
        const box = (element?: Element | null) => element?.getBoundingClientRect() ?? new DOMRect(NaN);
        return cards.flatMap((_, index) => {
          list?.replaceChildren(...cards.slice(0, index + 1));
          const { right, top } = box(list?.lastElementChild);
          const isAlone = index > 0 && top > box(list?.lastElementChild?.previousElementSibling).top;
          return isAlone || Math.abs(box(list).right - right) > 2 ? [`${index + 1} cards`] : [];
        });
      });
      expect(faults, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("a zone without coordinates has no empty column", async ({ page }) => {
  await page.goto("/locations/aillieres-beauvoir");
  await expect(page.getByRole("img", { name: /^Schéma/ })).toHaveCount(0);
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  const ask = await page
    .getByRole("main")
    .getByRole("link", { name: "Demander un devis" })
    .first()
    .boundingBox();
  expect(ask?.x).toBeGreaterThanOrEqual((title?.x ?? NaN) + (title?.width ?? NaN));
});

/** Runs in the page. At the next click, resolves with the CSS property `scroll-behavior` that the page has then. */
function motionAtPress(): Promise<string> {
  return new Promise((told) =>
    addEventListener("click", () => told(getComputedStyle(document.documentElement).scrollBehavior), {
      once: true,
    }),
  );
}
