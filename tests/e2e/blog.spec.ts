import { expectNoAxeViolations } from "#tests/support/accessibility.ts";
import { awkwardPost, onDatabase, publish } from "#tests/support/blog-posts.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { resize } from "#tests/support/viewport.ts";

// This file writes articles, so it has its own site.
test.use({ environment: { LOG_LEVEL: "warn" } });
test.beforeAll(({ site }) =>
  onDatabase(site, (client) =>
    publish(client, [
      awkwardPost,
      ...Array.from({ length: 13 }, (_, index) => ({
        slug: `ancien-${index}`,
        title: `Ancien article ${index}`,
      })),
    ]),
  ),
);

const difficult = `/blog/${awkwardPost.slug}`;
const starter = "/blog/disque-dur-qui-claque";
const empty = "Aucun article ne correspond à votre recherche.";

// rule blog/featured
test("a reader searches, chooses a category, turns pages and reads", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("article").getByText("Article à la une")).toBeVisible();
  const titles = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });
  await expect(titles).toHaveCount(8);
  const search = page.getByRole("searchbox", { name: "Rechercher dans le blog" });
  await search.fill("sauvegardés");
  await expect(page).toHaveURL("/blog?search=sauvegard%C3%A9s");
  await expect(page.getByText("Article à la une")).toBeHidden();
  await expect(page.getByRole("heading", { name: "La règle 3-2-1" })).toBeVisible();
  await search.fill("xylophone");
  await expect(page.getByRole("heading", { name: empty })).toBeVisible();
  await page.getByRole("link", { name: "Voir tous les articles" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(search).toHaveValue("");

  await page.getByRole("combobox", { name: "Catégorie" }).selectOption("Sécurité (3)");
  await expect(page).toHaveURL("/blog?category=securite");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sécurité");
  await expect(titles).toHaveCount(3);

  await page.goto("/blog");
  await page.getByRole("link", { name: "Suivant" }).click();
  await expect(page).toHaveURL("/blog?page=2");
  await expect(page.getByText("Article à la une")).toBeHidden();
  await expect(titles).toHaveCount(9);
  await page.getByRole("link", { name: "Lire la suite" }).first().click();
  await expect(page).toHaveURL(/\/blog\/ancien-\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Ancien article/);
});

// rule blog/author
// rule blog/share
test("an article shows its author, its share links and other articles", async ({ page }) => {
  await page.goto(starter);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Disque dur qui claque/);
  await expect(page.getByText("Par Atelier 72")).toBeVisible();
  await expect(page.getByText(/min de lecture$/)).toBeVisible();
  for (const network of ["Facebook", "LinkedIn", "X"])
    await expect(page.getByRole("link", { name: `Partager sur ${network}` })).toHaveAttribute(
      "href",
      /blog%2Fdisque/,
    );
  await expect(
    page.getByRole("navigation", { name: "Articles populaires" }).getByRole("listitem"),
  ).toHaveCount(4);
  await expect(
    page.getByRole("region", { name: "Articles similaires" }).getByRole("listitem").getByRole("heading"),
  ).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Nous contacter" })).toHaveAttribute("href", "/contact");
  await page
    .getByRole("navigation", { name: "Dans cet article" })
    .getByRole("link", { name: "Comment se passe une récupération" })
    .click();
  await expect(page).toHaveURL(/#partie-comment-se-passe-une-recuperation$/);

  const aside = page.getByRole("complementary", { name: "Autour de cet article" });
  await aside.getByRole("searchbox").fill("   ");
  await aside.getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL(/disque-dur-qui-claque/);
  await aside.getByRole("searchbox").fill("wi-fi");
  await aside.getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL("/blog?search=wi-fi");
});

// rule blog/hero
test("the picture disappears and the progress bar fills while a reader scrolls", async ({ page }) => {
  await page.goto(starter);
  const bar = page.getByRole("progressbar", { name: "Progression de la lecture" });
  const hero = page.locator("[data-hero]");
  await expect(bar).toHaveJSProperty("value", 0);
  await expect(hero).toHaveAttribute("data-hero", "shown");
  await page.evaluate(() => window.scrollTo(0, 301));
  await expect(hero).toHaveAttribute("data-hero", "hidden");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar).toHaveJSProperty("value", 100);
});

test("an edit is on every page within a second, and an address that changed twice redirects in one step", async ({
  request,
  site,
}) => {
  const read = (path: string) => request.get(path, { maxRedirects: 0 });
  // Compares booleans, because whole pages would make the report of a failure unreadable.
  const shows = async (path: string, words: string) => (await (await read(path)).text()).includes(words);
  const title = "Un titre tout neuf";
  for (const path of ["/blog/ancien-0", "/blog", "/feed.xml", "/blog-sitemap.xml"])
    expect(await shows(path, title), path).toBe(false);
  await onDatabase(site, async (client) => {
    await client.query("update blog_posts set title = $1, slug = 'neuf' where slug = 'ancien-0'", [title]);
    const edited = () =>
      Promise.all([
        ...["/blog/neuf", "/blog", "/feed.xml"].map((path) => shows(path, title)),
        shows("/blog-sitemap.xml", "/blog/neuf<"),
      ]);
    await expect.poll(edited, { timeout: 1_000 }).toEqual([true, true, true, true]);
    await client.query(
      "update blog_posts set slug = 'tout-neuf', content = '<p>Corrigé</p>' where slug = 'neuf'",
    );
    const told = (path: string) => read(path).then((answer) => [answer.status(), answer.headers().location]);
    const renamed = () =>
      Promise.all([shows("/blog/tout-neuf", "Corrigé"), told("/blog/ancien-0"), told("/blog/neuf")]);
    const moved = [301, "/blog/tout-neuf"];
    await expect.poll(renamed, { timeout: 1_000 }).toEqual([true, moved, moved]);
    await client.query(
      "update blog_posts set status = 'archived', published_at = null where slug = 'tout-neuf'",
    );
    const archived = () => Promise.all([told("/blog/tout-neuf"), told("/blog/neuf")]);
    await expect.poll(archived, { timeout: 1_000 }).toEqual([
      [404, undefined],
      [404, undefined],
    ]);
    await client.query(
      "update blog_posts set status = 'published', published_at = '2019-12-31', slug = 'ancien-0', title = 'Ancien article 0' where slug = 'tout-neuf'",
    );
  });
});

// rule blog/published-only
test("the page of a missing article shows that the article does not exist", async ({
  page,
  problems,
  request,
}) => {
  problems.allow(/response 404/);
  expect((await page.goto("/blog/inconnu"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Article non trouvé");
  await expect(page.getByText("L'article que vous recherchez n'existe pas ou a été supprimé.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Retour au blog" }).click();
  await expect(page).toHaveURL("/blog");
  for (const path of [
    "/blog?page=99",
    "/blog?page=abc",
    "/locations?page=0",
    "/blog?category=inconnue",
    "/blog/%F0%9F%94%A7",
    "/sitemaps/autre.xml",
    "/media/x/400.webp",
  ])
    expect((await request.get(path)).status(), path).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader searches, filters, turns pages, reads and sees the pictures", async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("searchbox", { name: "Rechercher dans le blog" }).fill("hameçonnage");
    await page.getByRole("combobox", { name: "Catégorie" }).selectOption("Sécurité (3)");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await expect(page).toHaveURL(/search=hame%C3%A7onnage&category=securite/);
    await page.getByRole("link", { name: "Lire la suite" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/mots de passe/i);
    await page.goto("/blog");
    await page.getByRole("link", { name: "Suivant" }).click();
    await expect(page.getByText("Page 2 sur 3")).toBeVisible();
    expect(await page.locator("noscript img, img[data-picture]").count()).toBeGreaterThan(0);
  });
});

// rule blog/search-index
// rule blog/recent-images
test("the pages of the list link to their neighbours, and search engines do not index a search", async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text();
  const second = await html("/blog?page=2");
  expect(second).toMatch(/<link rel="prev" href="http[^"]+\/blog"/);
  expect(second).toMatch(/<link rel="next" href="http[^"]+\/blog\?page=3"/);
  expect(second).toMatch(/<link rel="canonical" href="http[^"]+\/blog\?page=2"/);
  expect(await html("/blog?search=wi-fi")).toContain('content="noindex"');
  const first = await html("/blog");
  expect(first).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]+href="\/feed.xml"/);
  const images = (await (await request.get("/api/recent-post-images")).json()) as { data: string[] };
  expect(images.data[0]).toBe("/covers/hard-disk.svg");
  for (const path of images.data)
    expect((await request.get(path)).headers()["content-type"]).toContain("image/");
  const article = await html(starter);
  expect(article).toContain('"@type":"BlogPosting"');
  expect(article).toMatch(
    /property="og:image" content="http[^"]+\/social\/[A-Za-z0-9]{10}\/blog-hard-disk.png"/,
  );
});

// rule blog/feed-address
test("the address where readers look for a feed redirects to the feed", async ({ request }) => {
  const answer = await request.get("/feed", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, "/feed.xml"]);
});

// rule blog/feed
test("the feed and the site maps are valid and list only public pages that answer", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await page.goto("/plan-du-site");
  const addresses = async (path: string, name: string) => {
    const answer = await request.get(path);
    expect(answer.headers()["content-type"]).toMatch(/xml/);
    return page.evaluate(
      ([xml = "", tag = ""]) => {
        const parsed = new DOMParser().parseFromString(xml, "application/xml");
        if (parsed.querySelector("parsererror")) throw new Error("not XML");
        return [...parsed.querySelectorAll(tag)].map(
          ({ textContent }) => new URL(textContent ?? "").pathname + new URL(textContent ?? "").search,
        );
      },
      [await answer.text(), name],
    );
  };
  const maps = await addresses("/sitemap.xml", "sitemap > loc");
  expect(maps).toEqual([
    "/sitemaps/pages.xml",
    "/blog-sitemap.xml",
    "/sitemaps/categories.xml",
    "/sitemaps/locations.xml",
  ]);
  const listed: string[] = [];
  for (const map of maps) listed.push(...(await addresses(map, "url > loc")).slice(0, 25));
  expect(listed).toContain(difficult);
  for (const path of [...listed, ...(await addresses("/feed.xml", "item > link"))]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const html = await answer.text();
    expect(answer.status(), path).toBe(200);
    expect(html, path).not.toContain('content="noindex"');
    const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(canonical.replace(/^https?:\/\/[^/]+/, ""), path).toBe(path);
  }
});

test("the blog is accessible in every state", async ({ page, problems }) => {
  test.setTimeout(180_000);
  problems.allow(/response 404/);
  const states: [string, number][] = [
    [difficult, 360],
    [difficult, 1440],
    ["/blog?category=securite", 360],
    ["/blog?search=xylophone", 768],
    ["/blog?page=2", 1440],
    ["/blog/inconnu", 360],
  ];
  for (const [path, width] of states) {
    await resize(page, { width, height: 900 });
    await page.goto(path);
    await expectNoAxeViolations(page);
  }
});
