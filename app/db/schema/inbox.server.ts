import { sql } from "drizzle-orm";
import {
  boolean,
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
import {
  promise,
  result,
  shown,
  spam,
  storedFile,
  submission,
  submissionIndexes,
} from "./submission-columns.server.ts";
import { moment } from "./columns.server.ts";

export const contactMessages = pgTable(
  "contact_messages",
  {
    ...submission,
    ...promise,
    ...result,
    reference: text()
      .notNull()
      .unique()
      .default(sql`next_reference('M')`),
    name: text().notNull(),
    phone: text(),
    service: text(),
    message: text().notNull(),
    /** Whether the message was written in the form or to the assistant, also once the conversation is deleted. */
    source: text({ enum: ["form", "assistant"] })
      .notNull()
      .default("form"),
    /** The conversation with the assistant that led to the message. Null once the conversation is deleted. */
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
    // Lists the inbox, newest first, page by page.
    index("contact_messages_newest").on(table.createdAt.desc(), table.id.desc()).where(shown),
    // Lists the spam of the inbox, newest first, page by page.
    index("contact_messages_spam").on(table.createdAt.desc(), table.id.desc()).where(spam),
    // Finds the unread messages, for the filter and for the dashboard's count.
    index("contact_messages_unread")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null and not spam and not read`),
    // Counts the records that wait for the shop, for the badge (rule inboxes/badges).
    index("contact_messages_waiting")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null and not spam and (not read or awaits_answer)`),
    ...submissionIndexes("contact_messages", table),
    // Finds the message that belongs to a conversation when the conversation is deleted.
    index("contact_messages_conversation_id").on(table.conversationId),
  ],
);

export const quoteRequests = pgTable(
  "quote_requests",
  {
    ...submission,
    ...promise,
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
    /** The price range or the plan that the visitor saw: '29 à 89 € (Mac, lent ou bloqué)' (slow or stuck). */
    estimate: text(),
    /**
     * Whether the slip (the visitor's page after a request) names the moment `answerDue`. False if the settings named
     * no answer time when the request arrived. Null if `answerDue` is null.
     */
    answerPromised: boolean("answer_promised"),
    /** The price last proposed in a reply, in euros, taxes included. */
    offeredAmount: numeric("offered_amount", { precision: 12, scale: 2, mode: "number" }),
    status: text().notNull().default("new"),
    /**
     * When staff refused the status that the program proposed after a reply. The program proposes it again after
     * another reply.
     */
    nextStepRefusedAt: moment("next_step_refused_at"),
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(reference || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_normalized, '') || ' ' || coalesce(company, '') || ' ' || description)`,
      ),
  },
  (table) => [
    // Lists the inbox, newest first, page by page. The index has the filters' columns, so that no row is read.
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
    // Lists the spam of the inbox, newest first, page by page.
    index("quote_requests_spam")
      .on(table.createdAt.desc(), table.id.desc(), table.status, table.urgency, table.service_type)
      .where(spam),
    // Counts the requests that are 'new' and unread, for the dashboard (rule inboxes/counts).
    index("quote_requests_unread")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null and not spam and not read and status = 'new'`),
    // Finds the requests that wait for the shop, for the badge and for the dashboard (rule inboxes/badges).
    index("quote_requests_waiting")
      .on(table.createdAt.desc(), table.id.desc(), table.urgency)
      .where(
        sql`deleted_at is null and not spam and status in ('new', 'in_progress') and (not read or awaits_answer)`,
      ),
    ...submissionIndexes("quote_requests", table),
  ],
);

/** Files sent with a quote request (rule forms/files), rewritten or stripped on arrival (ADR 041). */
export const quoteAttachments = pgTable(
  "quote_attachments",
  {
    id: uuid().primaryKey().defaultRandom(),
    quoteRequestId: uuid("quote_request_id")
      .notNull()
      .references(() => quoteRequests.id, { onDelete: "cascade" }),
    ...storedFile,
  },
  (table) => [
    // Lists the files of one request in order.
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
    // Lists the inbox, newest first, page by page. The index has the filter's column, so that no row is read.
    index("technician_applications_newest")
      .on(table.createdAt.desc(), table.id.desc(), table.status)
      .where(shown),
    // Lists the spam of the inbox, newest first, page by page.
    index("technician_applications_spam")
      .on(table.createdAt.desc(), table.id.desc(), table.status)
      .where(spam),
    // Counts the pending applications, for the dashboard (rule inboxes/counts).
    index("technician_applications_pending")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`deleted_at is null and not spam and status = 'pending'`),
    ...submissionIndexes("technician_applications", table),
  ],
);
