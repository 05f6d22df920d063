import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";

/** The text spacing that a reader may set in the browser. No text may be lost by it (WCAG 1.4.12). */
const spacing =
  "*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}p{margin-bottom:2em!important}";

// rule zones/own-facts
test("a zone's page shows the facts of this zone alone, without JavaScript", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/locations/allonnes");
  await expect(page.getByText("Allonnes est à 5\u00a0km au sud-ouest de l’atelier")).toBeVisible();
  await expect(page.getByText("Prochain jour ouvré")).toBeVisible();
  await expect(page.getByText("visite possible")).toHaveCount(0);
  for (const fact of ["5\u00a0km", "10\u00a0min", "10\u202f739"])
    await expect(page.getByRole("definition").filter({ hasText: fact }).first()).toBeVisible();
  const services = page.getByRole("region", { name: "Nos services" });
  await expect(services.getByRole("heading", { level: 3 })).toHaveText([
    "Chez vous",
    "À l’atelier",
    "À distance",
  ]);
  await expect(page.getByRole("region", { name: "Code postal" }).getByRole("link")).toHaveCount(5);
  await expect(
    page.getByRole("region", { name: "Communes voisines" }).getByRole("listitem").first(),
  ).toContainText(/\d\skm/);
  await context.close();
});

// rules zones/surroundings, zones/search, zones/exact and zones/card-facts
test("without JavaScript, the list begins near the shop, and a search begins with the zone that it names", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/locations");
  const around = page.getByRole("region", { name: "Autour de l’atelier" });
  await expect(around.getByRole("listitem")).toHaveCount(6);
  await expect(around.getByRole("listitem").first()).toContainText("Coulaines");
  await page.getByRole("link", { name: "Communes en M" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 3, name: /^M/ }).first()).toBeVisible();

  await page.goto("/locations?search=72100");
  const exact = page.getByRole("region", { name: "Le Mans" });
  await expect(exact).toContainText("72000, 72100");
  await expect(exact.getByRole("listitem")).toHaveCount(5);
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Le Mans" }) });
  await expect(card).toContainText("À l’atelier ou chez vous, du lundi au samedi");

  // The text is shown twice: by the answer to the search and by the zone's card (rule zones/unknown-distance).
  await page.goto("/locations?search=Chenu");
  const unknown = "Chez vous\u00a0: selon la distance, demandez-nous";
  await expect(page.getByText(unknown)).toHaveCount(2);

  await page.goto("/locations?search=alonnes");
  await page.getByRole("link", { name: "Vouliez-vous dire Allonnes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Allonnes");

  expect((await page.goto("/locations?departement=99"))?.status()).toBe(404);
  expect((await page.goto("/locations?departement=72"))?.status()).toBe(200);
  await context.close();
});

// rule pages/not-found
test("a page number that is not valid is not found, in every public list", async ({ request }) => {
  for (const list of ["/locations", "/blog"])
    for (const page of ["0", "abc", "-1", "1e1", "99999"])
      expect((await request.get(`${list}?page=${page}`)).status(), `${list} ${page}`).toBe(404);
});

// rule zones/defaults
test("the specified figures are marked as the shop's examples, and never as the zone's own", async ({
  page,
}) => {
  await page.goto("/locations/allonnes");
  const figures = page.getByRole("region", { name: "L’atelier en chiffres" });
  await expect(figures).toContainText("Chiffres d’exemple");
  await expect(figures.getByRole("definition")).toHaveText(["3", "24h", "98\u00a0%", "30\u00a0km"]);
});

// rule zones/indexed
test("a zone beyond the intervention radius has a page, asks not to be indexed, and is in no site map", async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text();
  const map = await html("/sitemaps/locations.xml");
  expect(await html("/locations/allonnes")).not.toContain("noindex");
  expect(map).toContain("/locations/allonnes<");
  expect(await html("/locations/mamers")).toMatch(/name="robots" content="noindex"/);
  expect(map).not.toContain("/locations/mamers<");
});

test("a zone's page breaks no rule of axe at any width, and fits a phone with wide text spacing", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ bypassCSP: true, baseURL: site.url });
  const page = await context.newPage();
  await page.goto("/locations/saint-georges-du-bois");
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addStyleTag({ content: spacing });
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((part) => !part.closest("svg") && part.getBoundingClientRect().right > innerWidth + 1)
      .map((part) => part.outerHTML.slice(0, 80)),
  );
  expect(wide).toEqual([]);
  await context.close();
});
