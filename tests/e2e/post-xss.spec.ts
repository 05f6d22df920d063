import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, test } from "#tests/support/fixtures.ts";
import { xssVectors } from "#tests/support/xss-vectors.ts";

const perArticle = 25;

// The browser ignores the content security policy, which would stop a script, and the stored HTML is not sanitised. So
// only the rendering of the page protects it.
test.use({ bypassCSP: true });

// rule blog/sanitised
test("no attack in an article runs on its page or the list, even unsanitised and without a security policy", async ({
  page,
  site,
  problems,
}) => {
  problems.allow(/404|favicon/);
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  const slugs: string[] = [];
  for (let start = 0; start < xssVectors.length; start += perArticle) {
    const vectors = xssVectors.slice(start, start + perArticle).map((vector) => vector.replaceAll("\0", ""));
    const text = vectors.join(" ");
    const slug = `attaque-${start}`;
    slugs.push(slug);
    const id = randomUUID();
    await client.query(
      `insert into blog_posts (id, title, slug, content, excerpt, featured_image, featured_image_alt, status, published_at, meta_title, meta_description, author_name)
       values ($1, $2, $3, $4, $2, $2, $2, 'published', now(), $2, $2, $2)`,
      [id, text, slug, `<p>Début</p>${text}`],
    );
    await client.query(
      `with category as (insert into blog_categories (name, slug, description) values ($1, $2, $1) returning id)
       insert into blog_posts_categories select $3, id from category`,
      [text, `attaques-${start}`, id],
    );
  }
  await client.end();

  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith("data:"))
      foreign.push(request.url());
  });
  for (const path of ["/blog", "/blog?page=2", ...slugs.map((slug) => `/blog/${slug}`)]) {
    await page.goto(path);
    const found = await page.evaluate(() => {
      const gestures = [
        "mouseover",
        "pointerover",
        "focus",
        "mousedown",
        "keydown",
        "toggle",
        "animationstart",
      ];
      for (const element of document.querySelectorAll("main *, head *"))
        for (const gesture of gestures) element.dispatchEvent(new Event(gesture, { bubbles: false }));
      const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")];
      return {
        ran: "pwned" in globalThis,
        addresses: links.filter(({ protocol }) => !/^(?:https?|mailto|tel):$/.test(protocol)).length,
      };
    });
    expect(found, path).toEqual({ ran: false, addresses: 0 });
  }
  expect(foreign).toEqual([]);
});
