import { serviceChoiceLabels } from "#app/domains/services/labels.ts";
import { services } from "#app/domains/services/content.ts";
import { expect, test } from "#tests/support/fixtures.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.describe("service pages", () => {
  for (const { name, path, choice } of services) {
    test(`${name} has its page, its place in the site and its way to a quote`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(/ \| Atelier 72$/);
      await expect(page.getByRole("navigation", { name: "Fil d’Ariane" })).toContainText(name);
      const quote = page.getByRole("main").locator(`a[href="/devis?service=${choice}"]`);
      expect(await quote.count()).toBeGreaterThanOrEqual(2);
      expect(serviceChoiceLabels).toHaveProperty(choice);
      await expect(page.getByRole("main").locator('a[href="/#contact"]').first()).toBeVisible();
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      expect(data).toContain('"Service"');
      expect(data).toContain('"BreadcrumbList"');
    });
  }

  const promises: [string, string[]][] = [
    ["/services/depannage-distance", ["29 €", "49 €", "99 €", "Séance de 30 min", "Séance de 1 h"]],
    ["/services/depannage-logiciel", ["sous 24 h"]],
    ["/services/recuperation-donnees", ["95 %", "24 h/24, 7 j/7"]],
    [
      "/services/securite-informatique",
      ["Essentiel", "29 €", "Pro", "59 €", "Entreprise", "199 €", "Recommandé"],
    ],
    [
      "/services/maintenance-preventive",
      ["Essentiel", "49 €", "Pro", "89 €", "Entreprise", "199 €", "Populaire"],
    ],
  ];
  for (const [path, texts] of promises) {
    test(`${path} keeps the promises of the specification`, async ({ page }) => {
      await page.goto(path);
      const text = plain(await page.getByRole("main").innerText());
      for (const promised of texts) expect(text).toContain(promised);
    });
  }

  test("questions unfold without JavaScript", async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/services/depannage-distance");
    const answer = page.getByText("Oui, sur Windows comme sur macOS.");
    await expect(answer).toBeHidden();
    await page.getByText("Cela marche-t-il aussi sur Mac").click();
    await expect(answer).toBeVisible();
    await context.close();
  });
});

test.describe("the other fixed pages", () => {
  test("/about tells the history, the mission, four figures, four values and six certifications", async ({
    page,
  }) => {
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notre Histoire");
    const text = plain(await page.getByRole("main").innerText());
    const expected = [
      ["10+ ans", "2000+", "99 %", "50+"],
      ["Fiabilité", "Réactivité", "Expertise", "Proximité"],
      ["Microsoft Partner", "Apple Consultant", "Cisco", "CompTIA A+", "Cybersecurity", "ITIL"],
    ].flat();
    for (const words of expected) expect(text).toContain(words);
  });

  test("/mentions-legales invents nothing: what is not known reads 'À compléter'", async ({ page }) => {
    await page.goto("/mentions-legales");
    const siret = page.locator("dl > div").filter({ hasText: "SIRET" });
    await expect(siret).toContainText("À compléter");
    expect(await page.getByText("À compléter", { exact: true }).count()).toBeGreaterThanOrEqual(10);
  });

  test("/confidentialite says what is measured, for how long, and one's rights", async ({ page }) => {
    await page.goto("/confidentialite");
    const text = plain(await page.getByRole("main").innerText());
    for (const words of ["visitor_id", "13 mois", "25 mois", "Do Not Track", "CNIL", "effacement"])
      expect(text).toContain(words);
  });

  test("robots.txt keeps robots out of the back office and shows them the site maps", async ({ request }) => {
    const answer = await request.get("/robots.txt");
    expect(answer.headers()["content-type"]).toContain("text/plain");
    const text = await answer.text();
    expect(text).toContain("Disallow: /admin");
    expect(text).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  });
});
