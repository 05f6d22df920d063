import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { contactMessages } from "#app/db/schema/inbox.server.ts";
import { formColumns } from "#app/domains/submissions/fields.server.ts";
import { countViews } from "#app/domains/submissions/queries.server.ts";
import { previewOf } from "#app/domains/submissions/rules.ts";
import {
  type ListSource,
  listEverything,
  listPage,
  searchMatch,
} from "#app/lib/pages/indexed-list.server.ts";
import { contactMessageSchema } from "./validation.ts";

export const contactMessagesPageSize = 30;

export interface ContactMessageFilter {
  search: string;
  unreadOnly: boolean;
  /** Whether to list only the messages that wait for the shop: unread, or not answered (rule inboxes/badges). */
  waitingOnly?: boolean;
  spamOnly?: boolean;
}

export type ContactMessageSummary = Awaited<ReturnType<typeof listContactMessages>>["items"][number];

export type ContactMessageDetail = NonNullable<Awaited<ReturnType<typeof getContactMessage>>>;

const summary = {
  id: contactMessages.id,
  name: contactMessages.name,
  service: contactMessages.service,
  read: contactMessages.read,
  answeredAt: contactMessages.answeredAt,
  awaitsAnswer: contactMessages.awaitsAnswer,
  createdAt: contactMessages.createdAt,
  followUpDay: contactMessages.followUpDay,
  followUpTime: contactMessages.followUpTime,
  result: contactMessages.result,
  spam: contactMessages.spam,
};

/**
 * Returns one page of the contact inbox, newest first (rule inboxes/list). Messages in the trash are left out. Spam is
 * left out too, unless `spamOnly` asks for nothing but spam. `preview` is the first 50 characters of the message.
 */
export async function listContactMessages(filter: ContactMessageFilter, page: number) {
  return listPage(listSource(filter), { page, size: contactMessagesPageSize }, async (ids) => {
    const rows = await db
      .select({ ...summary, message: sql<string>`left(${contactMessages.message}, 120)` })
      .from(contactMessages)
      .where(inArray(contactMessages.id, ids));
    return rows.map(({ message, ...row }) => ({ ...row, preview: previewOf(message) }));
  });
}

const exported = {
  ...summary,
  ...formColumns(contactMessages, contactMessageSchema),
  reference: contactMessages.reference,
  notes: contactMessages.notes,
  followUpNote: contactMessages.followUpNote,
  resultReason: contactMessages.resultReason,
  resultAmount: contactMessages.resultAmount,
};

/** The fields of a message that the export contains. */
export type ExportedContactMessage = Omit<ContactMessageDetail, "version" | "spam">;

/** Yields every message that matches the filter, newest first, in batches (rule inboxes/export). */
export function exportContactMessages(
  filter: ContactMessageFilter,
): AsyncGenerator<ExportedContactMessage[]> {
  return listEverything(listSource(filter), (ids) =>
    db.select(exported).from(contactMessages).where(inArray(contactMessages.id, ids)),
  );
}

/** SQL for a message that waits for the shop: unread, or not answered (rule inboxes/badges). */
export const waitingMessage = sql`(not read or awaits_answer)`;

/** How many messages each view of the inbox has. */
export type MessageCounts = Record<"all" | "unread" | "waiting" | "spam", number>;

/** Counts the messages in each view. `all`, `unread` and `waiting` leave out spam. The trash counts nowhere. */
export function countContactMessages(): Promise<MessageCounts> {
  return countViews(contactMessages, { unread: sql`not read`, waiting: waitingMessage });
}

/** Returns one message with the fields of its screen; null if it does not exist or is in the trash. */
export async function getContactMessage(id: string) {
  const [row] = await db
    .select({ ...exported, version: contactMessages.version })
    .from(contactMessages)
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.deletedAt)))
    .limit(1);
  return row ?? null;
}

function listSource({ search, unreadOnly, waitingOnly, spamOnly }: ContactMessageFilter): ListSource {
  const shown = spamOnly ? sql`deleted_at is null and spam` : sql`deleted_at is null and not spam`;
  const conditions = [shown, unreadOnly && sql`not read`, waitingOnly && waitingMessage].filter(
    (condition) => condition !== undefined && condition !== false,
  );
  return {
    table: contactMessages,
    filters: sql.join(conditions, sql` and `),
    search: searchMatch(search),
  };
}
