import { and, eq, exists, sql } from "drizzle-orm";
import { db, type Executor, pool } from "#app/db/client.server.ts";
import { importChunks, importRuns } from "#app/db/schema/location-imports.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { queueAlert } from "#app/lib/alerts/outbox.server.ts";
import { enqueue, type JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { importLocations, type LocationMemory, loadLocationMemory } from "./commands/import.server.ts";
import {
  importCommunes,
  importDepartments,
  importRegions,
  type ImportRun,
  type StepChanges,
} from "./commands/steps.server.ts";
import { closeInterruptedImport, importQueueName } from "./commands/receive.server.ts";
import { announceLocations, suppressNotifications } from "../zones/commands/quiet.server.ts";
import { importRequestSchema } from "../validation.ts";

const mostAttempts = 3;

/**
 * The job that continues an import. It runs after a file was received, when a node (a process of the program) starts,
 * and every minute, because another node may have crashed.
 */
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
 * Works on the running import until it ends, somebody cancels it or `signal` aborts. Each step is one transaction that
 * also stores where to continue, so that an import killed at any moment reaches the same result (rule import/streamed).
 */
export async function continueImport(signal?: AbortSignal): Promise<void> {
  let memory: LocationMemory | undefined;
  const remember = async (tx: Executor, run: ImportRun) => {
    if (memory?.runId !== run.id || memory.position !== run.position)
      memory = await loadLocationMemory(tx, run);
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

/**
 * Runs one step. Returns `more` if others follow, `written` after the last one, and `idle` when no import runs or
 * another node is working on it.
 */
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
    await suppressNotifications(tx);
    const changes = await runStep(tx, run, remember);
    if (!changes) return "written";
    await tx
      .update(importRuns)
      .set({ ...changes, attempts: 0 })
      .where(eq(importRuns.id, run.id));
    return "more";
  });
}

async function runStep(
  tx: Executor,
  run: ImportRun,
  remember: (tx: Executor, run: ImportRun) => Promise<LocationMemory>,
): Promise<StepChanges | null> {
  if (run.stage === "regions") return importRegions(tx, run);
  if (run.stage === "departments") return importDepartments(tx, run);
  if (run.stage === "communes") return importCommunes(tx, run);
  return importLocations(tx, run, await remember(tx, run));
}

/**
 * Vacuums the tables, so that PostgreSQL can answer lists and searches from the indexes alone (ADR 060). Then ends the
 * import.
 */
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

/**
 * Counts a failure, after which the same step is tried again. After a few failures the import stops (rule
 * import/failure).
 */
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
      .returning({ id: importRuns.id, status: importRuns.status });
    if (run?.status !== "failed") return;
    await announceLocations(tx);
    // The time makes the event of the alert unique. An import that is resumed may stop again, and must then be reported
    // again.
    const event = `import ${run.id} ${new Date().toISOString()}`;
    await queueAlert(tx, { kind: "failure", event, subject: "import", path: "/admin/locations/import" });
  });
}

/**
 * Stops an import. The zones (towns) that it has created stay, and a new import of the same file adds the others.
 * Returns false if the import had already ended.
 */
export async function cancelImport(actor: Actor, id: string): Promise<boolean> {
  const cancelled = await close(
    "cancelled",
    sql`${importRuns.id} = ${id} and ${importRuns.status} in ('running', 'failed')`,
  );
  log.info({ actorId: actor.userId, importId: id, cancelled }, "import cancelled");
  return cancelled;
}

/**
 * Resumes a failed import where it stopped. Returns false when another import runs, or when the rows of this one were
 * deleted.
 */
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

/** Handles a request of the import page: cancel or resume. */
export async function handleImportRequest(
  actor: Actor,
  values: FormValues,
): Promise<Outcome<unknown, "done" | "refused">> {
  const checked = checkForm(importRequestSchema, values);
  if ("errors" in checked) return { outcome: "refused" };
  const { intent, id } = checked.data;
  // If the import has ended meanwhile, this does nothing, and the page shows how it ended.
  await (intent === "cancel" ? cancelImport(actor, id) : resumeImport(actor, id));
  return { outcome: "done" };
}
