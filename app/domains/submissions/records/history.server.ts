import type { Executor } from "#app/db/client.server.ts";
import { submissionEvents } from "#app/db/schema/submission-events.server.ts";
import type { HistoryAuthor, HistoryDetail, HistoryKind } from "./history.ts";

export interface NewHistoryEvent {
  /** The event's id; random if absent. For a reply it is the form's key, so that the same form is recorded once. */
  id?: string;
  subjectId: string;
  kind: HistoryKind;
  detail?: HistoryDetail;
  /** The id of the e-mail that belongs to the event, in the outbox. */
  emailId?: string;
}

/**
 * Adds an event to a submission's history, in the transaction of the change itself. Returns false if an event with this
 * id exists already.
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
