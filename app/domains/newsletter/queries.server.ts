import { count, eq, inArray, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { newsletterLetters, newsletterSubscribers } from "#app/db/schema/newsletter.server.ts";
import { type ListSource, listEverything, listPage } from "#app/lib/pages/indexed-list.server.ts";
import type { Page } from "#app/lib/pages/paging.ts";
import type { SubscriberStatus } from "./rules.ts";

const pageSize = 50;

export interface Subscriber {
  id: string;
  email: string;
  status: string;
  createdAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  /** The mail server's reply when it refused a paused address; null for other states. */
  pauseReason: string | null;
}

const shown = {
  id: newsletterSubscribers.id,
  email: newsletterSubscribers.email,
  status: newsletterSubscribers.status,
  createdAt: newsletterSubscribers.createdAt,
  confirmedAt: newsletterSubscribers.confirmedAt,
  unsubscribedAt: newsletterSubscribers.unsubscribedAt,
  pauseReason: newsletterSubscribers.pauseReason,
};

/** Returns one page of the subscribers in a state, newest first, without spam (rule newsletter/list). */
export async function listSubscribers(status: SubscriberStatus, page: number): Promise<Page<Subscriber>> {
  return listPage(withStatus(status), { page, size: pageSize }, readSubscribers);
}

/**
 * Yields every subscriber in a state, newest first, in batches, so that the export never has the whole list in memory.
 */
export function exportSubscribers(status: SubscriberStatus): AsyncGenerator<Subscriber[]> {
  return listEverything(withStatus(status), readSubscribers);
}

/** Counts the subscribers in each state. */
export async function countSubscribers(): Promise<Record<SubscriberStatus, number>> {
  const rows = await db
    .select({ status: newsletterSubscribers.status, total: count() })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.spam, false))
    .groupBy(newsletterSubscribers.status);
  return {
    confirmed: 0,
    pending: 0,
    unsubscribed: 0,
    paused: 0,
    ...Object.fromEntries(rows.map((row) => [row.status, row.total])),
  };
}

/** Whether the newsletter has any subscriber, in any state, or any letter. */
export async function isNewsletterUsed(): Promise<boolean> {
  const [subscribers, letters] = await Promise.all([
    db.select({ id: newsletterSubscribers.id }).from(newsletterSubscribers).limit(1),
    db.select({ id: newsletterLetters.id }).from(newsletterLetters).limit(1),
  ]);
  return subscribers.length + letters.length > 0;
}

function withStatus(status: SubscriberStatus): ListSource {
  return { table: newsletterSubscribers, filters: sql`status = ${status} and not spam`, search: null };
}

function readSubscribers(ids: string[]): Promise<Subscriber[]> {
  return db.select(shown).from(newsletterSubscribers).where(inArray(newsletterSubscribers.id, ids));
}
