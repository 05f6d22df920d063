import type { Executor } from "#app/db/client.server.ts";
import { submissionEvents } from "#app/db/schema/submission-events.server.ts";
import type { HistoryAuthor, HistoryDetail, HistoryKind } from "./history.ts";

export interface NewHistoryEvent {
  /** By default a random id. A reply uses its form's key, so that it is stored only once. */
  id?: string;
  subjectId: string;
  kind: HistoryKind;
  detail?: HistoryDetail;
  /** The id of the event's e-mail in the outbox. */
  emailId?: string;
}

/**
 * Adds an event to a submission's history, in the transaction of the change. Returns false if the id already exists.
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
