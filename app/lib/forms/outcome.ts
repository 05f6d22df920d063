import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from "react-router";
import { type FormErrors, formValues, type FormValues } from "./form.ts";

/** The fields of each outcome of a change. */
interface Cases {
  done: unknown;
  /** A typed value breaks a rule. */
  invalid: { errors: FormErrors };
  /** Somebody else changed the record first. Nothing was saved. */
  stale: unknown;
  gone: unknown;
  /** The request is invalid or not allowed, and no typed value could correct it. */
  refused: unknown;
  limited: { retryAfterSeconds: number };
  /** The change did not reach the server, or failed there. */
  failed: unknown;
}

export type OutcomeName = keyof Cases;

/**
 * The result of a change. `More` adds fields to a case: `Outcome<{ done: { id: string } }>`. `Names` limits the cases
 * that are possible.
 */
export type Outcome<More = unknown, Names extends OutcomeName = OutcomeName> = {
  [Name in Names]: { outcome: Name } & Cases[Name] & (Name extends keyof More ? More[Name] : unknown);
}[Names];

/** An outcome with the typed values, so that the form can show them again. The outcome `done` needs none. */
export type WithValues<Result extends { outcome: OutcomeName }> = Result extends { outcome: "done" }
  ? Result
  : Result & { values: FormValues };

/** The result of a public form that was stored. `next` is the confirmation page, if there is one. */
export interface Confirmed {
  reference: string;
  next?: string;
}

/** The result of posting a public form. */
export type FormAnswer<Done = Confirmed> = WithValues<
  Outcome<{ done: Done }, "done" | "invalid" | "limited" | "failed">
>;

/** The result that a back-office screen shows. `refusal` is the reason in French, or null when the change is done. */
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

/** The two meanings of `failed`: the server failed, or the change did not reach the server. */
export const failedTexts = {
  ours: "Impossible d’enregistrer pour l’instant\u00a0: la panne est de notre côté, pas du vôtre. Réessayez dans une minute.",
  unreached: "Impossible d’enregistrer. Vérifiez la connexion.",
} as const;

/**
 * The result of a change when the server fails. It replaces the response, which may come from a proxy and not from us.
 */
export const serverFailure = { outcome: "failed", refusal: failedTexts.ours } as const;

type Refusals = Record<Exclude<OutcomeName, "done" | "invalid">, string>;

const refusals: Refusals = {
  refused: "Demande incomprise.",
  gone: "Cette fiche n’est plus là.",
  stale:
    "Quelqu’un d’autre vient de modifier cette fiche\u00a0: rien n’a été enregistré, voici où elle en est.",
  limited: "Trop de demandes à la suite. Réessayez dans quelques minutes.",
  failed: failedTexts.ours,
};

/**
 * Returns the result with a French text in `refusal`, or null there when the change is done. For an invalid form, the
 * text is that of its errors. For any other refusal, it is the result's own text if there is one, or the screen's text
 * in `texts`, or the default text.
 */
export function withRefusal<Result extends Outcome>(
  result: Result,
  texts: Partial<Refusals> = {},
): Answer<Result> {
  if (result.outcome === "done") return { ...result, refusal: null };
  if (result.outcome === "invalid") return { ...result, refusal: Object.values(result.errors).join(" ") };
  const own = "refusal" in result ? String(result.refusal) : texts[result.outcome];
  return { ...result, refusal: own ?? refusals[result.outcome] };
}

/** Returns an action's response: the result, the text of its refusal, its HTTP status and when to try again. */
export function answerOf<Result extends Outcome>(
  result: Result,
  texts?: Partial<Refusals>,
  headers?: HeadersInit,
) {
  const sent = new Headers(headers);
  if (result.outcome === "limited") sent.set("Retry-After", String(result.retryAfterSeconds));
  return data(withRefusal(result, texts), { status: outcomeStatus[result.outcome], headers: sent });
}

/** Returns the response of an endpoint that a script calls: the result in JSON, with its HTTP status. */
export function jsonAnswer<Result extends { outcome: OutcomeName }>(result: Result, headers?: HeadersInit) {
  return Response.json(result, { status: outcomeStatus[result.outcome], headers });
}

/** Returns the errors to show under the fields, or an empty object unless the form is invalid. */
export function errorsOf(answer: { outcome: OutcomeName; errors?: FormErrors } | undefined): FormErrors {
  return answer?.errors ?? {};
}

/** Returns `invalid` for errors in `typed` fields. Any other error means a forged form, which is refused. */
export function mistypedOrRefused(
  errors: FormErrors,
  typed: readonly string[],
): Outcome<unknown, "invalid" | "refused"> {
  const isMistyped = Object.keys(errors).every((name) => typed.includes(name));
  return isMistyped ? { outcome: "invalid", errors } : { outcome: "refused" };
}

interface SentChange<Result> {
  request: Request;
  serverAction: () => Promise<Result>;
}

/**
 * The `clientAction` of a route. Returns the outcome `failed` when a change does not reach the server or fails there,
 * so that the screen keeps the typed text. The status of this outcome stops React Router from loading the page's data
 * again, which would fail as well. A redirect is followed.
 */
export async function answerOrFailed<Result>(
  { request, serverAction }: SentChange<Result>,
  refusal?: string,
) {
  const values = formValues(await request.clone().formData());
  return serverAction().catch((error: unknown) => {
    if (error instanceof Response) throw error;
    const isAnswer = isRouteErrorResponse(error);
    // The check of who may open a screen (auth/guard.server.ts) gives its reason in French.
    const said = isAnswer && typeof error.data === "string" ? error.data : "";
    const isOurs = isAnswer && error.status >= 500;
    const usual = isOurs ? failedTexts.ours : failedTexts.unreached;
    const failed = { outcome: "failed" as const, refusal: said || refusal || usual, values };
    return data(failed, { status: outcomeStatus.failed });
  });
}

/**
 * A route's `shouldRevalidate`: its data is loaded again after every change except a failed one, which leaves the
 * screen and the typed text as they are (rule inboxes/failed-load).
 */
export function unlessFailed({ actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return (actionResult as { outcome?: OutcomeName } | undefined)?.outcome !== "failed";
}
