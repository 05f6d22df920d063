import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { isWithdrawn } from "#app/domains/business/rules/site.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { starterArticles } from "../../content/articles.ts";

/** An article that came with the site and that nobody has saved since then (rule blog/shipped). */
export interface ShippedPost {
  id: string;
  title: string;
  slug: string;
  /** A service that the shop no longer offers and to which the article links, or null. */
  withdrawn: string | null;
}

/**
 * The condition for articles that came with the program and that nobody has changed. A save raises the version, and an
 * article that a person began has an author.
 */
export const isShipped = and(
  inArray(
    blogPosts.slug,
    starterArticles.map(({ slug }) => slug),
  ),
  eq(blogPosts.version, 1),
  isNull(blogPosts.authorId),
);

/**
 * Lists the published articles that came with the site and that nobody has reviewed. Those that link to a service that
 * the shop no longer offers come first. Empty while the blog is hidden, because nobody can read them then.
 */
export async function listShippedPosts(): Promise<ShippedPost[]> {
  const profile = await currentProfile();
  if (!isShown(profile, "/blog")) return [];
  const rows = await db
    .select({ id: blogPosts.id, title: blogPosts.title, slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(isShipped, eq(blogPosts.status, "published")))
    .orderBy(blogPosts.title)
    .limit(starterArticles.length);
  const gone = services.filter(({ path }) => isWithdrawn(profile, path));
  const about = (slug: string) => {
    const content = starterArticles.find((article) => article.slug === slug)?.content ?? "";
    return gone.find(({ path }) => content.includes(`href="${path}"`))?.name ?? null;
  };
  const listed = rows.map((row) => ({ ...row, withdrawn: about(row.slug) }));
  return listed.toSorted((one, other) => Number(other.withdrawn !== null) - Number(one.withdrawn !== null));
}

/** Returns how many articles that came with the site still wait for the owner's review. */
export function countShippedPosts(): Promise<number> {
  return db.$count(blogPosts, and(isShipped, eq(blogPosts.status, "published")));
}

/** Whether the blog has an article that did not come with the program, or that somebody has changed. */
export async function hasOwnPosts(): Promise<boolean> {
  const found = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(sql`not (${isShipped})`)
    .limit(1);
  return found.length > 0;
}
