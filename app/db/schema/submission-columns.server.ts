import { sql } from "drizzle-orm";
import { boolean, date, integer, numeric, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A column with a moment. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The columns every submission has besides its own fields: identity, spam flag, trash, sender. */
export const submission = {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  emailNormalized: text("email_normalized")
    .notNull()
    .generatedAlwaysAs(sql`lower(email)`),
  phoneNormalized: text("phone_normalized"),
  /** SHA-256 of the typed values. The same form sent twice is one row (rule forms/once). */
  contentHash: text("content_hash").notNull(),
  spam: boolean().notNull().default(false),
  read: boolean().notNull().default(false),
  /** When staff first answered by e-mail, or said they had by another way: what the delay is measured to. */
  firstAnsweredAt: moment("first_answered_at"),
  /** When staff last answered by e-mail or said they had by another way. */
  answeredAt: moment("answered_at"),
  /** False once somebody answered, or decided that there is nothing to answer (rule inboxes/answered). */
  awaitsAnswer: boolean("awaits_answer").notNull().default(true),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** When it was put in the trash (rule inboxes/trash). */
  deletedAt: moment("deleted_at"),
  /** Rises with each change. A save made from an older version is refused. */
  version: integer().notNull().default(1),
  /** Internal notes of the staff. */
  notes: text(),
  /** When staff mean to call back, in Paris (rule inboxes/follow-up): a day, perhaps an hour 'HH:MM', and what for. */
  followUpDay: date("follow_up_day", { mode: "string" }),
  followUpTime: text("follow_up_time"),
  followUpNote: text("follow_up_note"),
};

/** The result of a request, of the kinds from which work can follow (rule inboxes/result). */
export const result = {
  result: text({ enum: ["won", "lost"] }),
  /** Why it was lost: see app/domains/submissions/records/result.ts. */
  resultReason: text("result_reason"),
  resultAmount: numeric("result_amount", { precision: 12, scale: 2, mode: "number" }),
};

/** The conditions of partial indexes: in the inbox, in its view of spam, with a follow-up. */
export const shown = sql`deleted_at is null and not spam`;
export const spam = sql`deleted_at is null and spam`;
export const followedUp = sql`deleted_at is null and not spam and follow_up_day is not null`;
