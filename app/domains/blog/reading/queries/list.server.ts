import { frenchSpaces } from "#app/lib/french/spaces.ts";
import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { anonymousSearch } from "#app/db/anonymous-search.server.ts";
import { db } from "#app/db/client.server.ts";
import { blogCategories, blogPosts, blogPostsCategories } from "#app/db/schema/blog.server.ts";
import { keepUntilChanged } from "#app/lib/pages/keep-until-changed.server.ts";
import { type Page, toPage } from "#app/lib/pages/paging.ts";
import { beginningQuery } from "../rules/search.ts";
import {
  isPublished,
  newestFirst,
  type PostCard,
  type PostCategory,
  selectCards,
  toCard,
} from "./card.server.ts";

/** The number of articles on one page of the list (rule blog/list). */
const pageSize = 9;

/** A category and the number of its published articles. */
export interface CountedCategory extends PostCategory {
  id: string;
  description: string;
  count: number;
}

/** Returns the categories in alphabetical order, each with its number of published articles, and the total number. */
export const getBlogOverview = keepUntilChanged(["posts", "categories"], async () => {
  const [total, categories] = await Promise.all([db.$count(blogPosts, isPublished), countCategories()]);
  return { total, categories };
});

async function countCategories(): Promise<CountedCategory[]> {
  const rows = await db
    .select({
      id: blogCategories.id,
      name: blogCategories.name,
      slug: blogCategories.slug,
      description: blogCategories.description,
      count: sql<number>`count(${blogPosts.id})::int`,
    })
    .from(blogCategories)
    .leftJoin(blogPostsCategories, eq(blogPostsCategories.categoryId, blogCategories.id))
    .leftJoin(blogPosts, and(eq(blogPosts.id, blogPostsCategories.postId), isPublished))
    .groupBy(blogCategories.id);
  return rows
    .map((row) => ({ ...row, description: row.description && frenchSpaces(row.description) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "fr"));
}

interface PostSearch {
  search: string;
  category: CountedCategory | null;
  /** The page number, from 1. */
  page: number;
}

/**
 * Returns a page of the published articles that match the search and the category, newest first (rule blog/list). The
 * search ignores accents and plurals in French words. A page out of range has no items.
 */
export async function searchPosts({ search, category, page }: PostSearch): Promise<Page<PostCard>> {
  const size = pageSize;
  const skipped = (page - 1) * size;
  const { ids, total } = search
    ? await findBySearch(search, category, skipped)
    : await findInList(category, skipped);
  const rows =
    ids.length === 0
      ? []
      : await selectCards()
          .where(inArray(blogPosts.id, ids))
          .orderBy(...newestFirst);
  return toPage(rows.map(toCard), { page, size, total });
}

interface FoundPosts {
  /** The identifiers of the page's articles. */
  ids: string[];
  total: number;
}

/** Finds a page of articles without a search. It reads only the index of the list, because the totals are in memory. */
async function findInList(category: CountedCategory | null, skipped: number): Promise<FoundPosts> {
  const [total, rows] = await Promise.all([
    category?.count ?? getBlogOverview().then(({ total: all }) => all),
    db
      .select({ id: blogPosts.id })
      .from(blogPosts)
      .where(and(isPublished, category ? isIn(category) : undefined))
      .orderBy(...newestFirst)
      .limit(pageSize)
      .offset(skipped),
  ]);
  return { ids: rows.map(({ id }) => id), total };
}

/**
 * Finds a page of articles by a search. A database function reads all matches from the word index once, then counts
 * and sorts them. With a plain query, PostgreSQL would read the whole table (ADR 104).
 */
async function findBySearch(
  search: string,
  category: CountedCategory | null,
  skipped: number,
): Promise<FoundPosts> {
  const { rows } = await anonymousSearch((executor) =>
    executor.execute<{ ids: string[]; total: number }>(sql`
      select total, ids::text[] as ids
      from find_posts(${queryOf(search)}, ${category?.id ?? null}::uuid, ${skipped}, ${pageSize})`),
  );
  return rows[0] ?? { ids: [], total: 0 };
}

/**
 * Turns any typed text into a text-search query. The last word may be unfinished, so the query also finds the words
 * that begin with it.
 */
function queryOf(search: string): SQL {
  const typed = sql`websearch_to_tsquery('public.french_unaccent', ${search})`;
  const beginning = beginningQuery(search);
  return beginning ? sql`(${typed} || to_tsquery('public.french_unaccent', ${beginning}))` : typed;
}

function isIn({ id }: CountedCategory): SQL {
  const links = db
    .select({ one: sql`1` })
    .from(blogPostsCategories)
    .where(and(eq(blogPostsCategories.postId, blogPosts.id), eq(blogPostsCategories.categoryId, id)));
  return exists(links);
}
