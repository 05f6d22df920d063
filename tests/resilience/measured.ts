import type { RunnerTask } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** What a test of the resilience suite measured, for the table. */
    measured?: string;
  }
}

/** Says what a test measured, in a few words for the suite's table: `0 of 5,000 requests reset, 1.9 s at most`. */
export function measured(task: Pick<RunnerTask, "meta">, figures: string): void {
  task.meta.measured = figures;
}
