import { desc, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { emails, mailPauses } from "#app/db/schema/platform.server.ts";
import { submissionEvents } from "#app/db/schema/submission-events.server.ts";
import type { HistoryDetail, HistoryKind } from "#app/domains/submissions/records/history.ts";

/** Events one screen shows; the older ones stay in the database. */
const shown = 50;

/** Where the e-mail of a reply is, from the outbox. */
export interface EmailDelivery {
  id: string;
  status: string;
  attempts: number;
  /** What the mail server answered last. */
  lastError: string | null;
  sentAt: Date | null;
  /** When it is tried again, while it is pending. */
  nextAttemptAt: Date;
  /** No mail leaves for now: the dashboard says why. */
  isPaused: boolean;
}

export interface HistoryEntry {
  id: string;
  kind: HistoryKind;
  actorName: string;
  detail: HistoryDetail;
  createdAt: Date;
  email: EmailDelivery | null;
}

/** What happened to a submission, newest first, with where the e-mails of its replies are. */
export async function listHistory(subjectId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .select({
      id: submissionEvents.id,
      kind: sql<HistoryKind>`${submissionEvents.kind}`,
      actorName: submissionEvents.actorName,
      detail: sql<HistoryDetail>`${submissionEvents.detail}`,
      createdAt: submissionEvents.createdAt,
      email: {
        id: emails.id,
        status: emails.status,
        attempts: emails.attempts,
        lastError: emails.lastError,
        sentAt: emails.sentAt,
        nextAttemptAt: emails.nextAttemptAt,
        isPaused: sql<boolean>`exists (select from ${mailPauses})`.as("is_paused"),
      },
    })
    .from(submissionEvents)
    .leftJoin(emails, eq(emails.id, submissionEvents.emailId))
    .where(eq(submissionEvents.subjectId, subjectId))
    .orderBy(desc(submissionEvents.position))
    .limit(shown);
  return rows;
}
