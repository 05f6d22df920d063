import pg from "pg";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { watchFocus } from "#tests/support/keyboard.ts";
import { onOnePage } from "#tests/support/one-page.ts";

test.use(onOnePage);

const list = "/locations";
const search = /Rechercher une zone/;
const placeholder = "Rechercher par ville ou code postal...";

// rule zones/list
test.describe("the zone list", () => {
  // rule zones/search
  test("a visitor finds a town while typing, without its accents, and reads its page", async ({ page }) => {
    await page.goto(list);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zones d'intervention");
    await expect(page.getByText(/plus de 352 communes/)).toBeVisible();
    await expect(page.getByPlaceholder(placeholder)).toBeVisible();

    await page.getByLabel(search).pressSequentially("ECOMM");
    await expect(page.getByText("1 zone trouvée", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\?search=ECOMM$/);
    await expect(page.getByLabel(search)).toBeFocused();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(["Écommoy"]);

    const expectFocus = await watchFocus(page, "main aside[aria-label=Contact]", "#contenu");
    await page.getByRole("link", { name: "Plus d'informations" }).click();
    await expect(page).toHaveURL(/\/locations\/ecommoy$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dépannage informatique à Écommoy");
    await expectFocus();
  });

  // rule zones/card-services
  test("a card in the list shows the town, its postal code, three services and how many others there are", async ({
    page,
  }) => {
    await page.goto(`${list}?search=72220`);
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Écommoy" }) });
    await expect(card).toContainText("72220");
    await expect(card.getByRole("list", { name: "Services" }).getByRole("listitem")).toHaveText([
      "Réparation PC & Mac",
      "Dépannage à domicile",
      "Configuration réseau",
      "+2et 2 de plus",
    ]);
  });

  test("the pager leads from page to page and is disabled at both ends", async ({ page }) => {
    await page.goto(list);
    const pager = page.getByRole("navigation", { name: "Pages" });
    await expect(pager).toContainText("Page 1 sur 30");
    await expect(pager.getByRole("link", { name: "Précédent" })).toBeDisabled();
    await pager.getByRole("link", { name: "Suivant" }).click();
    await expect(pager).toContainText("Page 2 sur 30");
    await expect(page).toHaveURL(/\?page=2#liste$/);
    await expect(page.getByRole("heading", { name: "Toutes les communes, de A à Z" })).toBeInViewport();
    await pager.getByRole("link", { name: "Page 30" }).click();
    await expect(pager).toContainText("Page 30 sur 30");
    await expect(pager.getByRole("link", { name: "Suivant" })).toBeDisabled();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 }).last()).toHaveText(
      "Yvré-le-Pôlin",
    );
  });

  test("a new search starts at its first page, and an empty search shows the whole list", async ({
    page,
  }) => {
    await page.goto(`${list}?search=saint&page=2`);
    await expect(page.getByLabel(search)).toHaveValue("saint");
    await page.getByLabel(search).fill("st-jean");
    await expect(page).toHaveURL(/\?search=st-jean$/);
    await expect(page.getByText(/zones trouvées/)).toBeVisible();
    await page.getByLabel(search).press("Enter");
    await expect(page.getByText(/zones trouvées/)).toBeFocused();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 }).first()).toBeInViewport();
    await page.getByLabel(search).fill("");
    await expect(page).toHaveURL(/\/locations$/);
    // `first` is needed: while the list loads, the page has a second status element, which says that it loads.
    await expect(page.getByRole("status").first()).toHaveText("");
  });

  test("a search that finds nothing shows a message and offers the whole list", async ({ page }) => {
    await page.goto(`${list}?search=zzz`);
    await expect(page.getByRole("heading", { name: "Aucune zone d'intervention trouvée" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Résultats, de A à Z" })).toHaveCount(0);
    await page.getByRole("link", { name: "Voir toutes les zones" }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(12);
    await expect(page.getByLabel(search)).toHaveValue("");
  });

  test("a page after the last one is not found and links back to the first", async ({ page, problems }) => {
    problems.allow(/response 404/);
    const response = await page.goto(`${list}?page=31`);
    expect(response?.status()).toBe(404);
    await page.getByRole("link", { name: "Revenir à la première page" }).click();
    await expect(page.getByText("Page 1 sur 30")).toBeVisible();
  });

  test("search engines index the pages of the list but not its searches", async ({ request }) => {
    const html = async (path: string) => (await request.get(path)).text();
    expect(await html(`${list}?page=2`)).toMatch(/rel="canonical" href="[^"]*\/locations\?page=2"/);
    expect(await html(list)).not.toContain("noindex");
    expect(await html(`${list}?search=mans`)).toMatch(/name="robots" content="noindex"/);
  });

  test("a slow page shows placeholders, and a list that cannot be loaded shows an error and offers to try again", async ({
    page,
    problems,
  }) => {
    problems.allow(/request failed: .*\.data/);
    await page.goto(list);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/locations\.data/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(page.getByText("Chargement des zones d’intervention")).toBeAttached();
    answer();
    await expect(page.getByText("Page 2 sur 30")).toBeVisible();

    await page.unroute(/\/locations\.data/);
    await page.route(/\/locations\.data/, (route) => route.abort("failed"));
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Erreur");
    await expect(
      page.getByText("Une erreur est survenue lors du chargement des localisations"),
    ).toBeVisible();
    await page.getByRole("link", { name: "Réessayer" }).click();
    await expect(page.getByText("Page 1 sur 30")).toBeVisible();
  });
});

test.describe("a zone's page", () => {
  // rules zones/detail, zones/title and zones/defaults
  test("shows everything about the zone", async ({ page }) => {
    await page.goto("/locations/la-fleche");
    await expect(page).toHaveTitle("La Flèche - Services informatiques à 72200");
    const description = await page.locator('meta[name="description"]').getAttribute("content");
    expect(description?.length).toBeLessThanOrEqual(160);
    expect(description).toContain("La Flèche");
    for (const figure of ["3", "24h", "98\u00a0%", "30\u00a0km"])
      await expect(page.getByRole("definition").filter({ hasText: figure }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nos services" })).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: "Récupération de données" }),
    ).toHaveAttribute("href", "/services/recuperation-donnees");
    const contact = page.getByRole("complementary", { name: "Contact" });
    await expect(contact).toContainText("Intervention à domicile, 72200 La Flèche");
    await expect(contact).toContainText("Lun-Ven : 9h-18h");
    await expect(contact.getByRole("link", { name: "contact+la-fleche@" })).toHaveAttribute(
      "href",
      /^mailto:/,
    );
    await expect(contact.getByRole("link", { name: "Demander un devis" })).toHaveAttribute("href", "/devis");
    await expect(page.getByRole("img", { name: /La Flèche au centre/ })).toBeVisible();
  });

  test("links to the nearby zones and back to the list", async ({ page }) => {
    await page.goto("/locations/la-fleche");
    await page.getByRole("region", { name: "Communes voisines" }).getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/La Flèche/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Dépannage informatique/);
    await page.getByRole("navigation", { name: "Fil d’Ariane" }).getByRole("link", { name: "Zones" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zones d'intervention");
  });

  test("shows a spinner while it loads", async ({ page }) => {
    await page.goto(list);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/locations\/.*\.data/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("link", { name: "Plus d'informations" }).first().click();
    await expect(page.getByText("Chargement de la zone…")).toBeVisible();
    answer();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Dépannage informatique/);
  });

  // rule pages/cache
  test("shows an edit within a second, although the page was cached", async ({ request, site }) => {
    const page = () => request.get("/locations/arnage").then((answer) => answer.text());
    expect(await page()).toContain("Arnage");
    expect(await page()).not.toContain("Reconditionnement");
    const client = new pg.Client({ connectionString: site.databaseUrl });
    await client.connect();
    await client.query("update locations set services = '{Reconditionnement}' where slug = 'arnage'");
    await client.end();
    await expect.poll(page, { timeout: 1_000 }).toContain("Reconditionnement");
  });

  // rule zones/detail
  test("shows that the zone does not exist", async ({ page, problems }) => {
    problems.allow(/response 404/);
    const response = await page.goto("/locations/atlantide");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zone non trouvée");
    await expect(page.getByText("La zone d'intervention que vous recherchez n'existe pas.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Voir toutes les zones" }).click();
    await expect(page.getByText("Page 1 sur 30")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor searches, turns pages and reads a zone", async ({ page }) => {
    await page.goto(list);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByLabel(search).fill("st jean d");
    const button = page.getByRole("search").getByRole("button", { name: "Rechercher" });
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await button.click();
    await expect(page).toHaveURL(/\?search=st\+jean\+d#resultats$/);
    const first = page.getByRole("main").getByRole("heading", { level: 3 }).first();
    await expect(first).toHaveText(/^Saint-Jean/);
    await expect(first).toBeInViewport();
    await page.goto(list);
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(page.getByText("Page 2 sur 30")).toBeVisible();
    await page.getByRole("link", { name: "Plus d'informations" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Dépannage informatique/);
  });
});

test("every state of the zone pages is accessible at every width", async ({ page, problems }) => {
  test.setTimeout(120_000);
  problems.allow(/response 404/);
  for (const path of [`${list}?search=zzz`, `${list}?page=99`, "/locations/atlantide"]) {
    await page.goto(path);
    await expectNoAxeViolationsAtAnyWidth(page);
  }
});

// rule pages/large-text
test("with text twice as large, no name of a commune breaks inside a word on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [list, "/locations/la-fleche"]) {
    await page.goto(path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 200% !important }");
      document.adoptedStyleSheets.push(sheet);
    });
    const names = page.getByRole("region", { name: /^(Autour de l’atelier|Communes voisines)$/ });
    const broken = await names.getByRole("link").evaluateAll((links) =>
      links.flatMap(({ firstChild, textContent }) =>
        [...textContent.matchAll(/\p{L}+/gu)].filter(({ 0: word, index }) => {
          const range = document.createRange();
          if (firstChild) range.setStart(firstChild, index);
          if (firstChild) range.setEnd(firstChild, index + word.length);
          return range.getClientRects().length !== 1;
        }),
      ),
    );
    expect(broken.map(String), path).toEqual([]);
    await expect(names.getByRole("link").first()).toBeVisible();
  }
});
