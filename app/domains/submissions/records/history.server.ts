import type { Executor } from "#app/db/client.server.ts";
import { submissionEvents } from "#app/db/schema/submission-events.server.ts";
import type { HistoryAuthor, HistoryDetail, HistoryKind } from "./history.ts";

export interface NewHistoryEvent {
  /** Random by default. A reply uses its form's key, so that it is stored once. */
  id?: string;
  subjectId: string;
  kind: HistoryKind;
  detail?: HistoryDetail;
  /** The event's e-mail in the outbox. */
  emailId?: string;
}

/**
 * Adds an event to a submission's history, in the transaction of the change. Returns false when the id exists already.
 */
export async function recordHistory(
  tx: Executor,
  author: HistoryAuthor,
  event: NewHistoryEvent,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(submissionEvents)
    .values({ ...event, actorId: author.userId, actorName: author.name })
    .onConflictDoNothing();
  return rowCount === 1;
}
