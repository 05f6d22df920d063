import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.server.ts";

/**
 * Newsletter subscribers. status: pending until the e-mail's link is used, confirmed, unsubscribed, paused once the
 * mail server refused the address permanently.
 */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    emailNormalized: text("email_normalized")
      .notNull()
      .generatedAlwaysAs(sql`lower(email)`),
    status: text().notNull().default("pending"),
    spam: boolean().notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** When the last confirmation link was sent. Older links are no longer valid. */
    requestedAt: moment("requested_at").notNull().defaultNow(),
    confirmedAt: moment("confirmed_at"),
    unsubscribedAt: moment("unsubscribed_at"),
    pausedAt: moment("paused_at"),
    /** The mail server's reply about the address. */
    pauseReason: text("pause_reason"),
  },
  (table) => [
    // One row for each address.
    uniqueIndex("newsletter_subscribers_email").on(table.emailNormalized),
    // Lists the subscribers in the back office, newest first, and by status.
    index("newsletter_subscribers_status").on(table.status, table.createdAt.desc(), table.id.desc()),
  ],
);

/** An article as it was when the sending of a letter (an issue of the newsletter) began. */
export interface LetterArticle {
  title: string;
  excerpt: string;
  path: string;
}

/** The letters of the newsletter. status: draft, sending, stopped (by a person or by refusals), sent. */
export const newsletterLetters = pgTable(
  "newsletter_letters",
  {
    id: uuid().primaryKey(),
    subject: text().notNull(),
    introduction: text().notNull().default(""),
    /** The chosen articles, in the order of the letter. */
    postIds: uuid("post_ids").array().notNull(),
    status: text({ enum: ["draft", "sending", "stopped", "sent"] })
      .notNull()
      .default("draft"),
    /** Rises with each save of the draft. */
    version: integer().notNull().default(1),
    /** The articles as every recipient gets them, fixed when the sending began. */
    articles: jsonb().$type<LetterArticle[]>(),
    /** The name of the person who started the sending. */
    startedBy: text("started_by"),
    startedAt: moment("started_at"),
    endedAt: moment("ended_at"),
    /** Whether refusals, and not a person, stopped the sending. */
    isStoppedByRefusals: boolean("is_stopped_by_refusals").notNull().default(false),
    /** How many refusals a person had seen when they resumed the sending. Only later refusals can stop it again. */
    acceptedRefusals: integer("accepted_refusals").notNull().default(0),
    /** The final numbers, once the letter is sent. */
    sentCount: integer("sent_count").notNull().default(0),
    refusedCount: integer("refused_count").notNull().default(0),
    leftCount: integer("left_count").notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    check("newsletter_letters_status", sql`status in ('draft', 'sending', 'stopped', 'sent')`),
    // Lists the letters in the back office, newest first, page by page.
    index("newsletter_letters_newest").on(table.createdAt.desc().nullsLast(), table.id.desc().nullsLast()),
    // Finds the letters that are being sent, for the job.
    index("newsletter_letters_sending")
      .on(table.startedAt)
      .where(sql`status = 'sending'`),
  ],
);

/**
 * The recipients of a letter: the addresses that were confirmed when its sending began, each once. A row first waits.
 * It then gets an e-mail in the outbox, and at last a result.
 */
export const newsletterDeliveries = pgTable(
  "newsletter_deliveries",
  {
    id: uuid().primaryKey().defaultRandom(),
    letterId: uuid("letter_id")
      .notNull()
      .references(() => newsletterLetters.id, { onDelete: "cascade" }),
    subscriberId: uuid("subscriber_id")
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: "cascade" }),
    emailId: uuid("email_id"),
    queuedAt: moment("queued_at"),
    /** left: the subscriber unsubscribed or was paused meanwhile. */
    result: text({ enum: ["sent", "refused", "left"] }),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    // Each address gets a letter once.
    uniqueIndex("newsletter_deliveries_once").on(table.letterId, table.subscriberId),
    check("newsletter_deliveries_result", sql`result in ('sent', 'refused', 'left')`),
    // Finds the deliveries of a letter that have no result, for the job.
    index("newsletter_deliveries_open")
      .on(table.letterId, table.subscriberId)
      .where(sql`result is null`),
    // Finds the deliveries of one subscriber, to unsubscribe or erase that person.
    index("newsletter_deliveries_subscriber_id").on(table.subscriberId),
  ],
);
