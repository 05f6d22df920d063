import { type FormValues, formValues } from "#app/lib/forms/form.ts";
import { answerOrFailed, type Outcome, type WithValues } from "#app/lib/forms/outcome.ts";
import type { SafeHtml } from "#app/lib/trust/safe-html.ts";

/** The answer to the location form. A successful save redirects to the list instead. */
export type LocationAnswer = WithValues<
  Outcome<{ stale: { version: number; theirs: FormValues } }, "invalid" | "stale" | "gone" | "failed">
>;

/** A text for the form: a proposed description, or the typed one as the site would show it. */
export interface DescriptionAnswer {
  description: SafeHtml;
}

/** Returns an action's answer if it is about a save. */
export function formAnswer(
  answer: LocationAnswer | DescriptionAnswer | undefined,
): LocationAnswer | undefined {
  return answer && "outcome" in answer ? answer : undefined;
}

/** Runs a save and returns an answer when it fails, so that everything typed stays (rule inboxes/failed-load). */
export async function keepTyped<Result>(sent: { request: Request; serverAction: () => Promise<Result> }) {
  const values = formValues(await sent.request.clone().formData());
  return values.intent ? sent.serverAction() : answerOrFailed(sent);
}
