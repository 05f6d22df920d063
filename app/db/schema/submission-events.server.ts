import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * The history of submissions (rule inboxes/history): who did what and when, written in the transaction of the change.
 * Triggers refuse a change of an event, and delete the events of a deleted submission.
 */
export const submissionEvents = pgTable(
  "submission_events",
  {
    /** For a reply, the key of its form, so that sending the form twice makes one reply. */
    id: uuid().primaryKey().defaultRandom(),
    position: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** The id of the message, quote request or application. */
    subjectId: uuid("subject_id").notNull(),
    kind: text().notNull(),
    actorId: text("actor_id").notNull(),
    /** The name at that time: an account may be renamed or deleted later. */
    actorName: text("actor_name").notNull(),
    /** The details of the change, by kind: see app/domains/submissions/records/history.ts. */
    detail: jsonb().notNull().default({}),
    /** The id of the event's e-mail in the outbox. */
    emailId: uuid("email_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Lists the history of one submission, newest first, and finds its last replies.
    index("submission_events_subject").on(table.subjectId, table.position.desc()),
  ],
);
