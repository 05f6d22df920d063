import { sql } from "drizzle-orm";
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { chatbotConversations } from "./chatbot.server.ts";
import { followedUp, moment, result, shown, spam, submission } from "./submission-columns.server.ts";

export const contactMessages = pgTable(
  "contact_messages",
  {
    ...submission,
    ...result,
    reference: text()
      .notNull()
      .unique()
      .default(sql`next_reference('M')`),
    name: text().notNull(),
    phone: text(),
    service: text(),
    message: text().notNull(),
    /** Where it was written; the conversation itself may be gone. */
    source: text({ enum: ["form", "assistant"] })
      .notNull()
      .default("form"),
    /** The conversation with the assistant that led to it, as long as that is kept. */
    conversationId: uuid("conversation_id").references(() => chatbotConversations.id, {
      onDelete: "set null",
    }),
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(reference || ' ' || name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(phone_normalized, '') || ' ' || message)`,
      ),
  },
  (table) => [
    // The inbox: newest first, page by page.
    index("contact_messages_newest").on(table.createdAt.desc(), table.id.desc()).where(shown),
    // The inbox's view of spam, the same way.
    index("contact_messages_spam").on(table.createdAt.desc(), table.id.desc()).where(spam),
    // The unread filter and the dashboard's count.
    index("contact_messages_unread")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null and not spam and not read`),
    // The badge: what waits for the shop (rule inboxes/badges).
    index("contact_messages_waiting")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null and not spam and (not read or awaits_answer)`),
    // The dashboard's follow-ups.
    index("contact_messages_follow_up").on(table.followUpDay, table.followUpTime).where(followedUp),
    // The inbox's search, any part of a word, accents ignored.
    index("contact_messages_search").using("gin", sql`search_text gin_trgm_ops`),
    // 'Cette personne': what the same e-mail sent, newest first.
    index("contact_messages_email").on(table.emailNormalized, table.createdAt.desc()),
    // The same, by telephone.
    index("contact_messages_phone").on(table.phoneNormalized, table.createdAt.desc()),
    // The same form sent twice.
    index("contact_messages_content_hash").on(table.contentHash, table.createdAt),
    // The trash, and emptying it.
    index("contact_messages_deleted_at").on(table.deletedAt),
    // The nightly deletion of what is past its retention.
    index("contact_messages_created_at").on(table.createdAt),
    // The end of a conversation.
    index("contact_messages_conversation_id").on(table.conversationId),
  ],
);

export const quoteRequests = pgTable(
  "quote_requests",
  {
    ...submission,
    ...result,
    reference: text()
      .notNull()
      .unique()
      .default(sql`next_reference('D')`),
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone: text().notNull(),
    company: text(),
    service_type: text().notNull(),
    urgency: text().notNull().default("normal"),
    description: text().notNull(),
    preferred_date: date({ mode: "string" }),
    preferred_time: text(),
    budget: numeric({ precision: 12, scale: 2, mode: "number" }),
    /** The range of prices its visitor was shown: '29 à 89 € (PC portable, lent ou bloqué)'. */
    estimate: text(),
    /** The price last proposed in an answer, in euros, taxes included. */
    offeredAmount: numeric("offered_amount", { precision: 12, scale: 2, mode: "number" }),
    status: text().notNull().default("new"),
    /** When staff kept the status although an answer had left: the next one is offered again after another answer. */
    nextStepRefusedAt: moment("next_step_refused_at"),
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(reference || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_normalized, '') || ' ' || coalesce(company, '') || ' ' || description)`,
      ),
  },
  (table) => [
    // The inbox: newest first, page by page, with the columns of its filters so that the index alone answers.
    index("quote_requests_newest")
      .on(
        table.createdAt.desc(),
        table.id.desc(),
        table.status,
        table.urgency,
        table.service_type,
        table.read,
      )
      .where(shown),
    // The inbox's view of spam, the same way.
    index("quote_requests_spam")
      .on(table.createdAt.desc(), table.id.desc(), table.status, table.urgency, table.service_type)
      .where(spam),
    // The dashboard's count: only 'new' and unread (rule inboxes/counts).
    index("quote_requests_unread")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null and not spam and not read and status = 'new'`),
    // The badge, and what the dashboard shows first: what waits for the shop (rule inboxes/badges).
    index("quote_requests_waiting")
      .on(table.createdAt.desc(), table.id.desc(), table.urgency)
      .where(
        sql`deleted_at is null and not spam and status in ('new', 'in_progress') and (not read or awaits_answer)`,
      ),
    // The dashboard's follow-ups.
    index("quote_requests_follow_up").on(table.followUpDay, table.followUpTime).where(followedUp),
    // The inbox's search, any part of a word, accents ignored.
    index("quote_requests_search").using("gin", sql`search_text gin_trgm_ops`),
    // 'Cette personne': what the same e-mail sent, newest first.
    index("quote_requests_email").on(table.emailNormalized, table.createdAt.desc()),
    // The same, by telephone.
    index("quote_requests_phone").on(table.phoneNormalized, table.createdAt.desc()),
    // The same form sent twice.
    index("quote_requests_content_hash").on(table.contentHash, table.createdAt),
    // The trash, and emptying it.
    index("quote_requests_deleted_at").on(table.deletedAt),
    // The nightly deletion of what is past its retention.
    index("quote_requests_created_at").on(table.createdAt),
  ],
);

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** Files sent with a quote request (rule forms/files), rewritten or stripped on arrival (ADR 041). */
export const quoteAttachments = pgTable(
  "quote_attachments",
  {
    id: uuid().primaryKey().defaultRandom(),
    quoteRequestId: uuid("quote_request_id")
      .notNull()
      .references(() => quoteRequests.id, { onDelete: "cascade" }),
    /** Order in which they were chosen, from 0. */
    position: integer().notNull(),
    /** The visitor's file name, made safe, with the extension of its real type. */
    name: text().notNull(),
    mediaType: text("media_type").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    /** In pixels, for images the server could open. */
    width: integer(),
    height: integer(),
    content: bytes().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    // The files of one request, in order.
    uniqueIndex("quote_attachments_request").on(table.quoteRequestId, table.position),
  ],
);

export const technicianApplications = pgTable(
  "technician_applications",
  {
    ...submission,
    reference: text()
      .notNull()
      .unique()
      .default(sql`next_reference('C')`),
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone: text().notNull(),
    city: text().notNull(),
    postal_code: text().notNull(),
    experience_years: integer().notNull(),
    specialties: text().array().notNull(),
    preferred_services: text().array().notNull(),
    availability: text().notNull(),
    cover_letter: text(),
    certifications: text().array(),
    status: text().notNull().default("pending"),
    reviewedAt: moment("reviewed_at"),
    /** List of {type, date, notes}, appended by add_contact_history (rule inboxes/contact-history). */
    contactHistory: jsonb("contact_history").notNull().default([]),
    validated_specialties: text().array(),
    validated_services: text().array(),
    validated_zone: text(),
    contract_type: text(),
    hourly_rate: numeric({ precision: 10, scale: 2, mode: "number" }),
    validation_notes: text(),
    validationDate: moment("validation_date"),
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(reference || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_normalized, '') || ' ' || city || ' ' || postal_code || ' ' || coalesce(cover_letter, ''))`,
      ),
  },
  (table) => [
    // The inbox: newest first, page by page, with the column of its filter so that the index alone answers.
    index("technician_applications_newest")
      .on(table.createdAt.desc(), table.id.desc(), table.status)
      .where(shown),
    // The inbox's view of spam, the same way.
    index("technician_applications_spam")
      .on(table.createdAt.desc(), table.id.desc(), table.status)
      .where(spam),
    // The dashboard's count: only pending (rule inboxes/counts).
    index("technician_applications_pending")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null and not spam and status = 'pending'`),
    // The dashboard's follow-ups.
    index("technician_applications_follow_up").on(table.followUpDay, table.followUpTime).where(followedUp),
    // The inbox's search, any part of a word, accents ignored.
    index("technician_applications_search").using("gin", sql`search_text gin_trgm_ops`),
    // 'Cette personne' and 'Déjà candidat': what the same e-mail sent, newest first.
    index("technician_applications_email").on(table.emailNormalized, table.createdAt.desc()),
    // The same, by telephone.
    index("technician_applications_phone").on(table.phoneNormalized, table.createdAt.desc()),
    // The same form sent twice.
    index("technician_applications_content_hash").on(table.contentHash, table.createdAt),
    // The trash, and emptying it.
    index("technician_applications_deleted_at").on(table.deletedAt),
    // The nightly deletion of what is past its retention.
    index("technician_applications_created_at").on(table.createdAt),
  ],
);
