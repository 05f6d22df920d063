import { desc, eq, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { blogCategories, blogPosts, blogPostsCategories } from "#app/db/schema/blog.server.ts";
import { media } from "#app/db/schema/media.server.ts";
import { postImage, type PostImage } from "../rules/post-image.ts";

export interface PostCategory {
  name: string;
  slug: string;
}

/** The part of an article that a list shows. */
export interface PostCard {
  slug: string;
  title: string;
  excerpt: string;
  publishedAt: Date;
  image: PostImage;
  categories: PostCategory[];
}

/** Newest first. The id decides the order of articles that were published at the same moment. */
export const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)];

export const isPublished = eq(blogPosts.status, "published");

/**
 * SQL for the name that signs an article (rule blog/author): the typed one, or else the name of the author's account.
 * The query must join `users`.
 */
export const signature = sql<string | null>`coalesce(nullif(${blogPosts.authorName}, ''), ${users.name})`;

/** The columns of a card. They leave out the article's text. */
export const cardColumns = {
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  publishedAt: blogPosts.publishedAt,
  featuredImage: blogPosts.featuredImage,
  featuredImageAlt: blogPosts.featuredImageAlt,
  media: {
    id: media.id,
    width: media.width,
    height: media.height,
    placeholder: media.placeholder,
    alt: media.alt,
  },
  categories: sql<PostCategory[]>`(
    select coalesce(json_agg(json_build_object('name', category.name, 'slug', category.slug) order by category.name), '[]')
    from ${blogPostsCategories} link join ${blogCategories} category on category.id = link.category_id
    where link.post_id = ${blogPosts.id}
  )`,
};

/** Selects articles with the columns of a card. The caller adds the condition, the order and the limit. */
export function selectCards(executor: Executor = db) {
  return executor
    .select(cardColumns)
    .from(blogPosts)
    .leftJoin(media, eq(media.id, blogPosts.featuredMediaId));
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** Turns a row of `selectCards` into a card. Throws for an article without a publication date. */
export function toCard(row: CardRow): PostCard {
  const { slug, title, excerpt, publishedAt, categories } = row;
  if (!publishedAt) throw new Error(`${slug} is not published`);
  return { slug, title, excerpt, publishedAt, image: postImage(row), categories };
}
