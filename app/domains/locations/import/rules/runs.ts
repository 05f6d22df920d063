import type { Outcome } from "#app/lib/forms/outcome.ts";

/** The stages of an import, in order (rule import/stages). */
export const importStages = ["regions", "departments", "communes", "locations"] as const;

export type ImportStage = (typeof importStages)[number];

/**
 * The states of an import. After a restart, a `running` import continues automatically; a `failed` one waits until
 * somebody resumes it.
 */
export type ImportStatus = "receiving" | "refused" | "running" | "failed" | "cancelled" | "done";

/** How many rows of one stage have been created, existed already or failed so far. */
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

/** The largest import file, in bytes: 100 MB. The import's form states this limit. */
export const largestImportBytes = 100_000_000;

/**
 * The outcome of an upload. For `refused`, the page shows the reason: a fault in the file, or an interrupted upload.
 * `invalid` is a fault in the form's other fields. `stale` means that another import started first.
 */
export type ImportAnswer = Outcome<unknown, "done" | "invalid" | "refused" | "stale">;

/** Whether an import is being received or is running. Another import cannot start until it has ended. */
export function isUnderWay(status: ImportStatus | undefined): boolean {
  return status === "receiving" || status === "running";
}
