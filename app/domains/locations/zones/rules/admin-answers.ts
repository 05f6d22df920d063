import { type FormValues, formValues } from "#app/lib/forms/form.ts";
import { answerOrFailed, type Outcome, type WithValues } from "#app/lib/forms/outcome.ts";
import type { SafeHtml } from "#app/lib/trust/safe-html.ts";

/**
 * The answer to a save of a location (town) that failed. After a successful save the browser is redirected to the list,
 * so there is no answer.
 */
export type LocationAnswer = WithValues<
  Outcome<{ stale: { version: number; theirs: FormValues } }, "invalid" | "stale" | "gone" | "failed">
>;

/** The answer to a request for a description: a proposed one, or the typed one as the public page would show it. */
export interface DescriptionAnswer {
  description: SafeHtml;
}

/** Returns the answer to the form if it is about a save; undefined if it contains a description. */
export function formAnswer(
  answer: LocationAnswer | DescriptionAnswer | undefined,
): LocationAnswer | undefined {
  return answer && "outcome" in answer ? answer : undefined;
}

/**
 * Runs the server's action. A request without an intent is a save. If the save fails, the answer contains everything
 * that was typed, so that the form stays as it is (rule inboxes/failed-load).
 */
export async function keepTyped<Result>(sent: { request: Request; serverAction: () => Promise<Result> }) {
  const values = formValues(await sent.request.clone().formData());
  return values.intent ? sent.serverAction() : answerOrFailed(sent);
}
