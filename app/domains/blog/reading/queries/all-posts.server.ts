import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { blogCategories, blogPosts, blogPostsCategories } from "#app/db/schema/blog.server.ts";
import { keepUntilChanged } from "#app/lib/pages/keep-until-changed.server.ts";
import { indexTerms } from "../rules/internal-links.ts";
import { isPublished, newestFirst } from "./card.server.ts";

/**
 * Returns what an article's page needs from all articles: the terms that its text may link to (rule blog/links), and
 * every article's categories, newest first. The result stays in memory until an article changes; 5,000 articles take
 * about 10 MB.
 */
export const getAllPosts = keepUntilChanged(["post-cards", "categories"], async () => {
  const [rows, links] = await Promise.all([
    db
      .select({ id: blogPosts.id, title: blogPosts.title, slug: blogPosts.slug })
      .from(blogPosts)
      .where(isPublished)
      .orderBy(...newestFirst),
    db
      .select({
        postId: blogPostsCategories.postId,
        name: blogCategories.name,
        slug: blogCategories.slug,
      })
      .from(blogPostsCategories)
      .innerJoin(blogCategories, eq(blogCategories.id, blogPostsCategories.categoryId)),
  ]);
  const linksOf = Map.groupBy(links, ({ postId }) => postId);
  const members = new Map<string, string[]>();
  const filed = rows.map(({ id, slug }) => {
    const own = linksOf.get(id) ?? [];
    for (const { name } of own) {
      const known = members.get(name);
      if (known) known.push(slug);
      else members.set(name, [slug]);
    }
    return { slug, categories: own.map((category) => category.slug) };
  });
  const terms = indexTerms([
    ...rows.map(({ title, slug }) => ({ text: title, slugs: [slug] })),
    ...[...members].map(([text, slugs]) => ({ text, slugs })),
  ]);
  return { terms, filed };
});
