import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { quoteAttachments, quoteRequests } from "#app/db/schema/inbox.server.ts";
import { previewOf } from "#app/domains/submissions/rules.ts";
import { newestFirst } from "#app/lib/inbox/records.server.ts";
import { type Page, toPage } from "#app/lib/paging.ts";
import { searchPatterns } from "#app/lib/search-text.ts";
import type { QuoteAddress } from "./rules.ts";

export const quoteRequestsPageSize = 30;

export type QuoteRequestFilter = Pick<QuoteAddress, "search" | "filters">;

export interface QuoteRequestSummary {
  id: string;
  firstName: string;
  lastName: string;
  company: string | null;
  serviceType: string;
  status: string;
  /** The first 50 characters of the description (B§2). */
  preview: string;
  read: boolean;
  createdAt: Date;
}

export interface QuoteRequestDetail extends Omit<QuoteRequestSummary, "preview"> {
  reference: string;
  version: number;
  email: string;
  phone: string;
  urgency: string;
  description: string;
  /** 'YYYY-MM-DD'. */
  preferredDate: string | null;
  preferredTime: string | null;
  /** In euros. */
  budget: number | null;
  spam: boolean;
  notes: string | null;
  attachments: QuoteAttachment[];
}

export interface QuoteAttachment {
  id: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  /** In pixels, of images. */
  width: number | null;
  height: number | null;
}

const summary = {
  id: quoteRequests.id,
  firstName: quoteRequests.firstName,
  lastName: quoteRequests.lastName,
  company: quoteRequests.company,
  serviceType: quoteRequests.serviceType,
  status: quoteRequests.status,
  read: quoteRequests.read,
  createdAt: quoteRequests.createdAt,
};

/** One page of the inbox, newest first (B§2). Spam is listed by its own filter, the trash nowhere. */
export async function listQuoteRequests(
  filter: QuoteRequestFilter,
  page: number,
): Promise<Page<QuoteRequestSummary>> {
  const matching = conditions(filter);
  const size = quoteRequestsPageSize;
  const [rows, total] = await Promise.all([
    db
      .select({ ...summary, description: sql<string>`left(${quoteRequests.description}, 120)` })
      .from(quoteRequests)
      .where(matching)
      .orderBy(newestFirst)
      .limit(size)
      .offset((page - 1) * size),
    db.$count(quoteRequests, matching),
  ]);
  const items = rows.map(({ description, ...row }) => ({ ...row, preview: previewOf(description) }));
  return toPage(items, { page, size, total });
}

/** How many requests there are in all, unread and judged spam, for the filter's labels. */
export async function countQuoteRequests(): Promise<{ all: number; unread: number; spam: number }> {
  const [counts] = await db
    .select({
      all: sql<number>`(count(*) filter (where not spam))::int`,
      unread: sql<number>`(count(*) filter (where not spam and not read))::int`,
      spam: sql<number>`(count(*) filter (where spam))::int`,
    })
    .from(quoteRequests)
    .where(isNull(quoteRequests.deletedAt));
  return counts ?? { all: 0, unread: 0, spam: 0 };
}

/** One request as the detail pane shows it; null when it does not exist or is in the trash. */
export async function getQuoteRequest(id: string): Promise<QuoteRequestDetail | null> {
  const [[row], attachments] = await Promise.all([
    db
      .select({
        ...summary,
        reference: quoteRequests.reference,
        version: quoteRequests.version,
        email: quoteRequests.email,
        phone: quoteRequests.phone,
        urgency: quoteRequests.urgency,
        description: quoteRequests.description,
        preferredDate: quoteRequests.preferredDate,
        preferredTime: quoteRequests.preferredTime,
        budget: quoteRequests.budget,
        spam: quoteRequests.spam,
        notes: quoteRequests.notes,
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

/** A joined file with its bytes; null when there is none of that id or its request is in the trash. */
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

function conditions({ search, filters }: QuoteRequestFilter): SQL | undefined {
  const { filtre, statut, urgence, service } = filters;
  return and(
    filtre === "indesirables" ? sql`deleted_at is null and spam` : sql`deleted_at is null and not spam`,
    filtre === "non-lus" ? sql`not read` : undefined,
    statut ? eq(quoteRequests.status, statut) : undefined,
    urgence ? eq(quoteRequests.urgency, urgence) : undefined,
    service ? eq(quoteRequests.serviceType, service) : undefined,
    ...searchPatterns(search).map((pattern) => sql`search_text like fold_text(${pattern})`),
  );
}
