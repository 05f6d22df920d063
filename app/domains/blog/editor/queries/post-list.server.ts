import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { blogCategories, blogPosts, blogPostsCategories } from "#app/db/schema/blog.server.ts";
import { type Page, toPage } from "#app/lib/pages/paging.ts";
import { searchPatterns } from "#app/lib/pages/search-text.ts";
import type { PostListAddress } from "../rules/post-list.ts";
import type { PostState, PostStatus } from "../../rules/status.ts";
import { signature } from "../../reading/queries/card.server.ts";

export const postListPageSize = 20;

export interface ListedPost {
  id: string;
  title: string;
  slug: string;
  status: PostStatus;
  /** The names of the article's categories, in alphabetical order. */
  categories: string[];
  authorName: string | null;
  publishedAt: Date | null;
  publishAt: Date | null;
  createdAt: Date;
}

/** Returns one page of the articles, newest first (rule editor/list), filtered by status, category and title. */
export async function listPosts(address: PostListAddress): Promise<Page<ListedPost>> {
  const matching = conditions(address);
  const size = postListPageSize;
  const [items, total] = await Promise.all([
    db
      .select({
        id: blogPosts.id,
        title: blogPosts.title,
        slug: blogPosts.slug,
        status: blogPosts.status,
        categories: sql<string[]>`array(
          select category.name from ${blogPostsCategories} link
          join ${blogCategories} category on category.id = link.category_id
          where link.post_id = ${blogPosts.id} order by category.name
        )`,
        authorName: signature,
        publishedAt: blogPosts.publishedAt,
        publishAt: blogPosts.publishAt,
        createdAt: blogPosts.createdAt,
      })
      .from(blogPosts)
      .leftJoin(users, eq(users.id, blogPosts.authorId))
      .where(matching)
      .orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
      .limit(size)
      .offset((address.page - 1) * size),
    db.$count(blogPosts, matching),
  ]);
  return toPage(items, { page: address.page, size, total });
}

/** Returns the number of all articles. If there is none, the screen invites the person to write the first one. */
export function countPosts(): Promise<number> {
  return db.$count(blogPosts);
}

function conditions({ search, status, category }: PostListAddress): SQL | undefined {
  return and(
    isIn(status),
    category
      ? sql`${blogPosts.id} in (
          select link.post_id from ${blogPostsCategories} link
          join ${blogCategories} category on category.id = link.category_id where category.slug = ${category}
        )`
      : undefined,
    ...searchPatterns(search).map((pattern) => sql`fold_text(${blogPosts.title}) like fold_text(${pattern})`),
  );
}

function isIn(state: PostState | null): SQL | undefined {
  if (state === "scheduled") return isNotNull(blogPosts.publishAt);
  if (state === "draft") return and(eq(blogPosts.status, state), isNull(blogPosts.publishAt));
  return state ? eq(blogPosts.status, state) : undefined;
}
