import type { RunnerTask } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** What a resilience test has measured, for the table that the run prints at its end. */
    measured?: string;
  }
}

/** Records what a test has measured, in a few words: `0 of 5,000 requests reset, 1.9 s at most`. */
export function measured(task: Pick<RunnerTask, "meta">, figures: string): void {
  task.meta.measured = figures;
}
