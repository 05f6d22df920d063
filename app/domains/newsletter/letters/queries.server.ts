import { desc, eq, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import {
  type LetterArticle,
  newsletterLetters,
  newsletterSubscribers,
} from "#app/db/schema/newsletter.server.ts";
import { blogPostPath } from "#app/domains/blog/rules/paths.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { renderEmail } from "#app/lib/mail/content.server.tsx";
import { type Page, toPage } from "#app/lib/pages/paging.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { letterContent } from "./emails.server.tsx";
import type { LetterProgress } from "./rules.ts";

const pageSize = 20;
/** How many of the newest articles the editor of a letter offers. */
const offeredArticles = 20;

export type Letter = typeof newsletterLetters.$inferSelect;

/** Returns one page of the letters, newest first. */
export async function listLetters(page: number): Promise<Page<Letter>> {
  const [items, total] = await Promise.all([
    db
      .select()
      .from(newsletterLetters)
      .orderBy(sql`${newsletterLetters.createdAt} desc nulls last, ${newsletterLetters.id} desc nulls last`)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(newsletterLetters),
  ]);
  return toPage(items, { page, size: pageSize, total });
}

/** Returns a letter, or null. */
export async function getLetter(id: string): Promise<Letter | null> {
  const [row] = await db.select().from(newsletterLetters).where(eq(newsletterLetters.id, id)).limit(1);
  return row ?? null;
}

export interface OfferedArticle {
  id: string;
  title: string;
  publishedAt: Date | null;
}

/**
 * Returns the articles that a letter may contain: the newest published ones, and those already chosen for it. Returns
 * none while the blog is hidden, because its links would lead nowhere.
 */
export async function listOfferedArticles(chosen: readonly string[]): Promise<OfferedArticle[]> {
  if (!isShown(await currentProfile(), "/blog")) return [];
  const { rows } = await db.execute<{ id: string; title: string; published_at: string }>(sql`
    select id, title, published_at from (
      (select id, title, published_at from blog_posts where status = 'published'
        order by published_at desc nulls first, id desc nulls first limit ${offeredArticles})
      union
      select id, title, published_at from blog_posts
        where status = 'published' and id = any(${sql.param([...chosen])}::uuid[])
    ) offered order by published_at desc, id desc`);
  return rows.map(({ id, title, published_at }) => ({ id, title, publishedAt: new Date(published_at) }));
}

/**
 * Returns the published articles among `ids`, newest first, as a letter shows them. Returns none while the blog is
 * hidden.
 */
export async function getLetterArticles(
  ids: readonly string[],
  executor: Executor = db,
): Promise<LetterArticle[]> {
  if (!isShown(await currentProfile(), "/blog")) return [];
  const rows = await executor
    .select({ title: blogPosts.title, excerpt: blogPosts.excerpt, slug: blogPosts.slug })
    .from(blogPosts)
    .where(sql`status = 'published' and id = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id));
  return rows.map(({ title, excerpt, slug }) => ({ title, excerpt, path: blogPostPath(slug) }));
}

/** Counts the addresses that would get a letter if it were sent now. */
export function countReaders(): Promise<number> {
  return db.$count(newsletterSubscribers, sql`status = 'confirmed' and not spam`);
}

/** Returns a letter as HTML and as text, as its readers get it. Its unsubscribe link only leads to /newsletter. */
export async function previewLetter(letter: Letter): Promise<{ html: string; plain: string }> {
  const articles = letter.articles ?? (await getLetterArticles(letter.postIds));
  const profile = await currentProfile();
  return renderEmail(letterContent({ ...letter, articles }, `${siteOrigin()}/newsletter`, profile));
}

/**
 * Returns how many of a letter's addresses have each result. After the sending these are the final counts, before that
 * the current ones.
 */
export async function getLetterProgress(letter: Letter): Promise<LetterProgress> {
  const { id, status, sentCount: sent, refusedCount: refused, leftCount: left } = letter;
  if (status === "sent") return { total: sent + refused + left, pending: 0, sent, refused, left };
  return countDeliveries(id, db);
}

/** Counts the deliveries of a letter by their result. */
export async function countDeliveries(letterId: string, executor: Executor): Promise<LetterProgress> {
  const { rows } = await executor.execute<{ state: string; count: number }>(sql`
    select coalesce(delivery.result, case
        when delivery.queued_at is null then 'waiting'
        when email.id is null then 'left'
        when email.status = 'sent' then 'sent'
        when email.status in ('failed', 'bounced') then 'refused'
        else 'pending' end) as state,
      count(*)::int as count
    from newsletter_deliveries delivery left join emails email on email.id = delivery.email_id
    where delivery.letter_id = ${letterId} group by 1`);
  const by = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    pending: by("pending"),
    sent: by("sent"),
    refused: by("refused"),
    left: by("left"),
  };
}
