import type { Actor } from "#app/domains/auth/rules.ts";
import { listHistory } from "#app/domains/inbox/queries/history.server.ts";
import { getSamePerson } from "#app/domains/inbox/queries/person.server.ts";
import { getReplyForm } from "#app/domains/inbox/replies/queries.server.ts";
import type { SubmissionKind } from "#app/domains/inbox/registry.ts";

/**
 * Returns the data that a submission's screen shows beside the submission itself. Returns null if the submission does
 * not exist.
 */
export async function loadAroundRecord(actor: Actor, kind: SubmissionKind, id: string) {
  const [person, history, reply] = await Promise.all([
    getSamePerson(kind, id),
    listHistory(id),
    getReplyForm(kind, id, actor.name),
  ]);
  return person && reply && { person, history, reply };
}

export type RecordSurroundings = NonNullable<Awaited<ReturnType<typeof loadAroundRecord>>>;
