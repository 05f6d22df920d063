import { listHistory } from "#app/domains/inbox/queries/history.server.ts";
import { getSamePerson } from "#app/domains/inbox/queries/person.server.ts";
import type { SubmissionKind } from "#app/domains/submissions/rules.ts";

/** What the detail of a submission shows beside it; null when it is not there. */
export async function loadAroundRecord(kind: SubmissionKind, id: string) {
  const [person, history] = await Promise.all([getSamePerson(kind, id), listHistory(id)]);
  return person && { id, person, history };
}

export type RecordSurroundings = NonNullable<Awaited<ReturnType<typeof loadAroundRecord>>>;
