import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import { media } from "#app/db/schema/media.server.ts";
import { cardColumns, isPublished, newestFirst } from "../reading/queries/card.server.ts";

const feedLength = 20;

/** Returns the latest articles for the feed. */
export async function listFeedPosts() {
  const rows = await db
    .select({ ...cardColumns, firstPublishedAt: blogPosts.firstPublishedAt, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .leftJoin(media, eq(media.id, blogPosts.featuredMediaId))
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(feedLength);
  return rows.map(({ slug, title, excerpt, categories, firstPublishedAt, publishedAt, updatedAt }) => ({
    slug,
    title,
    excerpt,
    categories,
    firstPublishedAt: firstPublishedAt ?? publishedAt ?? updatedAt,
    updatedAt,
  }));
}
