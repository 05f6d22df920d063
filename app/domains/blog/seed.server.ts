import { createHash } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { blogCategories, blogPosts, blogPostsCategories } from "#app/db/schema/blog.server.ts";
import { seedEachOnce } from "#app/db/seed-once.server.ts";
import { frenchSpaces } from "#app/lib/french/spaces.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import { starterArticles } from "./content/articles.ts";
import { starterCategories } from "./content/starter.ts";
import { isShipped } from "./editor/queries/shipped.server.ts";

const dayMs = 86_400_000;
const daysBetween = 13;

/**
 * Stores six articles in five categories, once, if the site has no articles and no categories. They have no author, so
 * the shop's name signs them. After an upgrade it also replaces the text of those that nobody has saved since. Several
 * nodes may call it at the same time.
 */
export async function seedBlog(): Promise<void> {
  await seedEachOnce([
    { name: "blog", write: writeFirst },
    // A seed with one name runs only once. The name contains a hash of the texts, so it runs once after each change.
    { name: `blog-words-${wordsOf(starterArticles)}`, write: rewordShipped },
  ]);
}

function wordsOf(articles: typeof starterArticles): string {
  const contents = JSON.stringify(articles.map(({ content }) => content));
  return createHash("sha256").update(contents).digest("hex").slice(0, 12);
}

async function writeFirst(tx: Executor): Promise<void> {
  if ((await tx.$count(blogPosts)) + (await tx.$count(blogCategories)) === 0) await writeStarters(tx);
}

async function rewordShipped(tx: Executor): Promise<void> {
  for (const { slug, content } of starterArticles)
    await tx
      .update(blogPosts)
      .set({ content: storedContent(content) })
      .where(and(isShipped, eq(blogPosts.slug, slug), ne(blogPosts.content, storedContent(content))));
}

function storedContent(content: string): string {
  return sanitizeContent(frenchSpaces(content.trim()));
}

async function writeStarters(tx: Executor): Promise<void> {
  const categories = await tx
    .insert(blogCategories)
    .values([...starterCategories])
    .returning();
  const now = Date.now();
  // Both dates are the same, because the back office sorts articles by their creation and the blog by their
  // publication.
  const writtenAt = (index: number) => new Date(now - (1 + index * daysBetween) * dayMs);
  const posts = await tx
    .insert(blogPosts)
    .values(
      starterArticles.map((article, index) => ({
        createdAt: writtenAt(index),
        title: frenchSpaces(article.title),
        slug: article.slug,
        content: storedContent(article.content),
        excerpt: frenchSpaces(article.excerpt),
        metaTitle: frenchSpaces(article.metaTitle),
        metaDescription: frenchSpaces(article.metaDescription),
        featuredImage: article.image,
        featuredImageAlt: article.imageAlt,
        status: "published" as const,
        publishedAt: writtenAt(index),
      })),
    )
    .returning({ id: blogPosts.id, slug: blogPosts.slug });
  const links = starterArticles.flatMap(({ slug, categories: wanted }) =>
    wanted.map((category) => ({ postId: idOf(posts, slug), categoryId: idOf(categories, category) })),
  );
  await tx.insert(blogPostsCategories).values(links);
}

function idOf(rows: readonly { id: string; slug: string }[], slug: string): string {
  const row = rows.find((one) => one.slug === slug);
  if (!row) throw new Error(`nothing was stored under ${slug}`);
  return row.id;
}
