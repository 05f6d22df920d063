import { sql } from "drizzle-orm";
import * as z from "zod/mini";
import { db } from "#app/db/client.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { versionField } from "#app/domains/submissions/validation.ts";
import { recordHistory } from "#app/domains/submissions/records/history.server.ts";
import { log } from "#app/lib/log.server.ts";
import { kindNames } from "../registry.ts";
import { kindRecords } from "../registry.server.ts";

const trashActSchema = z.strictObject({
  intent: z.enum(["restore", "delete"]),
  kind: z.enum(kindNames),
  id: z.uuid(),
  version: versionField,
});

/**
 * Restores a submission from the trash, or deletes it permanently with its files, history and e-mails (rule
 * inboxes/trash). Changes nothing and returns `stale` if it changed after the screen showed it, `gone` if it is no
 * longer in the trash, `refused` if the form is not valid.
 */
export async function changeTrash(actor: Actor, values: FormValues): Promise<Outcome> {
  const checked = checkForm(trashActSchema, values);
  if ("errors" in checked) return { outcome: "refused" };
  const { intent, kind, id, version } = checked.data;
  const table = kindRecords[kind].table;
  const asShown = sql`id = ${id} and deleted_at is not null and version = ${version}`;
  const result = await db.transaction(async (tx): Promise<Outcome> => {
    const { rowCount } = await tx.execute(
      intent === "restore"
        ? sql`update ${table} set deleted_at = null, version = version + 1 where ${asShown}`
        : sql`delete from ${table} where ${asShown}`,
    );
    if (rowCount === 1) {
      if (intent === "restore") await recordHistory(tx, actor, { subjectId: id, kind: "restored" });
      return { outcome: "done" };
    }
    const { rowCount: there } = await tx.execute(
      sql`select from ${table} where id = ${id} and deleted_at is not null`,
    );
    return { outcome: there === 1 ? "stale" : "gone" };
  });
  log.info({ actorId: actor.userId, kind, id, intent, outcome: result.outcome }, "trash changed");
  return result;
}
