import { sql } from "drizzle-orm";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { noFollowUp } from "./follow-up.server.ts";
import type { ResultRequest } from "./requests.ts";
import type { HistoryAuthor } from "./history.ts";
import { answered, type InboxRecord, updateInboxRecord } from "./records.server.ts";
import { storedResult } from "./result.ts";

/**
 * Stores or removes the result of a request (rule inboxes/result). A request with a result no longer waits for an
 * answer, and its follow-up (a planned call) is removed if the person asks for that. `updateInboxRecord` describes the
 * outcomes.
 */
export function saveResult(
  author: HistoryAuthor,
  record: InboxRecord,
  asked: ResultRequest,
): Promise<Outcome> {
  const result = asked.intent === "result-drop" ? null : asked.intent;
  const resultReason = asked.intent === "lost" ? asked.result_reason : null;
  const resultAmount = asked.intent === "result-drop" ? null : asked.result_amount;
  const dropsFollowUp = asked.intent !== "result-drop" && asked.drops_follow_up;
  return updateInboxRecord(
    author,
    record,
    asked.version,
    {
      kind: "result",
      set: sql`result = ${result}, result_reason = ${resultReason}, result_amount = ${resultAmount} ${result ? sql`, ${answered}` : sql``}`,
      was: "result",
      now: storedResult({ result, resultReason, resultAmount }),
    },
    ...(dropsFollowUp ? [noFollowUp("follow_up")] : []),
  );
}
