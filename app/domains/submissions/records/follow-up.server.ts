import { sql } from "drizzle-orm";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import type { FollowUpEnd, FollowUpRequest } from "./requests.ts";
import type { HistoryAuthor } from "./history.ts";
import { answered, type InboxChange, type InboxRecord, updateInboxRecord } from "./records.server.ts";

/**
 * Plans or postpones the follow-up of a record: the day on which staff call the person back (rule inboxes/follow-up).
 * Returns `stale` if somebody else has changed the record since `version`, `gone` if the record no longer exists.
 */
export function planFollowUp(
  author: HistoryAuthor,
  record: InboxRecord,
  { version, follow_up_day: day, follow_up_time: time, follow_up_note: note }: FollowUpRequest,
): Promise<Outcome> {
  return updateInboxRecord(author, record, version, {
    kind: "follow_up",
    set: sql`follow_up_day = ${day}, follow_up_time = ${time}, follow_up_note = ${note}`,
    was: "follow_up",
    now: [day, time].filter(Boolean).join(" "),
    note,
  });
}

/**
 * Ends a record's follow-up (planned call). The history then says whether staff made the call or gave it up. A call
 * that was made counts as an answer (rule inboxes/follow-up).
 */
export function endFollowUp(
  author: HistoryAuthor,
  record: InboxRecord,
  { intent, version }: FollowUpEnd,
): Promise<Outcome> {
  return updateInboxRecord(
    author,
    record,
    version,
    noFollowUp(intent === "follow-up-done" ? "followed_up" : "follow_up"),
  );
}

/** Returns the change that leaves a record without a follow-up. `kind` is the event for the history. */
export function noFollowUp(kind: "follow_up" | "followed_up"): InboxChange {
  return {
    kind,
    set: sql`follow_up_day = null, follow_up_time = null, follow_up_note = null ${kind === "followed_up" ? sql`, ${answered}` : sql``}`,
    was: "follow_up",
    now: null,
  };
}
