import { type FormErrors, type FormValues, formValues } from "#app/lib/forms/form.ts";
import type { SafeHtml } from "#app/lib/trust/safe-html.ts";

/** The answer to a request of the back office's list. `refusal` is in French, null on success. */
export interface ListAnswer {
  refusal: string | null;
}

/** The answer to the location form. A successful save redirects to the list instead. */
export type FormAnswer =
  | { outcome: "invalid"; errors: FormErrors; values: FormValues }
  | { outcome: "stale"; version: number; values: FormValues }
  | { outcome: "gone" | "failed"; values: FormValues };

/** A text for the form: a proposed description, or the typed one as the site would show it. */
export interface DescriptionAnswer {
  description: SafeHtml;
}

/** Returns an action's answer if it is about a save. */
export function formAnswer(answer: FormAnswer | DescriptionAnswer | undefined): FormAnswer | undefined {
  return answer && "outcome" in answer ? answer : undefined;
}

/** Runs a save and returns an answer when it fails, so that everything typed stays (rule inboxes/failed-load). */
export async function keepTyped<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
): Promise<Answer | FormAnswer> {
  const values = formValues(await request.clone().formData());
  return serverAction().catch((error: unknown) => {
    if (error instanceof Response || values.intent) throw error;
    return { outcome: "failed" as const, values };
  });
}
