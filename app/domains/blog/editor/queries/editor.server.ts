import { asc, eq, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { blogCategories, blogPosts, blogPostsCategories } from "#app/db/schema/blog.server.ts";
import { media } from "#app/db/schema/media.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { postValues } from "../rules/post-values.ts";
import type { PostStatus } from "../../rules/status.ts";

/** The limit of the query. No shop has this many categories, so the editor shows all of them. */
const mostCategories = 200;

export interface EditedPost {
  id: string;
  version: number;
  slug: string;
  status: PostStatus;
  publishedAt: Date | null;
  publishAt: Date | null;
  updatedAt: Date;
  /** The name on the author's account. */
  accountName: string | null;
  /** The width of the owner's picture in pixels; null for an illustration. */
  imageWidth: number | null;
  values: FormValues;
}

/** Returns an article with everything that its editor shows, or null if the article does not exist. */
export async function getEditedPost(id: string, executor: Executor = db): Promise<EditedPost | null> {
  const [row] = await executor
    .select({
      version: blogPosts.version,
      title: blogPosts.title,
      slug: blogPosts.slug,
      content: blogPosts.content,
      excerpt: blogPosts.excerpt,
      featuredImage: blogPosts.featuredImage,
      featuredImageAlt: blogPosts.featuredImageAlt,
      status: blogPosts.status,
      metaTitle: blogPosts.metaTitle,
      metaDescription: blogPosts.metaDescription,
      publishedAt: blogPosts.publishedAt,
      publishAt: blogPosts.publishAt,
      updatedAt: blogPosts.updatedAt,
      authorName: blogPosts.authorName,
      accountName: users.name,
      imageWidth: media.width,
      categoryIds: sql<string[]>`array(
        select ${blogPostsCategories.categoryId} from ${blogPostsCategories}
        where ${blogPostsCategories.postId} = ${blogPosts.id}
      )`,
    })
    .from(blogPosts)
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .leftJoin(media, eq(media.id, blogPosts.featuredMediaId))
    .where(eq(blogPosts.id, id))
    .limit(1);
  if (!row) return null;
  const { version, slug, status, publishedAt, publishAt, updatedAt, accountName, imageWidth } = row;
  const values = postValues(row);
  return { id, version, slug, status, publishedAt, publishAt, updatedAt, accountName, imageWidth, values };
}

export interface CategoryChoice {
  id: string;
  name: string;
  slug: string;
}

/** Returns all categories that can be chosen for an article, sorted by name. */
export function listCategoryChoices(): Promise<CategoryChoice[]> {
  return db
    .select({ id: blogCategories.id, name: blogCategories.name, slug: blogCategories.slug })
    .from(blogCategories)
    .orderBy(asc(blogCategories.name))
    .limit(mostCategories);
}
