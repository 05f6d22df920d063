import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "#app/db/client.server.ts";
import type { JobQueue } from "#app/lib/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import type { InboxResult } from "./answer.ts";

const trashDays = 30;

/** Newest first, in the words of the `…_newest` indexes: they are nulls last, and no index serves another order. */
export const newestFirst = sql`created_at desc nulls last, id desc nulls last`;

/** One record of a table that carries what every submission has (see app/db/schema/inbox.server.ts). */
export interface InboxRecord {
  table: PgTable;
  id: string;
}

/** What one may do with any record of an inbox. */
export type InboxAct = "read" | "unread" | "delete" | "restore";

// Read and unread leave the version: they overwrite nothing anybody may be writing.
const acts = {
  read: { set: sql`read = true`, where: sql`deleted_at is null` },
  unread: { set: sql`read = false`, where: sql`deleted_at is null` },
  delete: { set: sql`deleted_at = now(), version = version + 1`, where: sql`deleted_at is null` },
  restore: { set: sql`deleted_at = null, version = version + 1`, where: sql`deleted_at is not null` },
} satisfies Record<InboxAct, { set: SQL; where: SQL }>;

/** Marks a record read or unread (B§4), puts it in the trash or takes it back. `gone` when it is not there. */
export async function carryOutInboxAct({ table, id }: InboxRecord, act: InboxAct): Promise<InboxResult> {
  const { set, where } = acts[act];
  const { rowCount } = await db.execute(sql`update ${table} set ${set} where id = ${id} and ${where}`);
  return { outcome: rowCount === 1 ? "done" : "gone" };
}

/** Changes a record read as `version`; `stale` when it is another by now, and nothing changes. `set` is SQL. */
export async function updateInboxRecord(
  { table, id }: InboxRecord,
  version: number,
  set: SQL,
): Promise<InboxResult> {
  const { rowCount } = await db.execute(
    sql`update ${table} set ${set}, version = version + 1
      where id = ${id} and deleted_at is null and version = ${version}`,
  );
  if (rowCount === 1) return { outcome: "done" };
  const { rowCount: there } = await db.execute(
    sql`select 1 from ${table} where id = ${id} and deleted_at is null`,
  );
  return { outcome: there === 1 ? "stale" : "gone" };
}

/** Empties a table's trash of what has been there for 30 days, every night. */
export function purgeTrashQueue(table: PgTable): JobQueue {
  const name = getTableName(table).replaceAll("_", "-");
  return {
    name: `purge-${name}`,
    options: { retryLimit: 3, retryDelay: 60 },
    cron: "10 3 * * *",
    work: async () => {
      const { rowCount } = await db.execute(
        sql`delete from ${table} where deleted_at < now() - make_interval(days => ${trashDays})`,
      );
      if (rowCount) log.info({ purged: rowCount, table: name }, "records purged from the trash");
    },
  };
}
