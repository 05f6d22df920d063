import { eq, sql } from "drizzle-orm";
import { beforeEach, expect } from "vitest";
import { db } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import { newsletterSubscribers } from "#app/db/schema/newsletter.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { changeLetter } from "#app/domains/newsletter/letters/commands.server.ts";
import { sendLettersQueue } from "#app/domains/newsletter/letters/jobs.server.ts";
import { getLetter, getLetterProgress } from "#app/domains/newsletter/letters/queries.server.ts";
import { env } from "#app/lib/env.server.ts";
import { server, withMailServer } from "./outbox.ts";
import { camille } from "./submissions.ts";

export let posts: string[];

/** Makes each test start with two published articles, no subscriber and no letter (issue of the newsletter). */
export function withLetters(): void {
  withMailServer([sendLettersQueue]);
  beforeEach(async () => {
    env().SITE_URL = "https://www.atelier72.example";
    await db.execute(sql`truncate newsletter_letters, newsletter_subscribers, blog_posts, redirects cascade`);
    const rows = await db
      .insert(blogPosts)
      .values(
        [1, 2].map((day) => ({
          title: `Article ${day}`,
          slug: `article-${day}`,
          excerpt: `Extrait ${day}`,
          status: "published" as const,
          publishedAt: new Date(Date.UTC(2026, 0, day)),
        })),
      )
      .returning({ id: blogPosts.id });
    posts = rows.map(({ id }) => id);
  });
}

/** Runs the job that sends letters. */
export const run = () => sendLettersQueue.work({});

/** Adds confirmed subscribers. */
export async function subscribe(...addresses: string[]): Promise<void> {
  await db
    .insert(newsletterSubscribers)
    .values(addresses.map((email) => ({ email, status: "confirmed", confirmedAt: new Date() })));
}

export const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `lecteur-${index}@exemple.fr`);

/** Returns the fields of a letter's form. */
export const draft = (id: string, typed: Record<string, string | string[]> = {}) => ({
  intent: "save",
  id,
  version: "0",
  subject: "L’hiver et vos machines",
  introduction: "Bonjour,\n\nLe froid vient.",
  post_ids: posts,
  ...typed,
});

/** Saves a letter. Returns its id. */
export async function written(typed: Record<string, string | string[]> = {}): Promise<string> {
  const id = crypto.randomUUID();
  expect(await changeLetter(camille, draft(id, typed))).toEqual({ outcome: "done" });
  return id;
}

export const send = (id: string, version = "1") => changeLetter(camille, { intent: "send", id, version });
export const act = (intent: "stop" | "resume", id: string) => changeLetter(camille, { intent, id });

/** Saves a letter and starts its sending. Returns its id. */
export async function started(typed?: Record<string, string | string[]>): Promise<string> {
  const id = await written(typed);
  expect(await send(id)).toEqual({ outcome: "done" });
  return id;
}

/** Returns a letter as it is stored. */
export async function letterOf(id: string) {
  const letter = await getLetter(id);
  if (!letter) throw new Error("the letter is there");
  return letter;
}

/** Marks all waiting e-mails but the first `count` as sent, without sending them. */
export const leaveOnly = (count: number) =>
  db.execute(sql`
    update emails set status = 'sent', attempts = 1
    where id in (select id from emails where status = 'pending' order by position offset ${count})`);
export const progressOf = async (id: string) => getLetterProgress(await letterOf(id));
/** Returns the addresses for which the mail server accepted messages. */
export const reached = () => server.received.flatMap(({ to }) => to).toSorted();
/** Counts the e-mails of letters in the outbox, whether they were sent or not. */
export const outbox = () => db.$count(emails, eq(emails.kind, "newsletter_letter"));
export const statusOf = async (email: string) =>
  (await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0]?.status;
