import type { Outcome } from "#app/lib/forms/outcome.ts";

interface Refused {
  /** The reason to show, in French. */
  refusal: string;
}

/** Suggested keywords for a response (a stored answer), and where they come from. */
interface Suggestion {
  keywords: string;
  from: "service" | "dictionary";
}

/**
 * What the last training changed (rule assistant/effect), measured with test questions that the assistant never learns.
 */
export interface Effect {
  /** How many questions are understood now that were misunderstood before. */
  better: number;
  /** How many questions are misunderstood now that were understood before. */
  worse: number;
  right: number;
  all: number;
}

/** The result of a form of the assistant's configuration screen. */
export type ConfigurationOutcome = Outcome<
  {
    done: { added?: number; suggestion?: Suggestion; effect?: Effect | null };
    refused: Refused;
    stale: Refused;
    failed: Refused;
  },
  "done" | "invalid" | "refused" | "stale" | "failed"
>;
