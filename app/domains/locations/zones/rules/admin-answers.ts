import { type FormValues, formValues } from "#app/lib/forms/form.ts";
import { answerOrFailed, type Outcome, type WithValues } from "#app/lib/forms/outcome.ts";
import type { SafeHtml } from "#app/lib/trust/safe-html.ts";

/** The answer to the form of a location (town). A successful save has none: the browser is redirected to the list. */
export type LocationAnswer = WithValues<
  Outcome<{ stale: { version: number; theirs: FormValues } }, "invalid" | "stale" | "gone" | "failed">
>;

/** The answer to a request for a text: a proposed description, or the typed one as the site would show it. */
export interface DescriptionAnswer {
  description: SafeHtml;
}

/** Returns an action's answer if it belongs to a save, otherwise undefined. */
export function formAnswer(
  answer: LocationAnswer | DescriptionAnswer | undefined,
): LocationAnswer | undefined {
  return answer && "outcome" in answer ? answer : undefined;
}

/** Runs a save. If it fails, returns an answer that contains everything typed (rule inboxes/failed-load). */
export async function keepTyped<Result>(sent: { request: Request; serverAction: () => Promise<Result> }) {
  const values = formValues(await sent.request.clone().formData());
  return values.intent ? sent.serverAction() : answerOrFailed(sent);
}
