import { draftEvent, draftKey, draftLifetimeMs } from "./draft-keys.ts";
import { type FormValues, formValues, honeypotName } from "./form.ts";

interface Draft {
  savedAt: number;
  values: FormValues;
}

/** Returns the values typed in this browser during the last week and not sent (rule forms/draft), or null. */
export function readDraft(name: string): FormValues | null {
  try {
    const kept = JSON.parse(localStorage.getItem(draftKey(name)) ?? "null") as Draft | null;
    if (!kept) return null;
    if (Date.now() - kept.savedAt < draftLifetimeMs) return kept.values;
    dropDraft(name);
  } catch {
    // No draft, an unreadable value, or storage refused by the browser: the form starts empty.
  }
  return null;
}

/** Keeps typed values in this browser until they are sent, so that they survive a reload. */
export function writeDraft(name: string, values: FormValues): void {
  try {
    const draft: Draft = { savedAt: Date.now(), values };
    localStorage.setItem(draftKey(name), JSON.stringify(draft));
  } catch {
    // Storage refused or full: the form works without a draft.
  }
}

/** Deletes a draft. */
export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(draftKey(name));
  } catch {
    // Storage refused: there is nothing to delete.
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the values a form would send, except the honeypot. */
export function typedValues(form: HTMLFormElement): FormValues {
  const { [honeypotName]: _hidden, ...values } = formValues(new FormData(form));
  return values;
}

/** Puts values into a form's controls and empties the others. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.elements) {
    if (!isControl(control) || !control.name || ["file", "submit", "hidden"].includes(control.type)) continue;
    const wanted = [values[control.name] ?? []].flat();
    if (isTickable(control)) control.checked = wanted.includes(control.value);
    else control.value = wanted[0] ?? "";
  }
}

/**
 * Puts a form's draft back into the controls nobody has changed, by the start script, which alone keeps and restores
 * the drafts of public forms. Returns whether it gave the form anything, now or before this script came.
 */
export function restoreDraft(form: HTMLFormElement & { isRestored?: boolean }): boolean {
  form.dispatchEvent(new Event(draftEvent, { bubbles: true }));
  return form.isRestored ?? false;
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function isTickable(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}
