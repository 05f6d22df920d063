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
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "./columns.server.ts";

/** Secrets that every node shares (cookie signing, client address hashing), created once. */
export const appSecrets = pgTable("app_secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

/** Counters of the rate limits, one row for each key and window. The table is unlogged, so a crash may empty it. */
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
    // Finds the past windows of rate limits that an hourly job deletes.
    index("rate_limits_window_start").on(table.windowStart),
  ],
);

/**
 * Outgoing mail, written in the same transaction as the record that it is about (rule forms/lead-and-mail). One row is
 * one recipient, so that a refused address affects no other. status: pending, sent, failed (given up), unconfigured (no
 * mail server), dropped (the owner chose not to send it), bounced (a newsletter whose address was refused, as the
 * newsletter's screen reports).
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
    /** For newsletters, the URL that ends the subscription in one request (RFC 8058). */
    unsubscribeUrl: text("unsubscribe_url"),
    subject: text().notNull(),
    html: text().notNull(),
    plain: text().notNull(),
    status: text().notNull().default("pending"),
    /**
     * E-mails to the shop have priority 0 and are sent first, those to one person have 1, those to all subscribers 2.
     */
    priority: smallint().notNull().default(1),
    /** Failed attempts of this e-mail. Attempts while the mail server is unavailable do not count. */
    attempts: integer().notNull().default(0),
    lastError: text("last_error"),
    /** Whether the server permanently refused the recipient's address, and not the message. */
    isBounce: boolean("is_bounce").notNull().default(false),
    nextAttemptAt: moment("next_attempt_at").notNull().defaultNow(),
    /** Until this moment, only the node that took the e-mail may send it. */
    sendingUntil: moment("sending_until"),
    createdAt: moment("created_at").notNull().defaultNow(),
    sentAt: moment("sent_at"),
  },
  (table) => [
    // Finds the e-mails that are due, for the delivery job.
    index("emails_due")
      .on(table.priority, table.nextAttemptAt, table.position)
      .where(sql`status = 'pending'`),
    // Lists the troubled e-mails on the dashboard, newest first.
    index("emails_troubled")
      .on(table.position.desc())
      .where(sql`status in ('pending', 'failed') and last_error is not null`),
    // Counts the e-mails not sent, for the dashboard.
    index("emails_status_created_at").on(table.status, table.createdAt),
    // Finds the e-mails of one record, for its detail pane and for its deletion.
    index("emails_subject_id").on(table.subjectId),
    // Finds the e-mails to one person, for the export and the erasure of their data.
    index("emails_recipients").using("gin", sql`lower_all(recipients)`),
    // Finds the e-mails about one person, for the export and the erasure of their data.
    index("emails_reply_to").on(sql`lower(reply_to)`),
  ],
);

/**
 * The pause of all mail, with its reason (a PauseReason of app/lib/mail) and its end. There is no row while mail is
 * sent normally. The table is unlogged: after a crash mail is simply tried again.
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

/** The names of the starter content that this database got. It is added only once, even if the owner deletes it. */
export const seeds = pgTable("seeds", {
  name: text().primaryKey(),
  createdAt: moment("created_at").notNull().defaultNow(),
});

/** The number of calls to the text-generation service by day and purpose, which the daily budget limits. */
export const textCalls = pgTable(
  "text_calls",
  {
    day: date().notNull(),
    purpose: text().notNull(),
    calls: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.purpose] })],
);

/** The successful backups, for the dashboard and the nightly job. */
export const backups = pgTable(
  "backups",
  {
    id: uuid().primaryKey().defaultRandom(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    /** Number of rows in all tables. */
    rows: bigint({ mode: "number" }).notNull(),
    /** The file of a nightly backup. Null for a backup made on request. */
    fileName: text("file_name"),
    isEncrypted: boolean("is_encrypted").notNull().default(false),
    /** When the backup was copied to the second place. */
    copiedAt: moment("copied_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    // Finds the last backup.
    index("backups_created_at").on(table.createdAt.desc()),
    // Finds the last nightly backup.
    index("backups_daily")
      .on(table.createdAt.desc())
      .where(sql`file_name is not null`),
  ],
);

/** The days on which a backup or the copy of a backup failed, with the last reason. */
export const backupFailures = pgTable("backup_failures", {
  day: date()
    .primaryKey()
    .default(sql`current_date`),
  reason: text().notNull(),
  attempts: integer().notNull().default(1),
  lastAt: moment("last_at").notNull().defaultNow(),
});
