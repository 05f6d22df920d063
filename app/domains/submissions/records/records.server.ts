import { and, eq, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db, type Executor } from "#app/db/client.server.ts";
import { submissionEvents } from "#app/db/schema/submission-events.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { nights } from "#app/lib/background/night.server.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { recordHistory } from "./history.server.ts";
import type { HistoryAuthor, HistoryKind } from "./history.ts";

/** How many days a deleted record stays in the trash (rule inboxes/trash). */
export const trashDays = 30;

/** One record of a kind of submission. All their tables share some columns (app/db/schema/inbox.server.ts). */
export interface InboxRecord {
  table: PgTable;
  id: string;
}

/** The acts on a record (a stored submission) that all kinds have. */
export type InboxAct = "read" | "unread" | "settle" | "reopen" | "delete" | "restore" | "spam";

/** The columns of a record that somebody has answered: by a reply, by a call, or elsewhere (rule inboxes/answered). */
export const answered = sql`read = true, awaits_answer = false, first_answered_at = coalesce(first_answered_at, now())`;

// 'read' and 'unread' do not change the version, because they overwrite no text. So somebody who is writing notes on
// the record can still save them.
const acts = {
  read: { set: sql`read = true`, where: sql`deleted_at is null`, kind: null },
  unread: { set: sql`read = false`, where: sql`deleted_at is null`, kind: null },
  settle: {
    set: answered,
    where: sql`deleted_at is null and awaits_answer`,
    kind: "settled",
  },
  reopen: {
    // The record was marked as needing no answer, and needs one again. `first_answered_at` stays only if a reply was
    // sent.
    set: sql`awaits_answer = true, first_answered_at = case when answered_at is not null then first_answered_at end`,
    where: sql`deleted_at is null and not awaits_answer`,
    kind: "reopened",
  },
  delete: {
    set: sql`deleted_at = now(), version = version + 1`,
    where: sql`deleted_at is null`,
    kind: "deleted",
  },
  spam: {
    set: sql`spam = true, version = version + 1`,
    where: sql`deleted_at is null and not spam`,
    kind: "marked_spam",
  },
  restore: {
    set: sql`deleted_at = null, version = version + 1`,
    where: sql`deleted_at is not null`,
    kind: "restored",
  },
} satisfies Record<InboxAct, { set: SQL; where: SQL; kind: HistoryKind | null }>;

/** The acts that are done when they are asked for again. For any other act, the record is then gone. */
const repeatable: readonly InboxAct[] = ["settle", "reopen", "spam"];

/**
 * Changes one state of a record: read or unread, needing an answer or not, in the trash or not. Adds an event to its
 * history, except for 'read' and 'unread'. Returns `gone` if the record does not exist, or if it was already deleted or
 * restored. A repeated request changes nothing.
 */
export async function actOnRecord(
  author: HistoryAuthor,
  { table, id }: InboxRecord,
  act: InboxAct,
): Promise<Outcome> {
  const { set, where, kind } = acts[act];
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`update ${table} set ${set} where id = ${id} and ${where}`);
    if (rowCount !== 1) {
      const { rowCount: there } = await tx.execute(
        sql`select 1 from ${table} where id = ${id} and deleted_at is null`,
      );
      return { outcome: there === 1 && repeatable.includes(act) ? "done" : "gone" };
    }
    if (kind) await recordHistory(tx, author, { subjectId: id, kind });
    return { outcome: "done" };
  });
}

export interface InboxChange {
  kind: HistoryKind;
  set: SQL;
  /** The column that changes. The history stores its value from before. */
  was: keyof typeof formerValues;
  /** The new value. The history stores it too, except for notes. */
  now: string | null;
  /** More details for the history. */
  note?: string | null;
}

const formerValues = {
  status: sql`status`,
  notes: sql`notes`,
  result: sql`nullif(concat_ws(' ', result, coalesce(result_reason, case when result is not null then '-' end), result_amount), '')`,
  follow_up: sql`nullif(concat_ws(' ', follow_up_day, follow_up_time), '')`,
};

/**
 * Makes one or more changes to a record in one transaction and adds an event to its history for each. `version` is the
 * version that the person's screen has. If the record has another version now, saves nothing and returns `stale` (rule
 * inboxes/conflict). A change whose value is the same as before adds no event, except a validation.
 */
export async function updateInboxRecord(
  author: HistoryAuthor,
  { table, id }: InboxRecord,
  version: number,
  ...changes: readonly InboxChange[]
): Promise<Outcome> {
  const former = changes.map(({ was }) => sql`${was}::text, ${formerValues[was]}`);
  const set = sql.join(
    changes.map((change) => change.set),
    sql`, `,
  );
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ was: Partial<Record<InboxChange["was"], string | null>> }>(sql`
      with before as (
        select id as record, jsonb_build_object(${sql.join(former, sql`, `)}) as was from ${table}
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
    for (const { kind, was, now, note } of changes) {
      const from = before.was[was] ?? null;
      if (from === now && kind !== "validation") continue;
      const detail = { from, ...(was !== "notes" && { to: now }), ...(note && { note }) };
      await recordHistory(tx, author, { subjectId: id, kind, detail });
    }
    return { outcome: "done" };
  });
}

/**
 * Takes a record out of spam (rule inboxes/spam). `tell` queues the e-mails that were not sent before; if a person had
 * marked the record as spam, they were sent when it arrived, and `tell` is not called. It runs in the same transaction, and only once, even if two people do this at the same time. Returns `gone` when the record does not
 * exist.
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
      const wasTold = await tx.$count(
        submissionEvents,
        and(
          eq(submissionEvents.subjectId, id),
          eq(submissionEvents.kind, "marked_spam" satisfies HistoryKind),
        ),
      );
      await recordHistory(tx, author, { subjectId: id, kind: "released" });
      if (wasTold === 0) await tell(tx);
      return { outcome: "done" };
    }
    const { rowCount: there } = await tx.execute(
      sql`select 1 from ${table} where id = ${id} and deleted_at is null`,
    );
    return { outcome: there === 1 ? "done" : "gone" };
  });
}

/** Saves the staff's notes on a record. `stale`: somebody else has changed the record since `version`. */
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

/** Returns the job that deletes, every night, a table's records that have been in the trash for 30 days. */
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
