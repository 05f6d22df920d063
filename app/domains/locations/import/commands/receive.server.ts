import { and, eq, ne, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { importChunks, importFailures, importRuns } from "#app/db/schema/location-imports.server.ts";
import { withSessionLock } from "#app/db/session-lock.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/form.ts";
import { enqueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import type { StreamedForm } from "#app/lib/forms/received-form.server.ts";
import { importLabels } from "#app/domains/locations/import/labels.ts";
import { createImportFileReader, type FailedRow } from "../rules/file.ts";
import type { ImportRow } from "../rules/rows.ts";
import type { ImportAnswer } from "../rules/runs.ts";
import { type ImportInput, importSchema } from "../../validation.ts";

/** The queue that does the work: app/domains/locations/import/jobs.server.ts. */
export const importQueueName = "import-locations";
/** Held by the node that receives a file: when it dies, the file is known to be lost. */
const receivingLock = "locations import";
const chunkRows = 500;

/**
 * Receives a file of communes as it arrives (decision 43), keeps its usable rows in the database, checks it to its end,
 * and only then lets the import begin. One at a time, whatever the number of nodes.
 */
export async function receiveImport(actor: Actor, form: StreamedForm): Promise<ImportAnswer> {
  const received = await withSessionLock(receivingLock, () => receive(actor, form));
  if (received) return received;
  await form.read(async () => {});
  return { status: "busy" };
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
    return { status: "busy" };
  }
  // Whatever was left of earlier imports.
  await db.delete(importChunks).where(ne(importChunks.runId, run.id));
  try {
    const answer = await readFile(run.id, form);
    log.info({ actorId: actor.userId, importId: run.id, status: answer.status }, "import received");
    return answer;
  } catch (error) {
    log.warn({ importId: run.id, err: error }, "import not received to its end");
    await refuse(run.id, [{ row: null, text: importLabels.interrupted }]);
    return { status: "interrupted" };
  }
}

async function readFile(runId: string, form: StreamedForm): Promise<ImportAnswer> {
  const reader = createImportFileReader();
  const waiting: ImportRow[] = [];
  let fileName = "";
  let chunks = 0;
  const keep = async (least: number) => {
    while (waiting.length >= least && waiting.length > 0)
      await db.insert(importChunks).values({ runId, number: chunks++, rows: waiting.splice(0, chunkRows) });
  };
  const values = await form.read(async (piece, name) => {
    fileName ||= name;
    if (reader.isRefused) return;
    const { rows, failures } = reader.write(piece);
    waiting.push(...rows);
    await keepFailures(runId, failures);
    await keep(chunkRows);
  });
  const facts = reader.end();
  const { rowCount, skipped, failed, regions, departments, problems } = facts;
  const described = { fileName: fileName.slice(0, 200), fileBytes: reader.bytes, rowCount, skipped, failed };
  await db.update(importRuns).set(described).where(eq(importRuns.id, runId));
  if (problems.length > 0) {
    await refuse(runId, problems);
    return { status: "refused" };
  }
  const checked = checkForm(importSchema, values);
  if ("errors" in checked) {
    await db.delete(importRuns).where(eq(importRuns.id, runId));
    return { status: "invalid", errors: checked.errors };
  }
  await keep(1);
  await begin(runId, checked.data, { regions, departments, rowsByDepartment: facts.rowsByDepartment });
  return { status: "started" };
}

async function begin(
  runId: string,
  { departments: chosen, ...patterns }: ImportInput,
  file: Pick<
    ReturnType<ReturnType<typeof createImportFileReader>["end"]>,
    "regions" | "departments" | "rowsByDepartment"
  >,
): Promise<void> {
  const isChosen = (code: string) => chosen.length === 0 || chosen.includes(code);
  const locationTotal = [...file.rowsByDepartment].reduce(
    (sum, [code, rows]) => sum + (isChosen(code) ? rows : 0),
    0,
  );
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
        regions: file.regions,
        departments: file.departments,
        locationTotal,
      })
      .where(eq(importRuns.id, runId));
    await enqueue(tx, importQueueName, {});
  });
}

async function keepFailures(runId: string, failures: readonly FailedRow[]): Promise<void> {
  if (failures.length > 0)
    await db.insert(importFailures).values(failures.map((failure) => ({ runId, ...failure })));
}

async function refuse(runId: string, problems: { row: number | null; text: string }[]): Promise<void> {
  await db.delete(importChunks).where(eq(importChunks.runId, runId));
  await db
    .update(importRuns)
    .set({ status: "refused", problems, finishedAt: sql`now()` })
    .where(and(eq(importRuns.id, runId), eq(importRuns.status, "receiving")));
}

/** A file nobody receives any more: its node died. Called while holding the lock of who receives. */
async function closeInterrupted(): Promise<void> {
  const lost = await db
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(eq(importRuns.status, "receiving"));
  for (const { id } of lost) await refuse(id, [{ row: null, text: importLabels.interrupted }]);
}

/** Tells of a file whose upload died with its node. Does nothing while one is being received. */
export async function closeInterruptedImport(): Promise<void> {
  await withSessionLock(receivingLock, closeInterrupted);
}
