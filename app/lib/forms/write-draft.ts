import type { Draft } from "./draft.ts";
import { draftKey, draftStorages } from "./draft-keys.ts";
import type { FormValues } from "./form.ts";

/** Stores typed values as a draft in this tab and in this browser, so that they survive a reload. */
export function writeDraft(
  name: string,
  values: FormValues,
  marks: Pick<Draft, "isOwn" | "sent"> = {},
): void {
  const draft: Draft = { savedAt: Date.now(), values, ...marks };
  for (const storage of draftStorages())
    try {
      storage.setItem(draftKey(name), JSON.stringify(draft));
    } catch {
      // The storage is full: the form works without a draft.
    }
}
