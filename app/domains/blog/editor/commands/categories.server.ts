import { eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { blogCategories, blogPostsCategories } from "#app/db/schema/blog.server.ts";
import { freeCategorySlug } from "./slugs.server.ts";

export interface ChosenCategories {
  /** The ids of existing categories. Categories that were deleted meanwhile are ignored. */
  ids: readonly string[];
  /** The names of categories to create. A name that a category already has creates no second category. */
  newNames: readonly string[];
  /** The descriptions of `newNames`, in the same order. */
  descriptions: readonly string[];
}

/** Creates the missing categories and gives the article exactly the chosen categories (rule editor/categories). */
export async function replaceCategories(
  tx: Executor,
  postId: string,
  { ids, newNames, descriptions }: ChosenCategories,
): Promise<void> {
  const wanted = new Set<string>();
  for (const [index, name] of newNames.entries())
    wanted.add(await categoryNamed(tx, name, descriptions[index] ?? ""));
  if (ids.length > 0) {
    const existing = await tx
      .select({ id: blogCategories.id })
      .from(blogCategories)
      .where(inArray(blogCategories.id, [...ids]));
    for (const { id } of existing) wanted.add(id);
  }
  const before = await tx
    .select({ id: blogPostsCategories.categoryId })
    .from(blogPostsCategories)
    .where(eq(blogPostsCategories.postId, postId));
  if (before.length === wanted.size && before.every(({ id }) => wanted.has(id))) return;
  await tx.delete(blogPostsCategories).where(eq(blogPostsCategories.postId, postId));
  if (wanted.size > 0)
    await tx.insert(blogPostsCategories).values([...wanted].map((categoryId) => ({ postId, categoryId })));
}

async function categoryNamed(tx: Executor, name: string, description: string): Promise<string> {
  // If two people create the same category at the same time, the second waits here and then finds the first's category.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('blog_categories'))`);
  const [known] = await tx
    .select({ id: blogCategories.id })
    .from(blogCategories)
    .where(eq(sql`fold_text(${blogCategories.name})`, sql`fold_text(${name})`))
    .limit(1);
  if (known) return known.id;
  const [created] = await tx
    .insert(blogCategories)
    .values({ name, description, slug: await freeCategorySlug(tx, name) })
    .returning({ id: blogCategories.id });
  if (!created) throw new Error("an insert returns its row");
  return created.id;
}
