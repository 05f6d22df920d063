import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db, type Executor } from "#app/db/client.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { nights } from "#app/lib/background/night.server.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { recordHistory } from "./history.server.ts";
import type { HistoryAuthor, HistoryKind } from "./history.ts";

/** Days a deleted record stays in the trash. */
export const trashDays = 30;

/** One record of a table that carries what every submission has (see app/db/schema/inbox.server.ts). */
export interface InboxRecord {
  table: PgTable;
  id: string;
}

/** What one may do with any record of an inbox. */
export type InboxAct = "read" | "unread" | "delete" | "restore";

// Read and unread leave the version: they overwrite nothing anybody may be writing.
const acts = {
  read: { set: sql`read = true`, where: sql`deleted_at is null`, kind: null },
  unread: { set: sql`read = false`, where: sql`deleted_at is null`, kind: null },
  delete: {
    set: sql`deleted_at = now(), version = version + 1`,
    where: sql`deleted_at is null`,
    kind: "deleted",
  },
  restore: {
    set: sql`deleted_at = null, version = version + 1`,
    where: sql`deleted_at is not null`,
    kind: "restored",
  },
} satisfies Record<InboxAct, { set: SQL; where: SQL; kind: HistoryKind | null }>;

/** Marks a record read or unread (B§4), puts it in the trash or takes it back. `gone` when it is not there. */
export async function actOnRecord(
  author: HistoryAuthor,
  { table, id }: InboxRecord,
  act: InboxAct,
): Promise<Outcome> {
  const { set, where, kind } = acts[act];
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`update ${table} set ${set} where id = ${id} and ${where}`);
    if (rowCount !== 1) return { outcome: "gone" };
    if (kind) await recordHistory(tx, author, { subjectId: id, kind });
    return { outcome: "done" };
  });
}

export interface InboxChange {
  kind: HistoryKind;
  set: SQL;
  /** The column the history tells the former value of. */
  was: "status" | "notes";
  /** Its new value, told with the former one when it is a status. */
  now: string | null;
}

/**
 * Changes a record read as `version`, and says so in its history; `stale` when it is another by now, and nothing
 * changes. A save that leaves the value as it was is no event.
 */
export async function updateInboxRecord(
  author: HistoryAuthor,
  { table, id }: InboxRecord,
  version: number,
  { kind, set, was, now }: InboxChange,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ was: string | null }>(sql`
      with before as (
        select id as record, ${sql.identifier(was)} as was from ${table}
        where id = ${id} and deleted_at is null and version = ${version} for update
      )
      update ${table} set ${set}, version = version + 1 from before where id = record returning was`);
    const [before] = rows;
    if (!before) {
      const { rowCount: there } = await tx.execute(
        sql`select 1 from ${table} where id = ${id} and deleted_at is null`,
      );
      return { outcome: there === 1 ? "stale" : "gone" };
    }
    const detail = was === "status" ? { from: before.was, to: now } : { from: before.was };
    if (before.was !== now || kind === "validation")
      await recordHistory(tx, author, { subjectId: id, kind, detail });
    return { outcome: "done" };
  });
}

/**
 * Takes a record out of spam (decision 25); `tell` writes the e-mails that were held back, in the same transaction. Asked
 * twice, or by two people at once, they are written once. `gone` when the record is not there.
 */
export async function releaseFromSpam(
  author: HistoryAuthor,
  { table, id }: InboxRecord,
  tell: (tx: Executor) => Promise<void>,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(
      sql`update ${table} set spam = false, version = version + 1 where id = ${id} and deleted_at is null and spam`,
    );
    if (rowCount === 1) {
      await recordHistory(tx, author, { subjectId: id, kind: "released" });
      await tell(tx);
      return { outcome: "done" };
    }
    const { rowCount: there } = await tx.execute(
      sql`select 1 from ${table} where id = ${id} and deleted_at is null`,
    );
    return { outcome: there === 1 ? "done" : "gone" };
  });
}

/** Saves what staff note about a record, by the rule of `updateInboxRecord`. */
export function saveNotes(
  author: HistoryAuthor,
  record: InboxRecord,
  { version, notes }: { version: number; notes: string | null },
): Promise<Outcome> {
  return updateInboxRecord(author, record, version, {
    kind: "notes",
    set: sql`notes = ${notes}`,
    was: "notes",
    now: notes,
  });
}

/** Empties a table's trash of what has been there for 30 days, every night. */
export function purgeTrashQueue(table: PgTable): JobQueue {
  const name = getTableName(table).replaceAll("_", "-");
  return {
    name: `purge-${name}`,
    options: { retryLimit: 3, retryDelay: 60 },
    cron: nights.trash.cron,
    work: async () => {
      const { rowCount } = await db.execute(
        sql`delete from ${table} where deleted_at < now() - make_interval(days => ${trashDays})`,
      );
      if (rowCount) log.info({ purged: rowCount, table: name }, "records purged from the trash");
    },
  };
}
