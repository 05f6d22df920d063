import type { Outcome } from "#app/lib/forms/outcome.ts";

/** The stages of an import, in order (rule import/stages). */
export const importStages = ["regions", "departments", "communes", "locations"] as const;

export type ImportStage = (typeof importStages)[number];

/** The states of an import. After a restart, `running` continues automatically, `failed` when somebody resumes it. */
export type ImportStatus = "receiving" | "refused" | "running" | "failed" | "cancelled" | "done";

/** The results of the rows of one stage so far. */
export interface StageCount {
  created: number;
  existing: number;
  failed: number;
}

export const noCount: StageCount = { created: 0, existing: 0, failed: 0 };

/** Returns the sum of two counts. */
export function addCounts(one: StageCount | undefined, other: Partial<StageCount>): StageCount {
  const { created, existing, failed } = one ?? noCount;
  return {
    created: created + (other.created ?? 0),
    existing: existing + (other.existing ?? 0),
    failed: failed + (other.failed ?? 0),
  };
}

/** Returns how many rows of a stage have been handled. */
export function countDone({ created, existing, failed }: StageCount): number {
  return created + existing + failed;
}

/** 100 MB, as the import's form says. */
export const largestImportBytes = 100_000_000;

/**
 * The result of an upload. After `done` and `refused` the page shows the run, which says why a file was refused: its
 * content, or an interrupted upload. `stale` means that another import started first.
 */
export type ImportAnswer = Outcome<unknown, "done" | "invalid" | "refused" | "stale">;

/** Whether an import is being received or is running. Another one has to wait. */
export function isUnderWay(status: ImportStatus | undefined): boolean {
  return status === "receiving" || status === "running";
}
