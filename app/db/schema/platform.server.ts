import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Secrets every node shares (cookie signing, client address hashing), created once. */
export const appSecrets = pgTable("app_secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

/** Counters of the rate limits, one row per key and window. Unlogged: losing them on a crash only forgives. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    scope: text().notNull(),
    key: text().notNull(),
    windowStart: moment("window_start").notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key, table.windowStart] }),
    // Pruning of past windows.
    index("rate_limits_window_start").on(table.windowStart),
  ],
);

/**
 * Outgoing mail, written in the transaction of what it tells about. One row is one recipient, so that what a server says
 * of one address concerns no other. status: pending, sent, failed (given up), unconfigured (no SMTP_URL when it was due).
 */
export const emails = pgTable(
  "emails",
  {
    id: uuid().primaryKey().defaultRandom(),
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    subjectId: uuid("subject_id"),
    recipients: text().array().notNull(),
    replyTo: text("reply_to"),
    /** Address that ends a subscription in one request (RFC 8058), of e-mails people subscribed to. */
    unsubscribeUrl: text("unsubscribe_url"),
    subject: text().notNull(),
    html: text().notNull(),
    plain: text().notNull(),
    status: text().notNull().default("pending"),
    /** 0 leaves before 1: what the shop itself waits for goes first. */
    priority: smallint().notNull().default(1),
    /** Failures of this very e-mail; a mail server away counts for none. */
    attempts: integer().notNull().default(0),
    lastError: text("last_error"),
    nextAttemptAt: moment("next_attempt_at").notNull().defaultNow(),
    /** Until when a node that took it may be sending it: no other touches it before. */
    sendingUntil: moment("sending_until"),
    createdAt: moment("created_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
  },
  (table) => [
    // The delivery job takes the mail that is due.
    index("emails_due")
      .on(table.priority, table.nextAttemptAt, table.position)
      .where(sql`status = 'pending'`),
    // The dashboard lists what meets trouble, newest first.
    index("emails_troubled")
      .on(table.position.desc())
      .where(sql`status in ('pending', 'failed') and last_error is not null`),
    // The dashboard counts what did not leave.
    index("emails_status_created_at").on(table.status, table.createdAt),
    // The detail panes show what left about one record; a record's end takes its e-mails.
    index("emails_subject_id").on(table.subjectId),
    // What was sent to one person, for the export and the erasure of their data.
    index("emails_recipients").using("gin", sql`lower_all(recipients)`),
    // What told about one person, the same way.
    index("emails_reply_to").on(sql`lower(reply_to)`),
  ],
);

/**
 * Why no mail leaves for now, and until when; no row while it does. `reason` is a PauseReason of app/lib/mail. Unlogged:
 * losing it on a crash only means trying again.
 */
export const mailPauses = pgTable(
  "mail_pauses",
  {
    id: boolean().primaryKey().default(true),
    reason: text().notNull(),
    error: text().notNull(),
    failures: integer().notNull().default(1),
    since: moment("since").notNull().defaultNow(),
    until: moment("until").notNull(),
  },
  (table) => [check("mail_pauses_one_row", sql`${table.id}`)],
);

/** What a new installation was given to start with, by name: never twice, even once the owner has deleted it. */
export const seeds = pgTable("seeds", {
  name: text().primaryKey(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

/** What was asked of the text service each day, by who asked: the budget is counted here (decision 45). */
export const textCalls = pgTable(
  "text_calls",
  {
    day: date().notNull(),
    purpose: text().notNull(),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.purpose] })],
);

/** The backups that ended well, for the dashboard and the nightly job. */
export const backups = pgTable(
  "backups",
  {
    id: uuid().primaryKey().defaultRandom(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    /** Rows of all tables. */
    rows: bigint({ mode: "number" }).notNull(),
    /** Of one the site made by itself; null of one asked for. */
    fileName: text("file_name"),
    isEncrypted: boolean("is_encrypted").notNull().default(false),
    /** At the second place too since. */
    copiedAt: moment("copied_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    // The last one.
    index("backups_created_at").on(table.createdAt.desc()),
    // The last one the site made by itself.
    index("backups_daily")
      .on(table.createdAt.desc())
      .where(sql`file_name is not null`),
  ],
);

/** The days on which a backup or its copy failed, and why the last time. */
export const backupFailures = pgTable("backup_failures", {
  day: date()
    .primaryKey()
    .default(sql`current_date`),
  reason: text().notNull(),
  attempts: integer().notNull().default(1),
  lastAt: moment("last_at").notNull().defaultNow(),
});
