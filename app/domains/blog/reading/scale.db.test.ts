import { sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { db, pool } from "#app/db/client.server.ts";
import { getArticle, getMovedArticlePath } from "./queries/article.server.ts";
import { getBlogOverview, searchPosts } from "./queries/list.server.ts";
import { listPopularPosts } from "./queries/popular.server.ts";
import { getAllPosts } from "./queries/all-posts.server.ts";

const posts = 5000;

beforeAll(async () => {
  await db.execute(sql`
    insert into blog_categories (name, slug) select 'Catégorie ' || n, 'c-' || n from generate_series(1, 8) n
  `);
  await db.execute(sql`
    insert into blog_posts (title, slug, excerpt, content, status, published_at)
    select 'Article numéro ' || n, 'article-' || n, 'Extrait ' || n,
      '<p>' || repeat('Un texte sur les ordinateurs et leurs pannes. ', 60) || case when n % 97 = 0 then 'imprimante' else '' end || '</p>',
      'published', timestamptz '2026-01-01' - n * interval '1 hour'
    from generate_series(1, ${sql.raw(String(posts))}) n
  `);
  await db.execute(sql`
    insert into blog_posts_categories (post_id, category_id)
    select p.id, c.id from (select id, row_number() over (order by slug) as n from blog_posts) p
    join (select id, row_number() over (order by slug) as n from blog_categories) c on c.n in (1 + p.n % 8, 1 + (p.n / 8) % 8)
  `);
  await db.execute(sql`vacuum analyze`);
});

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Plans?: Plan[];
}

/** Returns the tables that PostgreSQL scans from beginning to end for the queries of `read`. */
async function tablesReadWhole(read: () => Promise<unknown>): Promise<string[]> {
  const sent: { text: string; values: unknown[] }[] = [];
  const query = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [config, values] = given as [{ text: string }, unknown[] | undefined];
    // Beginning or ending a transaction reads no table.
    if (!/^(?:begin|commit|rollback|set local) ?/i.test(config.text))
      sent.push({ text: config.text, values: values ?? [] });
    return original.apply(this, given as never) as never;
  });
  await read();
  query.mockRestore();
  const whole = [];
  for (const { text, values } of sent) {
    const { rows } = await pool.query(`explain (format json) ${text}`, values);
    whole.push(...sequentialScans((rows[0] as { "QUERY PLAN": [{ Plan: Plan }] })["QUERY PLAN"][0].Plan));
  }
  expect(sent.length).toBeGreaterThan(0);
  return whole;
}

const original = pg.Client.prototype.query;

function sequentialScans(plan: Plan): string[] {
  const here = plan["Node Type"] === "Seq Scan" ? [plan["Relation Name"] ?? ""] : [];
  return [...here, ...(plan.Plans ?? []).flatMap(sequentialScans)].filter((table) =>
    table.startsWith("blog_posts"),
  );
}

describe(`with ${posts} articles no whole table is read for`, () => {
  it("the list, its last page or a category", async () => {
    const { categories } = await getBlogOverview();
    const category = categories[0] ?? null;
    expect(category?.count).toBeGreaterThan(500);
    expect(await tablesReadWhole(() => searchPosts({ search: "", category, page: 1 }))).toEqual([]);
    expect(
      await tablesReadWhole(() => searchPosts({ search: "imprimante", category: null, page: 1 })),
    ).toEqual([]);
    expect(await tablesReadWhole(() => listPopularPosts("article-1"))).toEqual([]);
  });

  it("a search for a word of every article, even though all articles are found, counted and sorted by date", async () => {
    const search = (
      page: number,
      category: Awaited<ReturnType<typeof getBlogOverview>>["categories"][0] | null,
    ) => searchPosts({ search: "ordinateurs", category, page });
    const first = await search(1, null);
    expect(first.total).toBe(posts);
    expect(first.items[0]?.slug).toBe("article-1");
    const last = await search(first.pageCount, null);
    expect(last.items.map(({ slug }) => slug)).toEqual(
      [4996, 4997, 4998, 4999, 5000].map((number) => `article-${number}`),
    );
    expect((await search(first.pageCount + 1, null)).items).toEqual([]);
    const { categories } = await getBlogOverview();
    const category = categories[2] ?? null;
    expect((await search(1, category)).total).toBe(category?.count);
    expect(await tablesReadWhole(() => search(300, null))).toEqual([]);
    const { rows } = await db.execute(sql`
      select provolatile, proconfig from pg_proc where oid = 'find_posts(tsquery,uuid,int,int)'::regprocedure`);
    expect(rows).toEqual([{ provolatile: "s", proconfig: ["enable_seqscan=off"] }]);
  });

  it("an article, apart from the data that all articles share", async () => {
    const shared = await tablesReadWhole(getAllPosts);
    expect(await tablesReadWhole(() => getArticle("article-2500"))).toEqual(shared);
  });

  it("an article's former address", async () => {
    await db.execute(sql`update blog_posts set slug = 'nouvelle-adresse' where slug = 'article-9'`);
    expect(await tablesReadWhole(() => getMovedArticlePath("article-9"))).toEqual([]);
    expect(await getMovedArticlePath("article-9")).toBe("/blog/nouvelle-adresse");
  });
});
