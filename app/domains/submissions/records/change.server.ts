import type { PgTable } from "drizzle-orm/pg-core";
import type { core } from "zod/mini";
import type { Executor } from "#app/db/client.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { mistypedOrRefused, type Outcome } from "#app/lib/forms/outcome.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { log } from "#app/lib/log.server.ts";
import { type CommonRequest, commonTyped } from "./requests.ts";
import { endFollowUp, planFollowUp } from "./follow-up.server.ts";
import { actOnRecord, type InboxRecord, releaseFromSpam, saveNotes } from "./records.server.ts";

interface RecordChanges<Own extends { intent: string; id: string }> {
  table: PgTable;
  /** The name of the kind in the log, such as 'quote'. */
  name: string;
  schema: core.$ZodType<CommonRequest | Own>;
  /**
   * The fields of this kind into which a person types, in addition to those of all kinds. Only their errors are shown;
   * an error in another field means that the request is forged, and it is refused.
   */
  typed?: readonly string[];
  /** Queues the e-mails that were not sent while the record counted as spam. */
  notify: (tx: Executor, id: string) => Promise<void>;
  /** Handles the requests that only this kind has. */
  own?: (actor: Actor, record: InboxRecord, asked: Own) => Promise<Outcome>;
}

/**
 * Returns the function that handles the requests about one record of an inbox: notes, follow-up, read, unread, settle
 * (no answer needed), reopen, delete, restore, mark as spam, release from spam, and those that only this kind has. A request that no
 * screen sends is `refused` and changes nothing.
 */
export function recordCommand<Own extends { intent: string; id: string } = never>(
  changes: RecordChanges<Own>,
): (actor: Actor, values: FormValues) => Promise<Outcome> {
  const { table, name, schema, typed = [], notify, own } = changes;
  const change = (actor: Actor, record: InboxRecord, asked: CommonRequest | Own) => {
    if (!isCommon(asked)) return own?.(actor, record, asked) ?? { outcome: "refused" as const };
    if (asked.intent === "notes") return saveNotes(actor, record, asked);
    if (asked.intent === "follow-up") return planFollowUp(actor, record, asked);
    if (asked.intent === "follow-up-done" || asked.intent === "follow-up-drop")
      return endFollowUp(actor, record, asked);
    if (asked.intent === "release") return releaseFromSpam(actor, record, (tx) => notify(tx, record.id));
    return actOnRecord(actor, record, asked.intent);
  };
  return async (actor, values) => {
    const checked = checkForm(schema, values);
    if ("errors" in checked) return mistypedOrRefused(checked.errors, [...commonTyped, ...typed]);
    const { id, intent } = checked.data;
    const result = await change(actor, { table, id }, checked.data);
    log.info(
      { actorId: actor.userId, [`${name}Id`]: id, intent, outcome: result.outcome },
      `${name} changed`,
    );
    return result;
  };
}

const commonIntents: readonly string[] = [
  "notes",
  "read",
  "unread",
  "settle",
  "reopen",
  "delete",
  "restore",
  "spam",
  "release",
  "follow-up",
  "follow-up-done",
  "follow-up-drop",
] satisfies CommonRequest["intent"][];

function isCommon(asked: { intent: string }): asked is CommonRequest {
  return commonIntents.includes(asked.intent);
}
