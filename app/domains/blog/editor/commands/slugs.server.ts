import { and, inArray, ne } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { blogCategories, blogPosts, redirects } from "#app/db/schema/blog.server.ts";
import { blogPostPath } from "../../rules/paths.ts";
import { uniqueSlug } from "../../rules/text.ts";

const tries = 100;

/**
 * Returns a free slug for the article `postId`, made from `wanted` (rule editor/slug). Adds a number if another article
 * has that slug now, or had it and is redirected from it. `currentSlug` is null for an article without a slug.
 */
export async function freePostSlug(
  tx: Executor,
  wanted: string,
  { postId, currentSlug }: { postId: string; currentSlug: string | null },
): Promise<string> {
  const slugs = candidates(wanted, "article");
  if (currentSlug && slugs[0] === currentSlug) return currentSlug;
  const [posts, moved] = [
    await tx
      .select({ slug: blogPosts.slug })
      .from(blogPosts)
      .where(and(inArray(blogPosts.slug, slugs), ne(blogPosts.id, postId))),
    await tx
      .select({ path: redirects.fromPath })
      .from(redirects)
      .where(
        and(
          inArray(redirects.fromPath, slugs.map(blogPostPath)),
          currentSlug ? ne(redirects.toPath, blogPostPath(currentSlug)) : undefined,
        ),
      ),
  ];
  const movedPaths = new Set(moved.map(({ path }) => path));
  const taken = new Set([
    ...posts.map(({ slug }) => slug),
    ...slugs.filter((slug) => movedPaths.has(blogPostPath(slug))),
  ]);
  return uniqueSlug(wanted, taken, "article");
}

/** Returns the slug of a new category. Adds a number if another category has that slug. */
export async function freeCategorySlug(tx: Executor, name: string): Promise<string> {
  const rows = await tx
    .select({ slug: blogCategories.slug })
    .from(blogCategories)
    .where(inArray(blogCategories.slug, candidates(name, "categorie")));
  return uniqueSlug(name, new Set(rows.map(({ slug }) => slug)), "categorie");
}

/** Returns the slugs to try for a name: without a number, then with 2, 3 and so on. One query checks all of them. */
function candidates(name: string, fallback: string): string[] {
  const taken = new Set<string>();
  while (taken.size < tries) taken.add(uniqueSlug(name, taken, fallback));
  return [...taken];
}
