import type { Draft } from "./draft.ts";
import { draftKey } from "./draft-keys.ts";
import type { FormValues } from "./form.ts";

/** Stores typed values as a draft in this browser, so that they survive a reload. */
export function writeDraft(
  name: string,
  values: FormValues,
  marks: Pick<Draft, "isOwn" | "sent"> = {},
): void {
  try {
    const draft: Draft = { savedAt: Date.now(), values, ...marks };
    localStorage.setItem(draftKey(name), JSON.stringify(draft));
  } catch {
    // The browser refuses storage, or it is full: the form works without a draft.
  }
}
