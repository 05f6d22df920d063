import { and, eq, exists, sql } from "drizzle-orm";
import { db, type Executor, pool } from "#app/db/client.server.ts";
import { importChunks, importRuns } from "#app/db/schema/location-imports.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm, type FormValues } from "#app/lib/forms/form.ts";
import { enqueue, type JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { importLocations, type LocationMemory, rememberFrance } from "./commands/import.server.ts";
import {
  importCommunes,
  importDepartments,
  importRegions,
  type ImportRun,
  type StepChanges,
} from "./commands/steps.server.ts";
import { closeInterruptedImport, importQueueName } from "./commands/receive.server.ts";
import { announceLocations, quietly } from "../zones/commands/quiet.server.ts";
import { importRequestSchema } from "../validation.ts";

const mostAttempts = 3;

/** Carries imports on, whoever began them: at once, when a node starts, and every minute should one have died. */
export const importLocationsQueue: JobQueue = {
  name: importQueueName,
  options: { retryLimit: 0, expireInSeconds: 3_600 },
  cron: "* * * * *",
  atStart: true,
  work: async (_payload, signal) => {
    await closeInterruptedImport();
    await continueImport(signal);
  },
};

/**
 * Works on the import under way until it ends, somebody cancels it or `signal` aborts. Each piece of work is one
 * transaction that also says where to go on: killed anywhere, the next call ends at the same result.
 */
export async function continueImport(signal?: AbortSignal): Promise<void> {
  let memory: LocationMemory | undefined;
  const remember = async (tx: Executor, run: ImportRun) => {
    if (memory?.runId !== run.id || memory.position !== run.position) memory = await rememberFrance(tx, run);
    return memory;
  };
  for (;;) {
    if (signal?.aborted) return;
    try {
      const step = await advance(remember);
      if (step === "idle") return;
      if (step === "written") await finish();
      else if (memory) memory.position += 1;
    } catch (error) {
      memory = undefined;
      await noteFailure(error as Error);
    }
  }
}

/** One piece of work; `written` after the last, `idle` when there is nothing to do or another node is at it. */
async function advance(
  remember: (tx: Executor, run: ImportRun) => Promise<LocationMemory>,
): Promise<"more" | "written" | "idle"> {
  return db.transaction(async (tx) => {
    const [run] = await tx
      .select()
      .from(importRuns)
      .where(eq(importRuns.status, "running"))
      .for("update", { skipLocked: true });
    if (!run) return "idle";
    await quietly(tx);
    const changes = await carryOutStep(tx, run, remember);
    if (!changes) return "written";
    await tx
      .update(importRuns)
      .set({ ...changes, attempts: 0 })
      .where(eq(importRuns.id, run.id));
    return "more";
  });
}

async function carryOutStep(
  tx: Executor,
  run: ImportRun,
  remember: (tx: Executor, run: ImportRun) => Promise<LocationMemory>,
): Promise<StepChanges | null> {
  if (run.stage === "regions") return importRegions(tx, run);
  if (run.stage === "departments") return importDepartments(tx, run);
  if (run.stage === "communes") return importCommunes(tx, run);
  return importLocations(tx, run, await remember(tx, run));
}

/** Lists and searches read their indexes alone once the tables are vacuumed (docs/decisions/060). */
async function finish(): Promise<void> {
  await pool
    .query("vacuum (analyze) regions, departments, communes, locations")
    .catch((error: Error) => log.warn({ err: error }, "tables not vacuumed after the import"));
  await close("done", eq(importRuns.status, "running"));
}

async function close(status: "done" | "cancelled", which: ReturnType<typeof eq>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [run] = await tx
      .update(importRuns)
      .set({ status, finishedAt: sql`now()` })
      .where(which)
      .returning({ id: importRuns.id, counts: importRuns.counts });
    if (!run) return false;
    await tx.delete(importChunks).where(eq(importChunks.runId, run.id));
    await announceLocations(tx);
    log.info({ importId: run.id, status, counts: run.counts }, "import ended");
    return true;
  });
}

/** Tries again at the same place; after a few times the import stops and says so (B§8). */
async function noteFailure(error: Error): Promise<void> {
  log.error({ err: error }, "import failed");
  await db.transaction(async (tx) => {
    const [run] = await tx
      .update(importRuns)
      .set({
        attempts: sql`${importRuns.attempts} + 1`,
        status: sql`case when ${importRuns.attempts} + 1 >= ${mostAttempts} then 'failed' else 'running' end`,
      })
      .where(eq(importRuns.status, "running"))
      .returning({ status: importRuns.status });
    if (run?.status === "failed") await announceLocations(tx);
  });
}

/** Stops an import; what it has written stays, and the same file imported again adds the rest. */
export async function cancelImport(actor: Actor, id: string): Promise<boolean> {
  const cancelled = await close(
    "cancelled",
    sql`${importRuns.id} = ${id} and ${importRuns.status} in ('running', 'failed')`,
  );
  log.info({ actorId: actor.userId, importId: id, cancelled }, "import cancelled");
  return cancelled;
}

/** Takes a failed import up where it stopped. False when it cannot: another runs, or its rows are gone. */
export async function resumeImport(actor: Actor, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const kept = tx
      .select({ number: importChunks.number })
      .from(importChunks)
      .where(eq(importChunks.runId, id));
    const [other] = await tx
      .select({ id: importRuns.id })
      .from(importRuns)
      .where(sql`${importRuns.status} in ('receiving', 'running')`);
    if (other) return false;
    const { rowCount } = await tx
      .update(importRuns)
      .set({ status: "running", attempts: 0 })
      .where(and(eq(importRuns.id, id), eq(importRuns.status, "failed"), exists(kept)));
    if (rowCount !== 1) return false;
    await enqueue(tx, importQueueName, {});
    log.info({ actorId: actor.userId, importId: id }, "import resumed");
    return true;
  });
}

/** Carries out what the import page asks of an import. False when it is not understood. */
export async function carryOutImportRequest(actor: Actor, values: FormValues): Promise<boolean> {
  const checked = checkForm(importRequestSchema, values);
  if ("errors" in checked) return false;
  const { intent, id } = checked.data;
  // Refused when the import has ended meanwhile: the page shows where it is.
  await (intent === "cancel" ? cancelImport(actor, id) : resumeImport(actor, id));
  return true;
}
