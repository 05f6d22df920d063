import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { contactMessages } from "#app/db/schema/inbox.server.ts";
import { previewOf } from "#app/domains/submissions/rules.ts";
import { newestFirst } from "#app/lib/inbox/records.server.ts";
import { type Page, toPage } from "#app/lib/paging.ts";
import { searchPatterns } from "#app/lib/search-text.ts";

export const contactMessagesPageSize = 30;

export interface ContactMessageFilter {
  search: string;
  unreadOnly: boolean;
}

export interface ContactMessageSummary {
  id: string;
  name: string;
  service: string | null;
  /** The first 50 characters (B§2). */
  preview: string;
  read: boolean;
  createdAt: Date;
}

export interface ContactMessageDetail extends Omit<ContactMessageSummary, "preview"> {
  reference: string;
  version: number;
  email: string;
  phone: string | null;
  message: string;
  notes: string | null;
}

/** One page of the inbox, newest first (B§2). Spam and the trash are elsewhere. */
export async function listContactMessages(
  filter: ContactMessageFilter,
  page: number,
): Promise<Page<ContactMessageSummary>> {
  const matching = conditions(filter);
  const size = contactMessagesPageSize;
  const [rows, total] = await Promise.all([
    db
      .select({
        id: contactMessages.id,
        name: contactMessages.name,
        service: contactMessages.service,
        message: sql<string>`left(${contactMessages.message}, 120)`,
        read: contactMessages.read,
        createdAt: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(matching)
      .orderBy(newestFirst)
      .limit(size)
      .offset((page - 1) * size),
    db.$count(contactMessages, matching),
  ]);
  const items = rows.map(({ message, ...row }) => ({ ...row, preview: previewOf(message) }));
  return toPage(items, { page, size, total });
}

/** How many messages there are in all and unread, for the filter's two labels. */
export async function countContactMessages(): Promise<{ all: number; unread: number }> {
  const [all, unread] = await Promise.all([
    db.$count(contactMessages, conditions({ search: "", unreadOnly: false })),
    db.$count(contactMessages, conditions({ search: "", unreadOnly: true })),
  ]);
  return { all, unread };
}

/** One message as the detail pane shows it; null when it does not exist or is in the trash. */
export async function getContactMessage(id: string): Promise<ContactMessageDetail | null> {
  const [row] = await db
    .select({
      id: contactMessages.id,
      reference: contactMessages.reference,
      name: contactMessages.name,
      email: contactMessages.email,
      phone: contactMessages.phone,
      service: contactMessages.service,
      message: contactMessages.message,
      version: contactMessages.version,
      notes: contactMessages.notes,
      read: contactMessages.read,
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.deletedAt)))
    .limit(1);
  return row ?? null;
}

function conditions({ search, unreadOnly }: ContactMessageFilter): SQL | undefined {
  return and(
    sql`deleted_at is null and not spam`,
    unreadOnly ? sql`not read` : undefined,
    ...searchPatterns(search).map((pattern) => sql`search_text like fold_text(${pattern})`),
  );
}
