import type { FormErrors } from "#app/lib/forms/form.ts";

/** The answer to a request of the configuration screen. */
export type ConfigurationAnswer =
  | { outcome: "done"; text: string; added?: number }
  | { outcome: "suggested"; keywords: string; from: "service" | "dictionary" }
  | { outcome: "invalid"; errors: FormErrors }
  | { outcome: "refused" | "stale" | "failed"; text: string };

/** The HTTP status of each outcome. */
export const configurationStatus = {
  done: 200,
  suggested: 200,
  refused: 400,
  stale: 409,
  invalid: 422,
  failed: 503,
} satisfies Record<ConfigurationAnswer["outcome"], number>;
