import {
  type Control,
  dropDraft,
  isTickable,
  keptDraft,
  typedControls,
  typedValues,
} from "#app/lib/forms/draft.ts";
import { writeDraft } from "#app/lib/forms/write-draft.ts";
import { draftEvent, isDraftKept } from "#app/lib/forms/draft-keys.ts";
import { honeypotName } from "#app/lib/forms/form.ts";
import { heldFormText } from "#app/lib/forms/offline-form.ts";

type DraftForm = HTMLFormElement & { isRestored?: boolean };

/**
 * Saves the values typed in forms with `data-draft`, and restores them while such a form is parsed (rule forms/draft).
 * Never changes a field that the page filled (`data-draft-chosen`) or that somebody changed. A page that answers a post
 * (`data-draft-answer`) shows no notice about the draft, and its first error gets the focus. A form that is sent
 * without a network stays on its page (rule pages/offline).
 */
export function watchDrafts(): void {
  const reader = isDraftKept() ? new MutationObserver(restoreAll) : null;
  reader?.observe(document, { childList: true, subtree: true });
  addEventListener("input", ({ target }) => keep((target as Control).form));
  addEventListener("submit", ({ target }) => keep(target as DraftForm, true), true);
  addEventListener("submit", holdOffline);
  addEventListener(draftEvent, ({ target }) => restore(target as DraftForm));
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    reader?.disconnect();
    restoreAll();
    focusFirstError();
  });
}

const isRead = () => document.readyState !== "loading";

function keep(form: DraftForm | null, sent = false) {
  const name = form?.dataset.draft;
  if (!name) return;
  // A field that is not parsed yet keeps its value from the earlier draft.
  const before = isRead() ? {} : keptDraft(name)?.values;
  const unread = Object.entries(before ?? {}).filter(([field]) => !form.elements.namedItem(field));
  const values = { ...Object.fromEntries(unread), ...typedValues(form) };
  writeDraft(name, values, { isOwn: ownControls(form).some(isChanged), sent });
}

function restoreAll() {
  for (const { dataset } of document.querySelectorAll<HTMLElement>(
    "[data-draft-sent],[data-draft-answer=done]",
  )) {
    const name = dataset.draftSent ?? dataset.draft ?? "";
    if (keptDraft(name)?.sent) dropDraft(name);
  }
  for (const form of document.querySelectorAll<DraftForm>("[data-draft]")) restore(form);
}

function restore(form: DraftForm) {
  const { draft = "", draftAnswer } = form.dataset;
  const kept = keptDraft(draft);
  if (!kept) return;
  const controls = ownControls(form);
  for (const control of controls) {
    const wanted = [kept.values[control.name] ?? []].flat();
    if (isTickable(control) ? tick(control, wanted, controls) : fill(control, wanted[0]))
      form.isRestored = true;
  }
  const notice = form.querySelector<HTMLElement>("[data-draft-notice]");
  // The notice about the draft appears while the form is still being parsed. If it appeared only when a later field is
  // restored, the page would move.
  if (notice && !draftAnswer) notice.hidden = !form.isRestored && (isRead() || !kept.isOwn);
}

/** Ticks or unticks a control that nobody has changed. Returns whether the control changed. */
function tick(control: HTMLInputElement, wanted: readonly string[], controls: readonly Control[]): boolean {
  const isWanted = wanted.includes(control.value);
  const isRadio = control.type === "radio";
  const group = isRadio ? controls.filter(({ name }) => name === control.name) : [control];
  if (control.checked === isWanted || (isRadio && !isWanted) || group.some(isChanged)) return false;
  control.checked = isWanted;
  return true;
}

/** Fills a control that nobody has changed. Returns whether the control changed. */
function fill(control: Control, wanted: string | undefined): boolean {
  if (!wanted || wanted === control.value || isChanged(control)) return false;
  if ("options" in control && ![...control.options].some(({ value }) => value === wanted)) return false;
  control.value = wanted;
  return true;
}

/** Returns the controls whose values a draft keeps. Leaves out those that the page filled. */
function ownControls(form: DraftForm): Control[] {
  const chosen = form.dataset.draftChosen?.split(" ");
  return typedControls(form).filter(({ name }) => name !== honeypotName && !chosen?.includes(name));
}

function isChanged(control: Control): boolean {
  if (isTickable(control)) return control.checked !== control.defaultChecked;
  if (!("options" in control)) return control.value !== control.defaultValue;
  const options = [...control.options];
  return control.value !== (options.find((one) => one.defaultSelected) ?? options[0])?.value;
}

function holdOffline(event: SubmitEvent) {
  const strip = document.querySelector("[data-offline]");
  if (navigator.onLine || event.defaultPrevented || !strip) return;
  event.preventDefault();
  keep(event.target as DraftForm);
  strip.textContent = heldFormText;
}

function focusFirstError() {
  const wrong = document.querySelector<Control>("[data-draft-answer] [aria-invalid=true]");
  if (!wrong || document.activeElement !== document.body) return;
  // Without this, the browser would scroll to the form, whose id is in the URL, and take the focus away from the field.
  wrong.form?.removeAttribute("id");
  wrong.focus();
}
