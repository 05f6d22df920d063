import { draftEvent, draftKey, draftLifetimeMs, draftStorages } from "./draft-keys.ts";
import { type FormValues, formValues, honeypotName } from "./form.ts";

export interface Draft {
  savedAt: number;
  values: FormValues;
  /** Whether somebody changed a field of the current form. If nobody did, the form shows no notice about its draft. */
  isOwn?: boolean;
  /** Whether the form was sent. The page that confirms the sending deletes the draft. */
  sent?: boolean;
}

/**
 * Returns the draft typed in this tab, or else the draft typed last in any tab of this browser (rule forms/draft).
 * Returns null when both are missing, deleted or more than a week old.
 */
export function keptDraft(name: string): Draft | null {
  const key = draftKey(name);
  for (const storage of draftStorages())
    try {
      const kept = JSON.parse(storage.getItem(key) ?? "null") as Draft | null;
      if (kept && Date.now() - kept.savedAt < draftLifetimeMs) return kept;
      storage.removeItem(key);
    } catch {
      // An unreadable value counts as no draft.
    }
  return null;
}

/** Returns the values of this browser's draft, or null. */
export function readDraft(name: string): FormValues | null {
  return keptDraft(name)?.values ?? null;
}

/** Deletes this tab's draft. If another tab has typed a draft since, that draft stays. */
export function dropDraft(name: string): void {
  const key = draftKey(name);
  const [own, shared] = draftStorages();
  const text = shared?.getItem(key);
  if ((own?.getItem(key) ?? text) === text) shared?.removeItem(key);
  own?.removeItem(key);
}

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the values a form would send, except the honeypot. */
export function typedValues(form: HTMLFormElement): FormValues {
  const { [honeypotName]: _hidden, ...values } = formValues(new FormData(form));
  return values;
}

/** Returns the controls that people fill in, except file inputs. */
export function typedControls({ elements }: HTMLFormElement): Control[] {
  return ([...elements] as Control[]).filter(
    ({ name, type }) => name && !["hidden", "file", "submit", "button"].includes(type),
  );
}

/** Puts values into a form's controls and empties its other controls. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const control of typedControls(form)) {
    const wanted = [values[control.name] ?? []].flat();
    if (isTickable(control)) control.checked = wanted.includes(control.value);
    else control.value = wanted[0] ?? "";
  }
}

/**
 * Asks the script in the document's head to restore a form's draft into the controls that nobody has changed. Only that
 * script saves and restores the drafts of public forms. Returns whether a draft is restored, now or before this module
 * loaded.
 */
export function restoreDraft(form: HTMLFormElement & { isRestored?: boolean }): boolean {
  form.dispatchEvent(new Event(draftEvent, { bubbles: true }));
  return form.isRestored ?? false;
}

/** Whether a control is a checkbox or a radio button. */
export function isTickable(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}
