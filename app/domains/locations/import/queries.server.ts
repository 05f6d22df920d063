import { and, asc, eq, gt, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { importChunks, importFailures, importRuns } from "#app/db/schema/location-imports.server.ts";
import type { FailedRow } from "./rules/file.ts";
import {
  countDone,
  type ImportStage,
  type ImportStatus,
  importStages,
  noCount,
  type StageCount,
} from "./rules/runs.ts";

const historyLength = 10;
const exportedAtOnce = 1_000;
/** How many failed rows the screen shows. The downloaded file contains all of them. */
const failuresShown = 10;

/** One stage of an import: its progress in rows, and the counts of its results. */
export interface StageProgress extends StageCount {
  stage: ImportStage;
  done: number;
  total: number;
}

const newestFirst = sql`created_at desc nulls last`;

/** Returns the file name and date of the last import if it stopped because of failures. Returns null otherwise. */
export async function getFailedImport(): Promise<{ fileName: string; createdAt: Date } | null> {
  const [last] = await db
    .select({ status: importRuns.status, fileName: importRuns.fileName, createdAt: importRuns.createdAt })
    .from(importRuns)
    .orderBy(newestFirst)
    .limit(1);
  return last?.status === "failed" ? { fileName: last.fileName, createdAt: last.createdAt } : null;
}

/**
 * Returns the data of the import page: the last import, whatever its state; its first failed rows; and the earlier
 * imports.
 */
export async function getImportScreen() {
  const rows = await db
    .select({
      id: importRuns.id,
      status: importRuns.status,
      stage: importRuns.stage,
      fileName: importRuns.fileName,
      rowCount: importRuns.rowCount,
      skipped: importRuns.skipped,
      failed: importRuns.failed,
      counts: importRuns.counts,
      locationTotal: importRuns.locationTotal,
      regionTotal: sql<number>`jsonb_array_length(${importRuns.regions})`,
      departmentTotal: sql<number>`jsonb_array_length(${importRuns.departments})`,
      departmentCodes: importRuns.departmentCodes,
      problems: importRuns.problems,
      startedBy: importRuns.startedBy,
      createdAt: importRuns.createdAt,
      finishedAt: importRuns.finishedAt,
      canResume: sql<boolean>`${importRuns.status} = 'failed' and exists (
        select from ${importChunks} where ${importChunks.runId} = ${importRuns.id})`,
    })
    .from(importRuns)
    .orderBy(newestFirst)
    .limit(historyLength);
  const runs = rows.map(({ counts, locationTotal, regionTotal, departmentTotal, ...run }) => {
    const failedLater = counts.locations?.failed ?? 0;
    const totals: Record<ImportStage, number> = {
      regions: regionTotal,
      departments: departmentTotal,
      communes: run.rowCount - run.skipped - (run.failed - failedLater),
      locations: locationTotal,
    };
    const stages = importStages.map((stage): StageProgress => {
      const counted = counts[stage] ?? noCount;
      return { stage, ...counted, done: countDone(counted), total: totals[stage] };
    });
    return { ...run, status: run.status as ImportStatus, stage: run.stage as ImportStage, stages };
  });
  const [current = null] = runs;
  const failures = current && current.failed > 0 ? await listFailures(current.id, 0, failuresShown) : [];
  return { current, failures, history: runs };
}

export type ImportView = NonNullable<Awaited<ReturnType<typeof getImportScreen>>["current"]>;

async function listFailures(runId: string, afterRow: number, most: number): Promise<FailedRow[]> {
  return db
    .select({
      row: importFailures.row,
      inseeCode: importFailures.inseeCode,
      name: importFailures.name,
      reason: importFailures.reason,
    })
    .from(importFailures)
    .where(and(eq(importFailures.runId, runId), gt(importFailures.row, afterRow)))
    .orderBy(asc(importFailures.row))
    .limit(most);
}

/** Yields all failed rows of an import in parts, in the order of the file, so that memory does not hold them all. */
export async function* exportImportFailures(runId: string): AsyncGenerator<FailedRow[]> {
  for (let after = 0; ;) {
    const part = await listFailures(runId, after, exportedAtOnce);
    const last = part.at(-1);
    if (!last) return;
    yield part;
    after = last.row;
  }
}
