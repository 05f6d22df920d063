import type { Executor } from "#app/db/client.server.ts";
import { submissionEvents } from "#app/db/schema/submission-events.server.ts";
import type { HistoryAuthor, HistoryDetail, HistoryKind } from "./history.ts";

export interface NewHistoryEvent {
  /** Made up unless told; a reply has its form's key, so that it is written once. */
  id?: string;
  subjectId: string;
  kind: HistoryKind;
  detail?: HistoryDetail;
  /** The e-mail of the outbox that leaves with it. */
  emailId?: string;
}

/** Adds to a submission's history, in the transaction of what it tells about. False when the id was there already. */
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
