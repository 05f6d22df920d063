import { expect, test } from "#tests/support/fixtures.ts";
import { structuredDataDefects, structuredDataOf } from "#tests/support/structured-data.ts";

const kinds = [
  "/",
  "/about",
  "/services",
  "/services/depannage-distance",
  "/services/securite-informatique",
  "/services/reparation-materielle",
  "/locations",
  "/locations/allonnes",
  "/blog",
  "/devis",
  "/join",
  "/mentions-legales",
  "/confidentialite",
  "/conditions-de-vente",
  "/plan-du-site",
];

// rules pages/structured-data and pages/head
test("every page's structured data uses schema.org's vocabulary and is complete on the page itself", async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text();
  const [, article = ""] = /href="(\/blog\/[a-z0-9-]+)"/.exec(await html("/blog")) ?? [];
  for (const path of [...kinds, article]) {
    const graph = structuredDataOf(await html(path));
    expect(graph, path).not.toEqual([]);
    expect(structuredDataDefects(graph), path).toEqual([]);
  }
});

test("the business is a computer shop with its logo and prices, and a monthly price is marked as monthly", async ({
  request,
}) => {
  const graph = async (path: string) => structuredDataOf(await (await request.get(path)).text());
  expect(await graph("/locations/allonnes")).toContainEqual(
    expect.objectContaining({
      "@type": "ComputerStore",
      priceRange: "29-199 €",
      logo: expect.stringMatching(/\.png$/),
    }),
  );
  const written = JSON.stringify(await graph("/services/depannage-distance"));
  expect(written).toContain(
    '"price":99,"priceCurrency":"EUR","valueAddedTaxIncluded":true,"unitText":"mois","unitCode":"MON"',
  );
  expect(written).toContain('"unitText":"la séance"');
});

// rule pages/breadcrumbs
test("the structured breadcrumbs match those that the page shows", async ({ page, request }) => {
  for (const path of [
    "/services/mise-a-niveau",
    "/locations/allonnes",
    "/locations",
    "/services",
    "/mentions-legales",
    "/blog/disque-dur-qui-claque",
  ]) {
    const html = await (await request.get(path)).text();
    const shown = await page.evaluate((text) => {
      const trail = new DOMParser()
        .parseFromString(text, "text/html")
        .querySelectorAll('nav[aria-label="Fil d’Ariane"] li');
      return [...trail].map(({ textContent }) => textContent ?? "");
    }, html);
    expect(shown.length, path).toBeGreaterThan(1);
    const list = structuredDataOf(html).find((node) => node["@type"] === "BreadcrumbList");
    const items = list?.["itemListElement"] as { name: string }[];
    expect(
      items.map(({ name }) => name.replaceAll("'", "’")),
      path,
    ).toEqual(shown.map((text) => text.replace("/", "").trim()));
  }
});

// rule pages/feed
test("every page links to the feed", async ({ request }) => {
  for (const path of kinds)
    expect(await (await request.get(path)).text(), path).toMatch(
      /<link[^>]*rel="alternate"[^>]*application\/rss\+xml[^>]*href="\/feed\.xml"/,
    );
});

test("the check refuses types and properties that the vocabulary does not have", () => {
  const defects = (node: Record<string, unknown>) => structuredDataDefects([node]);
  expect(defects({ "@type": "ComputerShop" })).toEqual(["ComputerShop: unknown type ComputerShop"]);
  expect(defects({ "@type": "Service", prise: 1 })).toEqual(["Service.prise: unknown property"]);
  expect(defects({ "@type": "Service", provider: { "@id": "#a" } })).toEqual([
    "Service.provider: #a is not on this page",
  ]);
  expect(defects({ "@type": "ComputerStore", geo: { "@type": "PostalAddress" } })[0]).toContain(
    "expected, PostalAddress found",
  );
  expect(defects({ "@type": "Service", offers: "29 €" })[0]).toContain("expected");
});

// rule pages/services-list
test("the services have a page of their own, in the breadcrumbs and the site map", async ({
  page,
  request,
}) => {
  await page.goto("/services");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nos services");
  await expect(page.getByRole("main").getByRole("link", { name: /^En savoir plus/ })).toHaveCount(9);
  await page.goto("/services/mise-a-niveau");
  await page
    .getByRole("navigation", { name: "Fil d’Ariane" })
    .getByRole("link", { name: "Services" })
    .click();
  await expect(page).toHaveURL(/\/services$/);
  expect(await (await request.get("/sitemaps/pages.xml")).text()).toContain("/services<");
});
