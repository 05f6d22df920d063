import { and, eq, ne, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { importChunks, importFailures, importRuns } from "#app/db/schema/location-imports.server.ts";
import { withSessionLock } from "#app/db/session-lock.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { enqueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import type { StreamedForm } from "#app/lib/forms/received-form.server.ts";
import { importLabels } from "#app/domains/locations/import/labels.ts";
import { createImportFileReader, type FailedRow, type FileFacts } from "../rules/file.ts";
import type { ImportRow } from "../rules/rows.ts";
import { type ImportAnswer, noCount } from "../rules/runs.ts";
import { type ImportInput, importSchema } from "../../validation.ts";

/** The name of the queue of the job that imports the stored rows (import/jobs.server.ts). */
export const importQueueName = "import-locations";
/**
 * The node (process of the program) that receives a file holds this lock. A file that is marked as being received while
 * the lock is free is lost: its node has crashed.
 */
const receivingLock = "locations import";
const chunkRows = 500;

/**
 * Receives a file of communes (municipalities) piece by piece and stores its usable rows (rule import/streamed). The
 * import starts once the whole file has been checked. Only one import runs at a time, whatever the number of nodes.
 */
export async function receiveImport(actor: Actor, form: StreamedForm): Promise<ImportAnswer> {
  const received = await withSessionLock(receivingLock, () => receive(actor, form));
  if (received) return received;
  await form.read(async () => {});
  return { outcome: "stale" };
}

async function receive(actor: Actor, form: StreamedForm): Promise<ImportAnswer> {
  await closeInterrupted();
  const [run] = await db
    .insert(importRuns)
    .values({ startedBy: actor.name })
    .onConflictDoNothing()
    .returning({ id: importRuns.id });
  if (!run) {
    await form.read(async () => {});
    return { outcome: "stale" };
  }
  // Deletes the rows that earlier imports left behind.
  await db.delete(importChunks).where(ne(importChunks.runId, run.id));
  try {
    const answer = await readFile(run.id, form);
    log.info({ actorId: actor.userId, importId: run.id, outcome: answer.outcome }, "import received");
    return answer;
  } catch (error) {
    const isOurs = error instanceof NotKeptError;
    log.warn(
      { importId: run.id, err: isOurs ? error.cause : error, isOurs },
      "import not received to its end",
    );
    await refuse(run.id, isOurs ? importLabels.notKept : importLabels.interrupted);
    return { outcome: "refused" };
  }
}

/** Thrown when the database could not store the rows, which is not the sender's fault. */
class NotKeptError extends Error {
  override name = "NotKeptError";
}

async function keeping<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw new NotKeptError("not kept", { cause: error });
  });
}

async function readFile(runId: string, form: StreamedForm): Promise<ImportAnswer> {
  const reader = createImportFileReader();
  const store = createRowStore(runId);
  let fileName = "";
  const values = await form.read(async (piece, name) => {
    fileName ||= name.replaceAll("\0", "").slice(0, 200);
    if (!reader.isRefused) await keeping(store.add(reader.write(piece)));
  });
  const facts = reader.end();
  const { rowCount, skipped, failed, problem } = facts;
  const described = { fileName, fileBytes: reader.bytes, rowCount, skipped, failed };
  await keeping(db.update(importRuns).set(described).where(eq(importRuns.id, runId)));
  if (problem) {
    await keeping(refuse(runId, problem));
    return { outcome: "refused" };
  }
  const checked = checkForm(importSchema, values);
  if ("errors" in checked) {
    await keeping(db.delete(importRuns).where(eq(importRuns.id, runId)));
    return { outcome: "invalid", errors: checked.errors };
  }
  await keeping(store.addRest().then(() => begin(runId, checked.data, facts)));
  return { outcome: "done" };
}

/**
 * Returns a store that writes rows to the database in chunks of a few hundred, whatever the size of the pieces that
 * arrive.
 */
function createRowStore(runId: string) {
  const [rows, failures]: [ImportRow[], FailedRow[]] = [[], []];
  let chunks = 0;
  const keep = async (least: number) => {
    while (rows.length >= least)
      await db.insert(importChunks).values({ runId, number: chunks++, rows: rows.splice(0, chunkRows) });
    while (failures.length >= least) {
      const part = JSON.stringify(failures.splice(0, chunkRows));
      await db.execute(sql`
        insert into import_failures (run_id, row, insee_code, name, reason)
        select ${runId}, f.* from json_to_recordset(${part}::json)
          as f (row int, "inseeCode" text, name text, reason text)`);
    }
  };
  return {
    async add(more: { rows: readonly ImportRow[]; failures: readonly FailedRow[] }) {
      for (const row of more.rows) rows.push(row);
      for (const failure of more.failures) failures.push(failure);
      await keep(chunkRows);
    },
    addRest: () => keep(1),
  };
}

async function begin(
  runId: string,
  { departments: chosen, ...patterns }: ImportInput,
  { regions, departments, rowsByDepartment, repeatsByDepartment }: FileFacts,
): Promise<void> {
  const isChosen = (code: string) => chosen.length === 0 || chosen.includes(code);
  const sum = (counts: Map<string, number>, isCounted: (code: string) => boolean) =>
    [...counts].reduce((total, [code, rows]) => total + (isCounted(code) ? rows : 0), 0);
  const repeats = sum(repeatsByDepartment, isChosen);
  await db.transaction(async (tx) => {
    await tx
      .update(importRuns)
      .set({
        status: "running",
        departmentCodes: chosen,
        patterns: {
          address: patterns.pattern_address,
          phone: patterns.pattern_phone,
          email: patterns.pattern_email,
        },
        regions,
        departments,
        locationTotal: sum(rowsByDepartment, isChosen) + repeats,
        counts: {
          communes: { ...noCount, existing: sum(repeatsByDepartment, () => true) },
          locations: { ...noCount, existing: repeats },
        },
      })
      .where(eq(importRuns.id, runId));
    await enqueue(tx, importQueueName, {});
  });
}

async function refuse(runId: string, problem: string): Promise<void> {
  await db.delete(importChunks).where(eq(importChunks.runId, runId));
  await db.delete(importFailures).where(eq(importFailures.runId, runId));
  await db
    .update(importRuns)
    .set({ status: "refused", problems: [{ text: problem }], finishedAt: sql`now()` })
    .where(and(eq(importRuns.id, runId), eq(importRuns.status, "receiving")));
}

/**
 * Marks the upload of a crashed node as refused, with the reason that it was interrupted. The caller must hold
 * `receivingLock`.
 */
async function closeInterrupted(): Promise<void> {
  const lost = await db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(eq(importRuns.status, "receiving"));
  for (const { id } of lost) await refuse(id, importLabels.interrupted);
}

/** Marks an upload as interrupted if its node has crashed. Does nothing while a node is receiving a file. */
export async function closeInterruptedImport(): Promise<void> {
  await withSessionLock(receivingLock, closeInterrupted);
}
