import { desc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import { blogPostPath } from "#app/domains/blog/rules/paths.ts";
import { keepUntilChanged } from "#app/lib/pages/keep-until-changed.server.ts";
import { plainText } from "#app/lib/pages/plain-text.ts";
import { placeWords, isMentioned } from "../rules/mentions.ts";

/** How many of the newest articles are searched. The limit keeps memory and time small. */
const mostPosts = 200;

/** An article that names a zone (town). */
export interface Mention {
  title: string;
  path: string;
}

/**
 * Returns a map from each capitalised word to the articles that contain it. The map is kept in memory until an article
 * changes, because every zone's page needs it (ADR 170).
 */
const getMentions = keepUntilChanged(["posts"], async () => {
  const posts = await db
    .select({
      slug: blogPosts.slug,
      title: blogPosts.title,
      excerpt: blogPosts.excerpt,
      content: blogPosts.content,
    })
    .from(blogPosts)
    .where(eq(blogPosts.status, "published"))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))
    .limit(mostPosts);
  const read = posts.map(({ slug, title, excerpt, content }) => ({
    title,
    path: blogPostPath(slug),
    text: `${title}\n${excerpt ?? ""}\n${plainText(content)}`,
  }));
  const byWord = new Map<string, typeof read>();
  for (const post of read)
    for (const word of placeWords(post.text)) byWord.set(word, [...(byWord.get(word) ?? []), post]);
  return byWord;
});

/** Returns the newest published article that names a commune; null when none does. */
export async function findMention(city: string): Promise<Mention | null> {
  const byWord = await getMentions();
  const [word = ""] = placeWords(city);
  const post = byWord.get(word)?.find(({ text }) => isMentioned(text, city));
  return post ? { title: post.title, path: post.path } : null;
}
