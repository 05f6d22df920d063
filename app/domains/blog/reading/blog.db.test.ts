import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { blogCategories, blogPosts, blogPostsCategories } from "#app/db/schema/blog.server.ts";
import { media } from "#app/db/schema/media.server.ts";
import { getArticle, getMovedArticlePath } from "./queries/article.server.ts";
import { getBlogOverview, searchPosts } from "./queries/list.server.ts";
import { listPopularPosts } from "./queries/popular.server.ts";
import { seedBlog } from "../seed.server.ts";

type Post = Partial<typeof blogPosts.$inferInsert> & { slug: string; categories?: string[] };

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const categoryIds = new Map<string, string>();

beforeEach(async () => {
  await db.execute(sql`truncate blog_posts, blog_categories, redirects, media, users, seeds cascade`);
  categoryIds.clear();
});

/** Publishes articles, each a day older than the one before. */
async function addPosts(...posts: Post[]): Promise<void> {
  for (const [index, { categories = [], ...post }] of posts.entries()) {
    const [row] = await db
      .insert(blogPosts)
      .values({ title: post.slug, status: "published", publishedAt: day(28 - index), ...post })
      .returning({ id: blogPosts.id });
    for (const name of categories)
      await db
        .insert(blogPostsCategories)
        .values({ postId: row?.id ?? "", categoryId: await categoryId(name) });
  }
}

async function categoryId(name: string): Promise<string> {
  const known = categoryIds.get(name);
  if (known) return known;
  const [row] = await db.insert(blogCategories).values({ name, slug: name.toLowerCase() }).returning();
  categoryIds.set(name, row?.id ?? "");
  return row?.id ?? "";
}

const draft = { status: "draft", publishedAt: null } as const;
const archived = { status: "archived", publishedAt: null } as const;

async function found(search: string, { category = "", page = 1 } = {}): Promise<string[]> {
  const { categories } = await getBlogOverview();
  const chosen = categories.find(({ slug }) => slug === category) ?? null;
  return (await searchPosts({ search, category: chosen, page })).items.map(({ slug }) => slug);
}

describe("the list of articles", () => {
  // rule blog/list
  it("shows published articles, newest first, nine on each page", async () => {
    await addPosts(...Array.from({ length: 11 }, (_, index) => ({ slug: `a-${index}` })));
    await addPosts({ slug: "brouillon", ...draft }, { slug: "archive", ...archived });
    expect(await found("")).toEqual(Array.from({ length: 9 }, (_, index) => `a-${index}`));
    expect(await found("", { page: 2 })).toEqual(["a-9", "a-10"]);
    const { total, pageCount, items } = await searchPosts({ search: "", category: null, page: 3 });
    expect({ total, pageCount, items }).toEqual({ total: 11, pageCount: 2, items: [] });
  });

  it("counts the published articles of each category, in alphabetical order", async () => {
    await addPosts({ slug: "a", categories: ["Réseau", "Écran"] }, { slug: "b", categories: ["Réseau"] });
    await addPosts({ slug: "c", categories: ["Réseau", "Vide"], ...draft });
    const { total, categories } = await getBlogOverview();
    expect(total).toBe(2);
    expect(categories.map(({ name, count }) => `${name} ${count}`)).toEqual([
      "Écran 1",
      "Réseau 2",
      "Vide 0",
    ]);
    expect(await found("", { category: "réseau" })).toEqual(["a", "b"]);
    expect(await found("", { category: "vide" })).toEqual([]);
  });

  it("shows an article's categories and its picture", async () => {
    const [picture] = await db
      .insert(media)
      .values({ contentHash: "h", width: 900, height: 600, placeholder: "data:", alt: "Une carte mère" })
      .returning();
    await addPosts({ slug: "a", categories: ["Réseau", "Écran"], featuredImage: picture?.id }, { slug: "b" });
    const { items } = await searchPosts({ search: "", category: null, page: 1 });
    expect(items[0]?.categories.map(({ name }) => name).toSorted()).toEqual(["Réseau", "Écran"]);
    expect(items[0]?.image).toMatchObject({
      kind: "media",
      mediaId: picture?.id,
      width: 900,
      alt: "Une carte mère",
    });
    expect(items[1]?.image).toMatchObject({ kind: "illustration", key: "laptop" });
    await expect(db.delete(media)).rejects.toThrow();
  });
});

describe("the search for articles", () => {
  beforeEach(() =>
    addPosts(
      { slug: "reparation", title: "Réparation des écrans", categories: ["Écran"] },
      { slug: "imprimante", title: "b", excerpt: "Une imprimante capricieuse" },
      {
        slug: "texte",
        title: "c",
        content: "<h2>L’été</h2><p>Des <strong>sauvegardes</strong> &amp; du Wi-Fi</p>",
      },
      { slug: "cache", title: "Réparation", ...draft },
    ),
  );

  it("ignores accents, case and plurals, and searches the title, the excerpt and the text", async () => {
    for (const typed of ["reparations", "RÉPARATION", "ecran", "écrans réparation"])
      expect(await found(typed)).toEqual(["reparation"]);
    expect(await found("imprimantes")).toEqual(["imprimante"]);
    for (const typed of ["sauvegarde", "ete", "l’été", "wi-fi"])
      expect(await found(typed)).toEqual(["texte"]);
  });

  it("completes an unfinished word, and understands quotation marks and a minus sign", async () => {
    expect(await found("imprim")).toEqual(["imprimante"]);
    expect(await found("imprimante -capricieuse")).toEqual([]);
    expect(await found('"imprimante capricieuse"')).toEqual(["imprimante"]);
    expect(await found('"capricieuse imprimante"')).toEqual([]);
  });

  it("does not find tags and attributes", async () => {
    expect(await found("strong")).toEqual([]);
    expect(await found("amp")).toEqual([]);
  });

  it("accepts any typed text", async () => {
    for (const typed of [
      "'",
      "a & | !",
      ":*",
      "((",
      "le la les",
      "\\",
      "%_",
      '"',
      "-",
      "<script>",
      "🔧",
      "a:b*",
      "or",
      "ﬁ ß İ",
    ])
      expect(await found(typed)).toEqual([]);
  });

  it("can be combined with a category", async () => {
    expect(await found("reparation", { category: "écran" })).toEqual(["reparation"]);
    expect(await found("imprimante", { category: "écran" })).toEqual([]);
  });
});

describe("an article", () => {
  // rule blog/published-only
  it("is shown only when it is published", async () => {
    await addPosts({ slug: "brouillon", ...draft }, { slug: "archive", ...archived });
    for (const slug of ["brouillon", "archive", "inconnu", "../a", "A", "a".repeat(300), "%00"])
      expect(await getArticle(slug)).toBeNull();
  });

  // rule blog/author
  it("shows its author's display name and nothing else about the account", async () => {
    await db.insert(users).values({ id: "u", name: "Camille Martin", email: "camille@secret.fr" });
    await addPosts({ slug: "a", authorId: "u" }, { slug: "b" });
    const article = await getArticle("a");
    expect(article?.author).toBe("Camille Martin");
    expect(JSON.stringify(article)).not.toContain("secret");
    expect((await getArticle("b"))?.author).toBeNull();
  });

  // rule blog/sanitised
  it("is sanitised again when it is shown", async () => {
    await addPosts({
      slug: "a",
      content: '```html\n<p onclick="x()">Un<script>alert(1)</script></p><img src="x" onerror="y()">\n```',
    });
    expect((await getArticle("a"))?.html).toBe("<p>Un</p>");
  });

  // rule blog/links
  it("links to another article when its text contains that article's title or category", async () => {
    await addPosts(
      { slug: "ici", title: "Ici", content: "<p>Ici, le wi-fi et la mémoire.</p>", categories: ["Mémoire"] },
      { slug: "wifi", title: "Le Wi-Fi" },
      { slug: "ram", title: "Ajouter une barrette", categories: ["Mémoire"] },
      { slug: "cache", title: "Mémoire", ...draft },
    );
    expect((await getArticle("ici"))?.html).toBe(
      '<p>Ici, <a href="/blog/wifi">le wi-fi</a> et la <a href="/blog/ram">mémoire</a>.</p>',
    );
  });

  // rule blog/neighbours
  it("has the nearest older and the nearest newer article as neighbours", async () => {
    await addPosts({ slug: "c" }, { slug: "b" }, { slug: "x", ...draft }, { slug: "a" });
    const around = async (slug: string) => {
      const article = await getArticle(slug);
      return [article?.previous?.slug, article?.next?.slug];
    };
    expect(await around("c")).toEqual(["b", undefined]);
    expect(await around("b")).toEqual(["a", "c"]);
    expect(await around("a")).toEqual([undefined, "b"]);
  });

  it("leads by its link to the older article through all articles of the same instant, each once", async () => {
    const together = { publishedAt: day(1) };
    await addPosts({ slug: "a", ...together }, { slug: "b", ...together }, { slug: "c", ...together });
    const seen: string[] = [];
    for (let slug: string | undefined = (await found(""))[0]; slug;) {
      seen.push(slug);
      slug = (await getArticle(slug))?.previous?.slug;
    }
    expect(seen.toSorted()).toEqual(["a", "b", "c"]);
  });

  // rule blog/similar
  it("has three similar articles: first those that share the most categories, then the newest", async () => {
    await addPosts(
      { slug: "recent" },
      { slug: "ici", categories: ["A", "B"] },
      { slug: "une-1", categories: ["A"] },
      { slug: "une-2", categories: ["B"] },
      { slug: "deux", categories: ["A", "B"] },
      { slug: "cache", categories: ["A", "B"], ...draft },
      { slug: "une-3", categories: ["A"] },
    );
    expect((await getArticle("ici"))?.similar.map(({ slug }) => slug)).toEqual(["deux", "une-1", "une-2"]);
    expect((await getArticle("recent"))?.similar.map(({ slug }) => slug)).toEqual(["ici", "une-1", "une-2"]);
    await db.delete(blogPosts).where(sql`slug like 'une%' or slug = 'cache'`);
    expect((await getArticle("ici"))?.similar.map(({ slug }) => slug)).toEqual(["deux", "recent"]);
  });

  it("lists the four latest other articles as popular when no views are counted", async () => {
    await addPosts(...["a", "b", "c", "d", "e", "f"].map((slug) => ({ slug })));
    expect((await listPopularPosts("b")).map(({ slug }) => slug)).toEqual(["a", "c", "d", "e"]);
    expect((await listPopularPosts("f")).map(({ slug }) => slug)).toEqual(["a", "b", "c", "d"]);
  });

  // rule blog/popular
  it("lists the most viewed articles of the last thirty days as popular, then the latest", async () => {
    await addPosts(...["a", "b", "c", "d", "e", "f"].map((slug) => ({ slug })), { slug: "cache", ...draft });
    await db.execute(sql`
      insert into visitor_stats_parts (date, kind, name, count)
      select (now() at time zone 'Europe/Paris')::date - days, kind, name, count from (values
        (1, 'page', '/blog/e', 5), (2, 'page', '/blog/f', 3), (29, 'page', '/blog/f', 3), (1, 'page', '/blog/c', 5),
        (40, 'page', '/blog/d', 90), (1, 'entry', '/blog/d', 90), (1, 'page', '/blog/cache', 70)
      ) as viewed (days, kind, name, count)`);
    try {
      expect((await listPopularPosts("a")).map(({ slug }) => slug)).toEqual(["f", "c", "e", "b"]);
      expect((await listPopularPosts("f")).map(({ slug }) => slug)).toEqual(["c", "e", "a", "b"]);
    } finally {
      await db.execute(sql`truncate visitor_stats_parts`);
    }
  });
});

// rule editor/slug
it("an article's former address redirects to the current one in one step, while the article is published", async () => {
  await addPosts({ slug: "un" });
  await db.update(blogPosts).set({ slug: "deux" });
  await db.update(blogPosts).set({ slug: "trois" });
  expect(await getMovedArticlePath("un")).toBe("/blog/trois");
  expect(await getMovedArticlePath("deux")).toBe("/blog/trois");
  expect(await getMovedArticlePath("trois")).toBeNull();
  await db
    .update(blogPosts)
    .set({ ...draft })
    .where(eq(blogPosts.slug, "trois"));
  expect(await getMovedArticlePath("un")).toBeNull();
});

it("a new installation starts with six articles in five categories, which are created only once", async () => {
  await Promise.all([seedBlog(), seedBlog()]);
  const { rows } = await db.execute(
    sql`select bool_and(created_at = published_at) as dated, count(distinct created_at)::int as days from blog_posts`,
  );
  expect(rows).toEqual([{ dated: true, days: 6 }]);
  expect(await found("")).toHaveLength(6);
  const { categories } = await getBlogOverview();
  expect(categories.map(({ count }) => count > 0)).toEqual([true, true, true, true, true]);
  for (const slug of await found("")) expect((await getArticle(slug))?.headings.length).toBeGreaterThan(3);
  await db.delete(blogPosts);
  await seedBlog();
  expect(await found("")).toEqual([]);
});
