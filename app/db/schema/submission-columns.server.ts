import { sql } from "drizzle-orm";
import {
  boolean,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  numeric,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.server.ts";

/** The columns that every submission has besides its own fields: identity, spam flag, trash, sender. */
export const submission = {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  emailNormalized: text("email_normalized")
    .notNull()
    .generatedAlwaysAs(sql`lower(email)`),
  phoneNormalized: text("phone_normalized"),
  /** SHA-256 of the typed values. Sending a form again adds no row (rule forms/once). */
  contentHash: text("content_hash").notNull(),
  spam: boolean().notNull().default(false),
  read: boolean().notNull().default(false),
  /** When staff first replied by e-mail, or noted a reply by other means. The reply time is measured to this moment. */
  firstAnsweredAt: moment("first_answered_at"),
  /** When staff last replied by e-mail, or noted a reply by other means. */
  answeredAt: moment("answered_at"),
  /** False once somebody answered, or decided that there is nothing to answer (rule inboxes/answered). */
  awaitsAnswer: boolean("awaits_answer").notNull().default(true),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** When the submission was put in the trash (rule inboxes/trash). */
  deletedAt: moment("deleted_at"),
  /** Rises with each change. A save made from an older version is refused. */
  version: integer().notNull().default(1),
  /** Internal notes of the staff. */
  notes: text(),
  /** When staff mean to call back (rule inboxes/follow-up): a day in Paris, perhaps an hour 'HH:MM', and the reason. */
  followUpDay: date("follow_up_day", { mode: "string" }),
  followUpTime: text("follow_up_time"),
  followUpNote: text("follow_up_note"),
};

/** The promised answer. Only kinds of submission that promise an answer have this column (rule forms/answer-time). */
export const promise = {
  /** The moment by which the shop answers, computed on arrival. Null for a record that an older release stored. */
  answerDue: moment("answer_due"),
};

/** The result of a request: won or lost. Only kinds that bring work have these columns (rule inboxes/result). */
export const result = {
  result: text({ enum: ["won", "lost"] }),
  /** Why the request was lost: see app/domains/submissions/records/result.ts. */
  resultReason: text("result_reason"),
  resultAmount: numeric("result_amount", { precision: 12, scale: 2, mode: "number" }),
};

/** The conditions of partial indexes: records in the inbox, spam, and records with a follow-up (a day to call back). */
export const shown = sql`deleted_at is null and not spam`;
export const spam = sql`deleted_at is null and spam`;
const followedUp = sql`deleted_at is null and not spam and follow_up_day is not null`;

/** The columns of a file sent with a request (rule forms/files), rewritten or stripped on arrival (ADR 041). */
export const storedFile = {
  /** Order in which the files were chosen, from 0. */
  position: integer().notNull(),
  /** The visitor's file name, made safe, with the extension of its real type. */
  name: text().notNull(),
  mediaType: text("media_type").notNull(),
  sizeBytes: integer("size_bytes").notNull(),
  /** The width and height in pixels, for images that the server could open. */
  width: integer(),
  height: integer(),
  content: bytes().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
};

type Indexed =
  | "followUpDay"
  | "followUpTime"
  | "emailNormalized"
  | "phoneNormalized"
  | "createdAt"
  | "contentHash"
  | "deletedAt";

/** The indexes that every kind of submission needs. */
export function submissionIndexes(name: string, table: Record<Indexed, ExtraConfigColumn>) {
  return [
    // Finds the planned follow-ups, for the dashboard.
    index(`${name}_follow_up`).on(table.followUpDay, table.followUpTime).where(followedUp),
    // Searches the inbox by any part of a word; accents are ignored.
    index(`${name}_search`).using("gin", sql`search_text gin_trgm_ops`),
    // Finds the submissions from the same e-mail address, newest first, for 'Cette personne' (this person).
    index(`${name}_email`).on(table.emailNormalized, table.createdAt.desc()),
    // Finds the submissions from the same telephone number, newest first, for 'Cette personne'.
    index(`${name}_phone`).on(table.phoneNormalized, table.createdAt.desc()),
    // Finds the earlier submission when a form is sent twice.
    index(`${name}_content_hash`).on(table.contentHash, table.createdAt),
    // Lists the trash, and finds the records that the nightly job deletes from it.
    index(`${name}_deleted_at`).on(table.deletedAt),
    // Finds the records past their retention, which the nightly job deletes.
    index(`${name}_created_at`).on(table.createdAt),
  ];
}
