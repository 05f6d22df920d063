import { desc, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { emails, mailPauses } from "#app/db/schema/platform.server.ts";
import { submissionEvents } from "#app/db/schema/submission-events.server.ts";
import type { HistoryDetail, HistoryKind } from "#app/domains/submissions/records/history.ts";

/** How many events one screen shows; older ones stay in the database. */
const shown = 50;

/** Whether and when the e-mail of a reply was sent, from the outbox (the stored e-mails to send). */
export interface EmailDelivery {
  id: string;
  status: string;
  attempts: number;
  /** The mail server's last reply. */
  lastError: string | null;
  sentAt: Date | null;
  /** The next attempt, while the e-mail is pending. */
  nextAttemptAt: Date;
  /** True while e-mail sending is paused. The dashboard shows the reason. */
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

/** Returns a submission's last 50 events, newest first, with the delivery of its replies' e-mails. */
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
