import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { quoteAttachments, quoteRequests } from "#app/db/schema/inbox.server.ts";
import { formColumns } from "#app/domains/submissions/fields.server.ts";
import { countViews } from "#app/domains/submissions/queries.server.ts";
import { previewOf } from "#app/domains/submissions/rules.ts";
import {
  type ListSource,
  listEverything,
  listPage,
  searchMatch,
} from "#app/lib/pages/indexed-list.server.ts";
import type { QuoteAddress } from "./rules/addresses.ts";
import { quoteRequestSchema } from "./validation.ts";

export const quoteRequestsPageSize = 30;

export type QuoteRequestFilter = Pick<QuoteAddress, "search" | "filters">;

export type QuoteRequestSummary = Awaited<ReturnType<typeof listQuoteRequests>>["items"][number];

export type QuoteRequestDetail = NonNullable<Awaited<ReturnType<typeof getQuoteRequest>>>;

export interface QuoteAttachment {
  id: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  /** The width and height in pixels; null for a file that is not an image. */
  width: number | null;
  height: number | null;
}

const summary = {
  id: quoteRequests.id,
  first_name: quoteRequests.first_name,
  last_name: quoteRequests.last_name,
  company: quoteRequests.company,
  service_type: quoteRequests.service_type,
  urgency: quoteRequests.urgency,
  status: quoteRequests.status,
  read: quoteRequests.read,
  answeredAt: quoteRequests.answeredAt,
  awaitsAnswer: quoteRequests.awaitsAnswer,
  createdAt: quoteRequests.createdAt,
  answerDue: quoteRequests.answerDue,
  followUpDay: quoteRequests.followUpDay,
  followUpTime: quoteRequests.followUpTime,
  result: quoteRequests.result,
  spam: quoteRequests.spam,
};

/**
 * Returns one page of the inbox, newest first (rule inboxes/list). The trash is left out, and spam is shown only under
 * its own filter. `preview` is the first 50 characters of the description.
 */
export async function listQuoteRequests(filter: QuoteRequestFilter, page: number) {
  return listPage(listSource(filter), { page, size: quoteRequestsPageSize }, async (ids) => {
    const rows = await db
      .select({ ...summary, description: sql<string>`left(${quoteRequests.description}, 120)` })
      .from(quoteRequests)
      .where(inArray(quoteRequests.id, ids));
    return rows.map(({ description, ...row }) => ({ ...row, preview: previewOf(description) }));
  });
}

const exported = {
  ...summary,
  ...formColumns(quoteRequests, quoteRequestSchema),
  reference: quoteRequests.reference,
  notes: quoteRequests.notes,
  followUpNote: quoteRequests.followUpNote,
  resultReason: quoteRequests.resultReason,
  resultAmount: quoteRequests.resultAmount,
  offeredAmount: quoteRequests.offeredAmount,
};

/** The fields of a request in the export. */
export type ExportedQuoteRequest = Omit<
  QuoteRequestDetail,
  "version" | "nextStepRefusedAt" | "spam" | "attachments"
>;

/** Yields every request that matches the filter, newest first, in batches (rule inboxes/export). */
export function exportQuoteRequests(filter: QuoteRequestFilter): AsyncGenerator<ExportedQuoteRequest[]> {
  return listEverything(listSource(filter), (ids) =>
    db.select(exported).from(quoteRequests).where(inArray(quoteRequests.id, ids)),
  );
}

/** How many requests each view of the inbox has. */
export type QuoteCounts = Record<"all" | "unread" | "waiting" | "spam", number>;

/**
 * The SQL condition for requests that wait for the shop: they are new or in progress, and unread or not answered (rule
 * inboxes/badges).
 */
export const waitingQuote = sql`status in ('new', 'in_progress') and (not read or awaits_answer)`;

/** The SQL condition for unread requests. A cancelled one does not count (rule inboxes/badges). */
const unread = sql`not read and status <> 'cancelled'`;

/** Counts all requests, the waiting ones, the unread ones and spam, for the labels of the inbox's views. */
export function countQuoteRequests(): Promise<QuoteCounts> {
  return countViews(quoteRequests, { unread, waiting: waitingQuote });
}

/** Returns one request with the fields of its screen; null when it does not exist or is in the trash. */
export async function getQuoteRequest(id: string) {
  const [[row], attachments] = await Promise.all([
    db
      .select({
        ...exported,
        version: quoteRequests.version,
        nextStepRefusedAt: quoteRequests.nextStepRefusedAt,
      })
      .from(quoteRequests)
      .where(and(eq(quoteRequests.id, id), isNull(quoteRequests.deletedAt)))
      .limit(1),
    db
      .select({
        id: quoteAttachments.id,
        name: quoteAttachments.name,
        mediaType: quoteAttachments.mediaType,
        sizeBytes: quoteAttachments.sizeBytes,
        width: quoteAttachments.width,
        height: quoteAttachments.height,
      })
      .from(quoteAttachments)
      .where(eq(quoteAttachments.quoteRequestId, id))
      .orderBy(asc(quoteAttachments.position)),
  ]);
  return row ? { ...row, attachments } : null;
}

/** Returns a request's file with its bytes; null when it does not exist or its request is in the trash. */
export async function getQuoteAttachment(id: string) {
  const [file] = await db
    .select({
      name: quoteAttachments.name,
      mediaType: quoteAttachments.mediaType,
      content: quoteAttachments.content,
    })
    .from(quoteAttachments)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteAttachments.quoteRequestId))
    .where(and(eq(quoteAttachments.id, id), isNull(quoteRequests.deletedAt)))
    .limit(1);
  return file ?? null;
}

function listSource({ search, filters }: QuoteRequestFilter): ListSource {
  const { filtre, statut, urgence, service } = filters;
  const conditions = [
    filtre === "indesirables" ? sql`deleted_at is null and spam` : sql`deleted_at is null and not spam`,
    filtre === "non-lus" ? unread : undefined,
    filtre === "a-traiter" ? waitingQuote : undefined,
    statut ? sql`status = ${statut}` : undefined,
    urgence ? sql`urgency = ${urgence}` : undefined,
    service ? sql`service_type = ${service}` : undefined,
  ].filter((condition) => condition !== undefined);
  return { table: quoteRequests, filters: sql.join(conditions, sql` and `), search: searchMatch(search) };
}
