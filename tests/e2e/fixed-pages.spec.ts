import type { APIRequestContext } from "@playwright/test";
import { serviceChoiceLabels } from "#app/domains/catalog/labels.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { expect, test } from "#tests/support/fixtures.ts";

/** Reads a fixed page as the server sends it, without a browser. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? "";
  return { html, main, text: textOf(main) };
}

function textOf(html: string): string {
  return html
    .replace(/<(script|style|template)[^]*?<\/\1>/g, "")
    .replace(/<!--.*?-->|<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/[\u00a0\u202f]|&nbsp;/g, " ");
}

// rule pages/services
test.describe("service pages", () => {
  for (const { name, path, choice } of services) {
    test(`${name} has its page, its breadcrumbs and its links to the quote form`, async ({ request }) => {
      const { html, main } = await read(request, path);
      expect(html).toMatch(/<title>[^<]+ \| Atelier 72<\/title>/);
      const trail = /<nav aria-label="Fil d’Ariane"[^]*?<\/nav>/.exec(html)?.[0] ?? "";
      expect(textOf(trail)).toContain(textOf(name));
      expect(main.split(`href="/devis?service=${choice}"`).length - 1).toBeGreaterThanOrEqual(2);
      expect(serviceChoiceLabels).toHaveProperty(choice);
      expect(main).toContain('href="/#contact"');
      const data = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(html)?.[1];
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
    test(`${path} shows what the specification promises`, async ({ request }) => {
      const { text } = await read(request, path);
      for (const promised of texts) expect(text).toContain(promised);
    });
  }

  test("a visitor opens the questions without JavaScript", async ({ browser, site }) => {
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
  // rule pages/about
  test("/about shows the history, the mission, four figures, four values and six certifications", async ({
    request,
  }) => {
    const { main, text } = await read(request, "/about");
    expect(textOf(/<h1[^]*?<\/h1>/.exec(main)?.[0] ?? "")).toBe("Notre Histoire");
    const expected = [
      ["10+ ans", "2000+", "99 %", "50+"],
      ["Fiabilité", "Réactivité", "Expertise", "Proximité"],
      ["Microsoft Partner", "Apple Consultant", "Cisco", "CompTIA A+", "Cybersecurity", "ITIL"],
    ].flat();
    for (const words of expected) expect(text).toContain(words);
  });

  // rule pages/legal
  test("/mentions-legales invents nothing: an unknown fact reads 'À compléter'", async ({ request }) => {
    const { text } = await read(request, "/mentions-legales");
    expect(text).toMatch(/SIRET\s*À compléter/);
    expect(text.split("À compléter").length - 1).toBeGreaterThanOrEqual(10);
  });

  test("the terms of sale, the withdrawal and the legal guarantees each have a page, linked from the footer", async ({
    request,
  }) => {
    const pages = [
      [
        "/conditions-de-vente",
        "Conditions générales de vente",
        "La commande est ferme",
        "toutes taxes comprises",
      ],
      ["/retractation", "Droit de rétractation", "L. 221-28", "(adresse fictive)"],
      ["/garanties-legales", "Garanties légales", "deux ans", "(adresse fictive)"],
    ] as const;
    const { text: home } = await read(request, "/");
    expect(home).toContain("garanties légales");
    const wholeHome = await (await request.get("/")).text();
    for (const [path, title, words, gap] of pages) {
      const page = await read(request, path);
      expect(textOf(/<h1[^]*?<\/h1>/.exec(page.main)?.[0] ?? "")).toBe(title);
      expect(page.text).toContain(words);
      expect(page.text).toContain(gap);
      expect(wholeHome).toContain(`href="${path}"`);
      // Other pages write 'À compléter' (to be completed) for a missing fact. The terms of sale leave it out.
      if (path === "/conditions-de-vente") expect(page.text).not.toMatch(/Moyens de paiement|À compléter/);
    }
  });

  test("each block of claims that nobody has confirmed shows this in one line", async ({ request }) => {
    const pages = [
      ["/", ["Chiffres d’exemple", "Témoignage d’exemple", "« Illimité » : exemple"]],
      ["/about", ["Chiffres d’exemple", "Certifications d’exemple"]],
      [
        "/services/recuperation-donnees",
        ["« 95 % » et « 24 h/24, 7 j/7 » : exemples", "Témoignage d’exemple"],
      ],
    ] as const;
    for (const [path, notes] of pages) {
      const { text } = await read(request, path);
      for (const note of notes) expect(text).toContain(note);
    }
  });

  test("/confidentialite shows what the site measures, for how long, and which rights the visitor has", async ({
    request,
  }) => {
    const { text } = await read(request, "/confidentialite");
    for (const words of [
      "visitor_id",
      "13 mois",
      "25 mois",
      "Do Not Track",
      "CNIL",
      "effacement",
      "trois ans",
      "6.1.f",
    ])
      expect(text).toContain(words);
  });

  test("robots.txt keeps robots out of the back office and names the site maps", async ({ request }) => {
    const answer = await request.get("/robots.txt");
    expect(answer.headers()["content-type"]).toContain("text/plain");
    const text = await answer.text();
    expect(text).toContain("Disallow: /admin");
    expect(text).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  });
});

// rule pages/shared-frame
test("the header marks the link to the requested page, whichever page was requested before", async ({
  request,
}) => {
  const menu = (html: string) => /<nav aria-label="Menu"[^]*?<\/nav>/.exec(html)?.[0] ?? "";
  const currentIn = async (path: string) => {
    const links =
      menu(await (await request.get(path)).text()).match(/<a [^>]*aria-current="page"[^>]*>/g) ?? [];
    return links.map((link) => /href="([^"]+)"/.exec(link)?.[1]);
  };
  for (let turn = 0; turn < 2; turn++) {
    expect(await currentIn("/")).toEqual([]);
    expect(await currentIn("/services/depannage-logiciel")).toEqual(["/services/depannage-logiciel"]);
    expect(await currentIn("/services/depannage-logiciel/autre")).toEqual([]);
    expect(await currentIn("/locations/la-fleche")).toEqual(["/locations"]);
    expect(await currentIn("/locations/sable-sur-sarthe")).toEqual(["/locations"]);
    expect(await currentIn("/blog")).toEqual(["/blog"]);
  }
});
