import type { FormErrors } from "#app/lib/forms/form.ts";

/** What became of something asked of an inbox: `stale` when somebody else changed the record meanwhile. */
export type InboxResult =
  { outcome: "done" | "gone" | "stale" | "misunderstood" } | { outcome: "invalid"; errors: FormErrors };

/** What the screen is told; `failed` never reached the server or broke there. */
export interface InboxAnswer {
  outcome: InboxResult["outcome"] | "failed";
  /** In French, null when it is done. */
  refusal: string | null;
}

/** The HTTP status of each outcome. */
export const inboxStatus = {
  done: 200,
  misunderstood: 400,
  gone: 404,
  stale: 409,
  invalid: 422,
} satisfies Record<InboxResult["outcome"], number>;

const refusals = {
  done: null,
  misunderstood: "Demande incomprise.",
  stale:
    "Quelqu’un d’autre vient de modifier cette fiche\u00a0: rien n’a été enregistré, voici où elle en est.",
} satisfies Partial<Record<InboxResult["outcome"], string | null>>;

/** The answer to what was asked. `gone` is the record's own text: 'Ce message n’est plus là.' */
export function inboxAnswer(result: InboxResult, gone: string): InboxAnswer {
  if (result.outcome === "gone") return { outcome: "gone", refusal: gone };
  if (result.outcome === "invalid")
    return { outcome: "invalid", refusal: Object.values(result.errors).join(" ") };
  return { outcome: result.outcome, refusal: refusals[result.outcome] };
}

/** For a save that fails: the screen stays as it is and says so (decision 37). Where the server sends, one goes. */
export async function keepSaving(save: () => Promise<InboxAnswer>): Promise<InboxAnswer> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { outcome: "failed", refusal: "Impossible d’enregistrer. Vérifiez la connexion." };
  }
}
