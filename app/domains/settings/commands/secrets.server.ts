import { type SectionKey, sectionOf, type StoredSection } from "#app/domains/business/registry.server.ts";
import type { Typed } from "#app/domains/business/sections/settings.server.ts";
import { firstValue, type FormErrors, type FormValues } from "#app/lib/forms/form.ts";
import { settingsTexts as texts } from "../labels.ts";
import { secretNames } from "../queries/section.server.ts";

interface TypedSecrets {
  /**
   * The new value of each setting that is a secret: the id of the stored or of the typed secret, or an empty text for
   * none.
   */
  ids: Record<string, string>;
  /** The secrets (passwords and keys) that were typed in this form, by their ids. */
  texts: Record<string, { name: string; text: string }>;
  errors: FormErrors;
}

/** Reads the secrets from a form. An empty field keeps the stored secret. A ticked box beside the field deletes it. */
export function typedSecrets(key: SectionKey, current: StoredSection, values: FormValues): TypedSecrets {
  const read: TypedSecrets = { ids: {}, texts: {}, errors: {} };
  for (const name of secretNames(key)) {
    const text = firstValue(values, name);
    if (text === "") {
      read.ids[name] = firstValue(values, `${name}.forget`) === "on" ? "" : textOf(current[name]);
      continue;
    }
    const id = crypto.randomUUID();
    read.ids[name] = id;
    read.texts[id] = { name, text };
    const { max } = settingOf(key, name);
    if (text.length > max) read.errors[name] = `${max}\u00a0caractères au plus`;
    else if (/\p{Cc}/u.test(text)) read.errors[name] = texts.secretSigns;
  }
  return read;
}

/**
 * Adds the errors about secrets to the checked values. A stored secret goes only to the server for which it was typed.
 * If the server changes, the secret must therefore be typed again (rule settings/secrets).
 */
export function withSecretErrors(
  key: SectionKey,
  current: StoredSection,
  checked: { stored: StoredSection } | { errors: FormErrors },
  { errors, ids }: TypedSecrets,
): { stored: StoredSection } | { errors: FormErrors } {
  if ("errors" in checked) return { errors: { ...checked.errors, ...errors } };
  const refused = { ...errors };
  for (const name of secretNames(key)) {
    const isKept = ids[name] !== "" && ids[name] === current[name];
    if (isKept && isMoved(key, name, current, checked.stored)) refused[name] = texts.secretElsewhere;
  }
  return Object.keys(refused).length > 0 ? { errors: refused } : checked;
}

/**
 * Returns values from the history, with the present secrets, because earlier secrets were deleted. If the earlier
 * values name another server, the secret is left out.
 */
export function withPresentSecrets(
  key: SectionKey,
  current: StoredSection,
  before: StoredSection,
): StoredSection {
  const restored = { ...before };
  for (const name of secretNames(key)) {
    delete restored[name];
    if (current[name] && !isMoved(key, name, current, before)) restored[name] = current[name];
  }
  return restored;
}

/** Returns the values of a form without its secrets. No response may contain them. */
export function withoutSecrets(key: SectionKey, values: FormValues): FormValues {
  const hidden = new Set(secretNames(key));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !hidden.has(name)));
}

/** Returns the value of a setting that is a text; an empty text for any other value. */
export function textOf(typed: Typed | undefined): string {
  return typeof typed === "string" ? typed : "";
}

function isMoved(key: SectionKey, name: string, one: StoredSection, other: StoredSection): boolean {
  return (settingOf(key, name).goesTo ?? []).some((place) => textOf(one[place]) !== textOf(other[place]));
}

function settingOf(key: SectionKey, name: string) {
  const setting = sectionOf(key).settings[name];
  if (setting?.kind !== "text") throw new Error(`${name} is no secret`);
  return setting;
}
