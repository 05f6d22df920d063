import { cleanText } from "./clean-text.ts";

/** Typed values by field. A field sent several times is a list. */
export type FormValues = Record<string, string | string[]>;
/** One French error text for each wrong field. */
export type FormErrors = Record<string, string>;

/** How long a success banner stays, in milliseconds (rule forms/success). */
export const successBannerMs = 5000;

/** The name of the honeypot field. People never see it, so only programs fill it (rule forms/spam). */
export const honeypotName = "site_web";

/** Returns the text fields of a form, without its files. */
export function formValues(form: FormData): FormValues {
  return textValues([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Returns typed texts by field, each one cleaned (rule forms/clean-text). */
export function textValues(entries: readonly (readonly [name: string, typed: string])[]): FormValues {
  const values = new Map<string, string | string[]>();
  for (const [name, typed] of entries) {
    const text = cleanText(typed);
    const before = values.get(name);
    if (Array.isArray(before)) before.push(text);
    else values.set(name, before === undefined ? text : [before, text]);
  }
  // A field of that name would change the object's prototype.
  values.delete("__proto__");
  return Object.fromEntries(values);
}

/** Returns the first text of a field. Returns "" when the field was not sent. */
export function firstValue(values: FormValues, name: string): string {
  return [values[name] ?? ""].flat()[0] ?? "";
}

/** Returns the errors without that of the field `name`, because somebody now edits this field (rule forms/errors). */
export function withoutError(errors: FormErrors, name: string): FormErrors {
  if (!(name in errors)) return errors;
  const { [name]: _cleared, ...others } = errors;
  return others;
}
