import { type FormErrors, type FormValues, formValues } from "#app/lib/forms/form.ts";
import type { SafeHtml } from "#app/lib/trust/safe-html.ts";

/** What the back office's list is told of what it asked; `refusal` is French, null when it is done. */
export interface ListAnswer {
  refusal: string | null;
}

/** What the location form is told; a save that succeeds leads to the list instead. */
export type FormAnswer =
  | { outcome: "invalid"; errors: FormErrors; values: FormValues }
  | { outcome: "stale"; version: number; values: FormValues }
  | { outcome: "gone" | "failed"; values: FormValues };

/** A text for the form: the built-in description, or the typed one as the site would show it. */
export interface DescriptionAnswer {
  description: SafeHtml;
}

/** The part of an action's answer that is about a save. */
export function formAnswer(answer: FormAnswer | DescriptionAnswer | undefined): FormAnswer | undefined {
  return answer && "outcome" in answer ? answer : undefined;
}

/** A save that never reached the server, or broke on the way: everything typed stays (decision 37). */
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
