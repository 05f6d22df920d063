import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { rereadProfile } from "#app/domains/business/profile.server.ts";
import { getArticle } from "../reading/queries/article.server.ts";
import { seedBlog } from "../seed.server.ts";
import { changeShippedPosts } from "./commands/shipped.server.ts";
import { countShippedPosts, listShippedPosts } from "./queries/shipped.server.ts";

const camille: Actor = { userId: "camille", email: "camille@example.fr", name: "Camille", sessionId: "1" };
const act = (intent: string, ids: string[]) => changeShippedPosts(camille, { intent, ids });

beforeEach(async () => {
  await db.execute(sql`truncate blog_posts, blog_categories, settings_sections cascade`);
  await db.execute(sql`delete from seeds where name like 'blog%'`);
  await rereadProfile();
  await seedBlog();
});

// rule settings/go-live
test("the articles of a new site need nothing while the blog is hidden", async () => {
  const values = { "page-blog": "hidden" };
  await db.insert(settingsSections).values({ section: "site", values, version: 1, updatedBy: "Camille" });
  await rereadProfile();
  expect(await listShippedPosts()).toEqual([]);
});

// rule blog/shipped
test("the articles of a new site are examples until somebody confirms, edits or withdraws each one", async () => {
  const [first, second, third] = await listShippedPosts();
  expect(await countShippedPosts()).toBe(6);
  expect(await getArticle(first?.slug ?? "")).toMatchObject({ isShipped: true });
  const dates = { publishedAt: blogPosts.publishedAt, updatedAt: blogPosts.updatedAt };
  const of = async (id = "") => (await db.select(dates).from(blogPosts).where(eq(blogPosts.id, id)))[0];
  const before = await of(first?.id);
  expect(await act("confirm-shipped", [first?.id ?? ""])).toEqual({ outcome: "done" });
  expect(await getArticle(first?.slug ?? "")).toMatchObject({ isShipped: false });
  expect(await of(first?.id)).toEqual(before);
  await act("withdraw-shipped", [second?.id ?? ""]);
  expect(await getArticle(second?.slug ?? "")).toBeNull();
  await db
    .update(blogPosts)
    .set({ version: 2 })
    .where(eq(blogPosts.id, third?.id ?? ""));
  expect(await countShippedPosts()).toBe(3);
  // The owner's list may be out of date. It must not withdraw an article that somebody has reviewed meanwhile.
  await act("withdraw-shipped", [third?.id ?? ""]);
  expect(await getArticle(third?.slug ?? "")).not.toBeNull();
  await act(
    "confirm-shipped",
    (await listShippedPosts()).map(({ id }) => id),
  );
  expect(await listShippedPosts()).toEqual([]);
});

// rule blog/shipped
test("an article about a withdrawn service is listed first, and a forged form does nothing", async () => {
  await db.insert(settingsSections).values({
    section: "site",
    values: { "service-recuperation-donnees": "withdrawn" },
    version: 1,
    updatedBy: "Camille",
  });
  await rereadProfile();
  const listed = await listShippedPosts();
  expect(listed[0]?.withdrawn).toBe("Récupération de données");
  expect(listed.at(-1)?.withdrawn).toBeNull();
  expect(await act("confirm-shipped", ["1"])).toEqual({ outcome: "refused" });
  expect(await act("delete", [listed[0]?.id ?? ""])).toEqual({ outcome: "refused" });
  expect(await countShippedPosts()).toBe(6);
});

// rule blog/shipped
test("an upgrade updates the articles that came with the site, except those that somebody has saved or confirmed", async () => {
  const [first, second] = await listShippedPosts();
  const former = "<p>À l’atelier, nous le faisons en une heure.</p>";
  await db.update(blogPosts).set({ content: former });
  await act("confirm-shipped", [second?.id ?? ""]);
  await db.execute(sql`delete from seeds where name like 'blog-words-%'`);
  await seedBlog();
  await seedBlog();
  const contentOf = async (slug = "") =>
    (await db.select().from(blogPosts).where(eq(blogPosts.slug, slug)))[0]?.content;
  expect(await contentOf(first?.slug)).not.toBe(former);
  expect(await contentOf(second?.slug)).toBe(former);
  expect(await countShippedPosts()).toBe(5);
});
