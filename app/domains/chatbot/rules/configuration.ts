import type { Outcome } from "#app/lib/forms/outcome.ts";

interface Said {
  /** In French. */
  text: string;
}

/** Keywords for a response, and who proposed them. */
interface Suggestion {
  keywords: string;
  from: "service" | "dictionary";
}

/** The result of a request of the configuration screen. A suggestion says nothing: it is shown. */
export type ConfigurationAnswer = Outcome<
  {
    done: { text?: string; added?: number; suggestion?: Suggestion };
    refused: Said;
    stale: Said;
    failed: Said;
  },
  "done" | "invalid" | "refused" | "stale" | "failed"
>;
