import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { blogCategories, blogPosts, blogPostsCategories } from "#app/db/schema/blog.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { regenerateSitemaps } from "./commands.server.ts";
import { listSitemapEntries, listSitemaps } from "./queries.server.ts";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { listFixedPaths } from "./rules.ts";

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const actor = { userId: "u", email: "u@exemple.fr", name: "U", sessionId: "s" };

beforeEach(async () => {
  await db.execute(sql`truncate blog_posts, blog_categories, locations cascade`);
});

async function fill() {
  const posts = await db
    .insert(blogPosts)
    .values([
      { title: "A", slug: "a", status: "published", publishedAt: day(5), updatedAt: day(8) },
      { title: "B", slug: "b", status: "published", publishedAt: day(6), updatedAt: day(7) },
      { title: "C", slug: "c" },
      { title: "D", slug: "d", status: "archived" },
    ])
    .returning();
  const categories = await db
    .insert(blogCategories)
    .values([
      { name: "Pleine", slug: "pleine" },
      { name: "De brouillons", slug: "de-brouillons" },
      { name: "Vide", slug: "vide" },
    ])
    .returning();
  const id = (rows: { id: string; slug: string }[], slug: string) =>
    rows.find((row) => row.slug === slug)?.id ?? "";
  await db.insert(blogPostsCategories).values([
    { postId: id(posts, "b"), categoryId: id(categories, "pleine") },
    { postId: id(posts, "c"), categoryId: id(categories, "de-brouillons") },
  ]);
  await db.insert(locations).values(
    ["mayet", "bousse"].map((slug) => ({
      name: slug,
      slug,
      address: "a",
      postalCode: "72000",
      city: slug,
      latitude: 48,
      longitude: 0.2,
      updatedAt: day(slug === "mayet" ? 3 : 4),
    })),
  );
}

describe("the site maps", () => {
  // rule pages/site-maps
  it("list only published pages, with the day of their last change", async () => {
    await fill();
    expect(await listSitemapEntries({ kind: "posts", part: 1 })).toEqual([
      { path: "/blog", lastModified: day(8) },
      { path: "/blog/b", lastModified: day(7) },
      { path: "/blog/a", lastModified: day(8) },
    ]);
    expect(await listSitemapEntries({ kind: "categories", part: 1 })).toEqual([
      { path: "/blog?category=pleine", lastModified: day(7) },
    ]);
    expect(await listSitemapEntries({ kind: "locations", part: 1 })).toEqual([
      { path: "/locations/bousse", lastModified: day(4) },
      { path: "/locations/mayet", lastModified: day(3) },
    ]);
    expect(await listSitemaps()).toMatchObject([
      { path: "/sitemaps/pages.xml" },
      { path: "/blog-sitemap.xml", lastModified: day(8) },
      { path: "/sitemaps/categories.xml", lastModified: day(7) },
      { path: "/sitemaps/locations.xml", lastModified: day(4) },
    ]);
  });

  it("of an empty site contain the fixed pages and an empty blog", async () => {
    expect((await listSitemaps()).map(({ path }) => path)).toEqual(["/sitemaps/pages.xml"]);
    expect(await listSitemapEntries({ kind: "posts", part: 1 })).toEqual([]);
    for (const name of [
      { kind: "posts", part: 2 },
      { kind: "pages", part: 2 },
      { kind: "locations", part: 1 },
      { kind: "locations", part: 9 },
    ] as const)
      expect(await listSitemapEntries(name)).toBeNull();
  });

  it("are split at 50,000 addresses, each part with its own date", async () => {
    await db.execute(sql`
      insert into locations (name, slug, address, postal_code, city, is_indexed, updated_at)
      select 'x', lpad(n::text, 6, '0'), 'a', '72000', 'x', true, timestamptz '2026-01-01Z' + (n / 50001) * interval '1 day'
      from generate_series(1, 50003) n
    `);
    const parts = (await listSitemaps()).filter(({ name }) => name.kind === "locations");
    expect(parts).toMatchObject([
      { path: "/sitemaps/locations.xml", lastModified: day(1) },
      { path: "/sitemaps/locations-2.xml", lastModified: day(2) },
    ]);
    const first = (await listSitemapEntries({ kind: "locations", part: 1 })) ?? [];
    const second = (await listSitemapEntries({ kind: "locations", part: 2 })) ?? [];
    expect([first.length, second.length]).toEqual([50_000, 3]);
    // The maps list each zone exactly once.
    const { rows } = await db.execute<{ path: string }>(
      sql`select '/locations/' || slug as path from locations order by slug`,
    );
    expect([...first, ...second].map(({ path }) => path)).toEqual(rows.map(({ path }) => path));
  });

  // rule zones/indexed
  it("list the zones within the radius and those that the owner chose, and no others", async () => {
    const zone = (slug: string, latitude: number | null, isIndexed: boolean | null) => ({
      ...{ name: slug, slug, address: "a", postalCode: "72000", city: slug },
      ...{ latitude, longitude: latitude && 0.2, isIndexed },
    });
    await db
      .insert(locations)
      .values([
        zone("proche", 48.2, null),
        zone("loin", 48.3, null),
        zone("choisie", 43.3, true),
        zone("cachee", 48.01, false),
        zone("quelque-part", null, null),
        zone("choisie-quelque-part", null, true),
      ]);
    const listed = await listSitemapEntries({ kind: "locations", part: 1 });
    expect(listed?.map(({ path }) => path)).toEqual([
      "/locations/choisie",
      "/locations/choisie-quelque-part",
      "/locations/proche",
    ]);
  });

  // rule pages/site-maps
  it("are regenerated on request, and their addresses are counted", async () => {
    await fill();
    expect(await regenerateSitemaps(actor)).toEqual({
      outcome: "done",
      url: expect.stringMatching(/^http.*\/sitemap\.xml$/) as string,
      count: listFixedPaths(specifiedProfile).length + 3 + 1 + 2,
    });
  });
});
