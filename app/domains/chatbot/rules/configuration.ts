import type { Outcome } from "#app/lib/forms/outcome.ts";

interface Refused {
  /** In French. */
  refusal: string;
}

/** Keywords for a response, and who proposed them. */
interface Suggestion {
  keywords: string;
  from: "service" | "dictionary";
}

/** The effect of the last learning on the kept questions (rule assistant/effect). */
export interface Effect {
  /** Questions that are understood now and were misunderstood before. */
  better: number;
  /** Questions that are misunderstood now and were understood before. */
  worse: number;
  right: number;
  all: number;
}

/** The result of a request of the configuration screen. */
export type ConfigurationOutcome = Outcome<
  {
    done: { added?: number; suggestion?: Suggestion; effect?: Effect | null };
    refused: Refused;
    stale: Refused;
    failed: Refused;
  },
  "done" | "invalid" | "refused" | "stale" | "failed"
>;
