/** The stages of an import, in their order (B§4). */
export const importStages = ["regions", "departments", "communes", "locations"] as const;

export type ImportStage = (typeof importStages)[number];

/** What an import can be: `running` goes on by itself after a restart, `failed` when somebody says so. */
export type ImportStatus = "receiving" | "refused" | "running" | "failed" | "cancelled" | "done";

/** What became of the rows of one stage so far. */
export interface StageCount {
  created: number;
  existing: number;
  failed: number;
}

export const noCount: StageCount = { created: 0, existing: 0, failed: 0 };

/** Both together. */
export function addCounts(one: StageCount | undefined, other: Partial<StageCount>): StageCount {
  const { created, existing, failed } = one ?? noCount;
  return {
    created: created + (other.created ?? 0),
    existing: existing + (other.existing ?? 0),
    failed: failed + (other.failed ?? 0),
  };
}

/** How many rows of a stage have been looked at. */
export function countDone({ created, existing, failed }: StageCount): number {
  return created + existing + failed;
}

/** 100 Mo, as the import's form says. */
export const largestImportBytes = 100_000_000;

/** What the upload is answered: `started` and `refused` are runs to look at. */
export type ImportAnswer =
  | { status: "started" | "refused" | "busy" | "interrupted" }
  | { status: "invalid"; errors: Record<string, string> };

/** Whether an import goes on by itself: another one has to wait. */
export function isUnderWay(status: ImportStatus | undefined): boolean {
  return status === "receiving" || status === "running";
}
