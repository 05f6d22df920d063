import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { blogCategories, blogPosts, blogPostsCategories, redirects } from "#app/db/schema/blog.server.ts";
import { publishScheduledQueue } from "./editor/jobs.server.ts";

const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
const heard: string[] = [];

beforeAll(async () => {
  await listener.connect();
  listener.on("notification", ({ payload }) => heard.push(payload ?? ""));
  await listener.query("listen atelier_pages");
});
afterAll(() => listener.end());

/**
 * Runs a change and returns the cache tags that the database notifies for it. Sends one more query, because the
 * notification arrives before that query's result. `change` is a drizzle query, which starts only when it is awaited,
 * or a function.
 */
async function tagsOf(change: PromiseLike<unknown> | (() => Promise<unknown>)): Promise<string[]> {
  await listener.query("select 1");
  heard.length = 0;
  await (typeof change === "function" ? change() : change);
  await listener.query("select 1");
  return heard.flatMap((payload) => payload.split(" ")).toSorted();
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const published = { status: "published", publishedAt: day(1) } as const;
const withSlug = (slug: string) => eq(blogPosts.slug, slug);

beforeEach(async () => {
  await db.execute(sql`truncate blog_posts, blog_categories, redirects cascade`);
  await db.insert(blogPosts).values([
    { title: "Wi-Fi", slug: "wi-fi", ...published },
    { title: "Brouillon", slug: "brouillon" },
  ]);
});

describe("the cached pages dropped after a change of an article", () => {
  // rule editor/schedule
  it("include the lists and the other articles' pages when the program publishes a scheduled article", async () => {
    await db
      .update(blogPosts)
      .set({ publishAt: day(1) })
      .where(withSlug("brouillon"));
    expect(await tagsOf(() => publishScheduledQueue.work({}))).toEqual([
      "post-cards",
      "post:brouillon",
      "posts",
    ]);
  });

  it("are its own page and the lists after a correction of its text", async () => {
    const change = db.update(blogPosts).set({ content: "<p>a</p>" }).where(withSlug("wi-fi"));
    expect(await tagsOf(change)).toEqual(["post:wi-fi", "posts"]);
  });
  it("include the other articles' pages after a new title, a new address or a withdrawal", async () => {
    const set = (values: Partial<typeof blogPosts.$inferInsert>, slug = "wi-fi") =>
      tagsOf(db.update(blogPosts).set(values).where(withSlug(slug)));
    expect(await set({ title: "Le Wi-Fi" })).toEqual(["post-cards", "post:wi-fi", "posts"]);
    expect(await set({ slug: "le-wi-fi" })).toEqual(["post-cards", "post:le-wi-fi", "post:wi-fi", "posts"]);
    expect(await set({ status: "archived", publishedAt: null }, "le-wi-fi")).toContain("post-cards");
    expect(await set({ content: "<p>b</p>" }, "le-wi-fi")).toEqual([]);
    expect(await tagsOf(db.delete(blogPosts).where(withSlug("brouillon")))).toEqual([]);
  });
  it("are none while the article is a draft", async () => {
    expect(await tagsOf(db.update(blogPosts).set({ title: "b" }).where(withSlug("brouillon")))).toEqual([]);
  });
  it("are named by two tags that all articles share when many articles change at once", async () => {
    const many = Array.from({ length: 400 }, (_, index) => `un-article-au-long-nom-${index}`);
    const values = many.map((slug) => ({ title: slug, slug, ...published }));
    expect(await tagsOf(db.insert(blogPosts).values(values))).toEqual(["post-cards", "posts"]);
  });
});

it("cached pages are dropped after a change of a category, of an article's categories or of an author's name", async () => {
  const [post] = await db.select({ id: blogPosts.id }).from(blogPosts).where(withSlug("wi-fi"));
  const newCategory = db.insert(blogCategories).values({ name: "Réseau", slug: "reseau" }).returning();
  expect(await tagsOf(newCategory)).toEqual(["categories"]);
  const [category] = await db.select({ id: blogCategories.id }).from(blogCategories);
  const link = { postId: post?.id ?? "", categoryId: category?.id ?? "" };
  const everyPage = ["post-cards", "post:wi-fi", "posts"];
  expect(await tagsOf(db.insert(blogPostsCategories).values(link))).toEqual(everyPage);
  expect(await tagsOf(db.delete(blogPostsCategories))).toEqual(everyPage);
  await db.insert(users).values({ id: "u", name: "Claude", email: "claude@exemple.fr" });
  expect(await tagsOf(db.update(users).set({ emailVerified: true }))).toEqual([]);
  expect(await tagsOf(db.update(users).set({ name: "Camille" }))).toContain("post-cards");
});

describe("the dates of an article", () => {
  const read = async () => (await db.select().from(blogPosts).where(withSlug("wi-fi")))[0];

  // rule blog/feed
  it("include the date of the first publication, which never changes", async () => {
    expect((await read())?.firstPublishedAt).toEqual(day(1));
    await db.update(blogPosts).set({ status: "draft", publishedAt: null }).where(withSlug("wi-fi"));
    await db
      .update(blogPosts)
      .set({ ...published, publishedAt: day(9) })
      .where(withSlug("wi-fi"));
    expect((await read())?.firstPublishedAt).toEqual(day(1));
  });
  it("include the date of the last visible change, which a save without changes leaves as it is", async () => {
    await db.update(blogPosts).set({ updatedAt: day(2) });
    await db.update(blogPosts).set({ version: 2 });
    expect((await read())?.updatedAt).toEqual(day(2));
    await db.update(blogPosts).set({ content: "<p>c</p>" });
    expect((await read())?.updatedAt.getTime()).toBeGreaterThan(day(2).getTime());
  });
  it("must agree with its status", async () => {
    const wrong = db.update(blogPosts).set({ publishedAt: null }).where(withSlug("wi-fi"));
    await expect(wrong).rejects.toThrow();
  });
});

describe("an article's former address", () => {
  const rename = (from: string, to: string) => db.update(blogPosts).set({ slug: to }).where(withSlug(from));
  const read = async () =>
    (await db.select().from(redirects)).map(({ fromPath, toPath }) => `${fromPath} ${toPath}`).toSorted();

  // rule editor/slug
  it("redirects to the article in one step, even after two changes", async () => {
    await rename("wi-fi", "le-wi-fi");
    await rename("le-wi-fi", "un-bon-wi-fi");
    expect(await read()).toEqual(["/blog/le-wi-fi /blog/un-bon-wi-fi", "/blog/wi-fi /blog/un-bon-wi-fi"]);
  });
  it("no longer redirects when the article takes it back or is deleted", async () => {
    await rename("wi-fi", "le-wi-fi");
    await rename("le-wi-fi", "wi-fi");
    expect(await read()).toEqual(["/blog/le-wi-fi /blog/wi-fi"]);
    await db.delete(blogPosts).where(withSlug("wi-fi"));
    expect(await read()).toEqual([]);
  });
  it("does not redirect when the article was never published", async () => {
    await rename("brouillon", "autre-brouillon");
    expect(await read()).toEqual([]);
  });
});
