import { and, count, desc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { newsletterSubscribers } from "#app/db/schema/newsletter.server.ts";
import { type Page, toPage } from "#app/lib/paging.ts";
import type { SubscriberStatus } from "./rules.ts";

const pageSize = 50;
/** A file this long still opens in any spreadsheet. */
const exportLimit = 100_000;

export interface Subscriber {
  id: string;
  email: string;
  status: string;
  createdAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
}

const shown = {
  id: newsletterSubscribers.id,
  email: newsletterSubscribers.email,
  status: newsletterSubscribers.status,
  createdAt: newsletterSubscribers.createdAt,
  confirmedAt: newsletterSubscribers.confirmedAt,
  unsubscribedAt: newsletterSubscribers.unsubscribedAt,
};

function withStatus(status: SubscriberStatus) {
  return and(eq(newsletterSubscribers.status, status), eq(newsletterSubscribers.spam, false));
}

/** One page of the subscribers in a state, newest first (decision 10). Spam is left out. */
export async function listSubscribers(status: SubscriberStatus, page: number): Promise<Page<Subscriber>> {
  const [items, total] = await Promise.all([
    listInOrder(status)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(newsletterSubscribers, withStatus(status)),
  ]);
  return toPage(items, { page, size: pageSize, total });
}

/** Every subscriber in a state, newest first, for the export (decision 46: the whole filter). */
export async function listAllSubscribers(status: SubscriberStatus): Promise<Subscriber[]> {
  return listInOrder(status).limit(exportLimit);
}

/** How many there are in each state. */
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
    ...Object.fromEntries(rows.map((row) => [row.status, row.total])),
  };
}

function listInOrder(status: SubscriberStatus) {
  const { createdAt, id } = newsletterSubscribers;
  // In the words of the index, nulls included.
  return db
    .select(shown)
    .from(newsletterSubscribers)
    .where(withStatus(status))
    .orderBy(desc(createdAt), desc(id))
    .$dynamic();
}
