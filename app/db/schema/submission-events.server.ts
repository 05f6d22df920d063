import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/**
 * What staff did with a submission, who and when: written in the transaction of what it tells about, never changed,
 * and gone with the submission (both kept by triggers, see migrations).
 */
export const submissionEvents = pgTable(
  "submission_events",
  {
    /** Of a reply: the key its form was shown with, so that sending it twice is one reply. */
    id: uuid().primaryKey().defaultRandom(),
    position: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    /** The message, quote request or application. */
    subjectId: uuid("subject_id").notNull(),
    kind: text().notNull(),
    actorId: text("actor_id").notNull(),
    /** As it was displayed then: an account may be renamed or deleted later. */
    actorName: text("actor_name").notNull(),
    /** What changed, by kind: see app/domains/submissions/records/history.ts. */
    detail: jsonb().notNull().default({}),
    /** The e-mail that left with it, in the outbox. */
    emailId: uuid("email_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // The history of one submission, newest first; its last replies.
    index("submission_events_subject").on(table.subjectId, table.position.desc()),
  ],
);
