import { data } from "react-router";
import { type FormErrors, formValues, type FormValues } from "./form.ts";

/** What each outcome of a change carries, whatever was changed. */
interface Cases {
  done: unknown;
  /** What was typed breaks a rule. */
  invalid: { errors: FormErrors };
  /** Somebody else changed it meanwhile: nothing was saved. */
  stale: unknown;
  gone: unknown;
  /** The request makes no sense or is not allowed: nothing typed would mend it. */
  refused: unknown;
  limited: { retryAfterSeconds: number };
  /** It never reached the server, or broke there. */
  failed: unknown;
}

export type OutcomeName = keyof Cases;

/**
 * The result of a change. `More` says what a case carries beside its own: `Outcome<{ done: { id: string } }>`. `Names`
 * are the cases the change can end with.
 */
export type Outcome<More = unknown, Names extends OutcomeName = OutcomeName> = {
  [Name in Names]: { outcome: Name } & Cases[Name] & (Name extends keyof More ? More[Name] : unknown);
}[Names];

/** An outcome with what was typed, so that nothing is lost; once done there is nothing to keep. */
export type WithValues<Result extends { outcome: OutcomeName }> = Result extends { outcome: "done" }
  ? Result
  : Result & { values: FormValues };

/** The answer of a public form. */
export type FormAnswer<Done = { reference: string }> = WithValues<
  Outcome<{ done: Done }, "done" | "invalid" | "limited" | "failed">
>;

/** The answer a screen of the back office shows: `refusal` is in French, null when the change is done. */
export type Answer<Result extends { outcome: OutcomeName } = Outcome> = Result & { refusal: string | null };

/** The HTTP status of each outcome. */
export const outcomeStatus = {
  done: 200,
  refused: 400,
  gone: 404,
  stale: 409,
  invalid: 422,
  limited: 429,
  failed: 503,
} satisfies Record<OutcomeName, number>;

type Refusals = Record<Exclude<OutcomeName, "done" | "invalid">, string>;

const refusals: Refusals = {
  refused: "Demande incomprise.",
  gone: "Cette fiche n’est plus là.",
  stale:
    "Quelqu’un d’autre vient de modifier cette fiche\u00a0: rien n’a été enregistré, voici où elle en est.",
  limited: "Trop de demandes à la suite. Réessayez dans quelques minutes.",
  failed: "Impossible d’enregistrer. Vérifiez la connexion.",
};

/** The result with the French text of its refusal; `texts` are the screen's own. */
export function withRefusal<Result extends Outcome>(
  result: Result,
  texts: Partial<Refusals> = {},
): Answer<Result> {
  if (result.outcome === "done") return { ...result, refusal: null };
  if (result.outcome === "invalid") return { ...result, refusal: Object.values(result.errors).join(" ") };
  return { ...result, refusal: texts[result.outcome] ?? refusals[result.outcome] };
}

/** What an action returns: the result, the text of its refusal and its HTTP status. */
export function answerOf<Result extends Outcome>(
  result: Result,
  texts?: Partial<Refusals>,
  headers?: HeadersInit,
) {
  return data(withRefusal(result, texts), { status: outcomeStatus[result.outcome], headers });
}

/** The errors to show under the fields; none unless the form is invalid. */
export function errorsOf(answer: { outcome: OutcomeName; errors?: FormErrors } | undefined): FormErrors {
  return answer?.errors ?? {};
}

/** Errors in the `typed` fields are told to whoever typed them; any other error means a forged form. */
export function mistypedOrRefused(
  errors: FormErrors,
  typed: readonly string[],
): Outcome<unknown, "invalid" | "refused"> {
  const isMistyped = Object.keys(errors).every((name) => typed.includes(name));
  return isMistyped ? { outcome: "invalid", errors } : { outcome: "refused" };
}

/**
 * Runs a `clientAction`: a change that does not reach the server is `failed`, and the screen stays as it is with what
 * was typed. A redirect is followed.
 */
export async function answerOrFailed<Result>(
  request: Request,
  serverAction: () => Promise<Result>,
  refusal: string = refusals.failed,
) {
  const values = formValues(await request.clone().formData());
  return serverAction().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    return { outcome: "failed" as const, refusal, values };
  });
}
