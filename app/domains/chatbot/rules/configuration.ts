import type { Outcome } from "#app/lib/forms/outcome.ts";

interface Refused {
  /** The reason to show, in French. */
  refusal: string;
}

/** Suggested keywords for a response, and where they come from. */
interface Suggestion {
  keywords: string;
  from: "service" | "dictionary";
}

/** How the last training run changed the answers to the kept questions (test questions; rule assistant/effect). */
export interface Effect {
  /** How many questions are understood now that were misunderstood before. */
  better: number;
  /** How many questions are misunderstood now that were understood before. */
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
