import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { blogPosts, redirects } from "#app/db/schema/blog.server.ts";
import { media } from "#app/db/schema/media.server.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import { isShipped } from "../../editor/queries/shipped.server.ts";
import { articleHtml } from "../rules/article-html.ts";
import { linkTerms } from "../rules/internal-links.ts";
import { blogPostPath } from "../../rules/paths.ts";
import { postImage } from "../rules/post-image.ts";
import { similarSlugs } from "../rules/similar.ts";
import { excerptOf, readingMinutes, withoutCodeFences } from "../../rules/text.ts";
import { getAllPosts } from "./all-posts.server.ts";
import { cardColumns, isPublished, type PostCard, selectCards, signature, toCard } from "./card.server.ts";

const similarShown = 3;

/** Matches every possible slug. No other text is sent to the database, because some bytes make its query fail. */
const slugLike = /^[a-z0-9-]{1,200}$/;

/** Returns a published article with everything that its page shows, or null (rule blog/published-only). */
export async function getArticle(slug: string) {
  if (!slugLike.test(slug)) return null;
  const [row] = await db
    .select({
      ...cardColumns,
      id: blogPosts.id,
      content: blogPosts.content,
      metaTitle: blogPosts.metaTitle,
      metaDescription: blogPosts.metaDescription,
      firstPublishedAt: blogPosts.firstPublishedAt,
      updatedAt: blogPosts.updatedAt,
      author: signature,
      isShipped: sql<boolean>`(${isShipped})`,
    })
    .from(blogPosts)
    .leftJoin(media, eq(media.id, blogPosts.featuredMediaId))
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .where(and(eq(blogPosts.slug, slug), isPublished));
  if (!row?.publishedAt) return null;
  const [all, around] = await Promise.all([getAllPosts(), getNeighbours(row.id)]);
  const similar = await listCards(similarSlugs(all.filed, row.slug, similarShown));
  const content = sanitizeContent(withoutCodeFences(row.content));
  const { html, headings } = articleHtml(linkTerms(content, all.terms, row.slug));
  return {
    slug: row.slug,
    title: row.title,
    metaTitle: row.metaTitle || row.title,
    metaDescription: row.metaDescription || row.excerpt || excerptOf(row.content),
    author: row.author,
    /** Whether the article came with the site and nobody has reviewed it (rule blog/shipped). */
    isShipped: row.isShipped,
    publishedAt: row.publishedAt,
    firstPublishedAt: row.firstPublishedAt ?? row.publishedAt,
    updatedAt: row.updatedAt,
    readingMinutes: readingMinutes(row.content),
    image: postImage(row),
    categories: row.categories,
    html,
    headings,
    ...around,
    similar,
  };
}

export type Article = NonNullable<Awaited<ReturnType<typeof getArticle>>>;

export interface PostLink {
  slug: string;
  title: string;
}

/** Returns the nearest older and newer published articles (rule blog/neighbours). */
async function getNeighbours(id: string): Promise<{ previous: PostLink | null; next: PostLink | null }> {
  const { rows } = await db.execute<{ side: string; slug: string; title: string }>(sql`
    select 'previous' as side, found.* from blog_posts here cross join lateral (
      select slug, title from blog_posts other
      where status = 'published' and (other.published_at, other.id) < (here.published_at, here.id)
      order by other.published_at desc, other.id desc limit 1
    ) found where here.id = ${id}
    union all
    select 'next', found.* from blog_posts here cross join lateral (
      select slug, title from blog_posts other
      where status = 'published' and (other.published_at, other.id) > (here.published_at, here.id)
      order by other.published_at, other.id limit 1
    ) found where here.id = ${id}
  `);
  const on = (wanted: string) => {
    const row = rows.find(({ side }) => side === wanted);
    return row ? { slug: row.slug, title: row.title } : null;
  };
  return { previous: on("previous"), next: on("next") };
}

/** Returns the cards of these articles, in the order of `slugs`. */
async function listCards(slugs: string[]): Promise<PostCard[]> {
  const cards = (
    await selectCards()
      .where(and(isPublished, inArray(blogPosts.slug, slugs)))
      .limit(slugs.length)
  ).map(toCard);
  return cards.toSorted((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug));
}

/** Returns the present path of a published article that once had this slug (rule editor/slug), or null. */
export async function getMovedArticlePath(slug: string): Promise<string | null> {
  if (!slugLike.test(slug)) return null;
  const [row] = await db
    .select({ toPath: redirects.toPath })
    .from(redirects)
    .innerJoin(
      blogPosts,
      and(isPublished, eq(blogPosts.slug, sql`substr(${redirects.toPath}, ${blogPostPath("").length + 1})`)),
    )
    .where(eq(redirects.fromPath, blogPostPath(slug)));
  return row?.toPath ?? null;
}
