import type { core } from "zod/mini";
import { safeParse } from "zod/mini";

/** Typed values by field. A field sent several times is a list. */
export type FormValues = Record<string, string | string[]>;
/** One French text for each field in error. */
export type FormErrors = Record<string, string>;

/** Returns the text fields of a form, without its files. */
export function formValues(form: FormData): FormValues {
  return textValues([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Returns typed texts by field, without NUL characters, which PostgreSQL refuses. */
export function textValues(entries: readonly (readonly [name: string, typed: string])[]): FormValues {
  const values = new Map<string, string | string[]>();
  for (const [name, typed] of entries) {
    const text = typed.replaceAll("\0", "");
    const before = values.get(name);
    if (Array.isArray(before)) before.push(text);
    else values.set(name, before === undefined ? text : [before, text]);
  }
  // A field of that name would change the object's prototype.
  values.delete("__proto__");
  return Object.fromEntries(values);
}

/** Returns the first text of a field. Empty when it was not sent. */
export function firstValue(values: FormValues, name: string): string {
  return [values[name] ?? ""].flat()[0] ?? "";
}

/** Returns the errors without the one of an edited field (rule forms/errors). */
export function withoutError(errors: FormErrors, name: string): FormErrors {
  if (!(name in errors)) return errors;
  const { [name]: _cleared, ...others } = errors;
  return others;
}

/** In characters. The longest field of most forms has 20,000. */
const longestText = 25_000;

/**
 * Checks typed values. Returns the parsed data, or the first error of each field by name. The schema reads at most
 * `longest` characters of a text. A longer one is refused with its message, else with a general one.
 */
export function checkForm<Schema extends core.$ZodType>(
  schema: Schema,
  values: FormValues,
  longest = longestText,
): { data: core.output<Schema> } | { errors: FormErrors } {
  const cut = Object.entries(values).filter(([, given]) =>
    [given].flat().some((typed) => typed.length > longest),
  );
  const checked = safeParse(schema, { ...values, ...Object.fromEntries(cut.map(shortenTo(longest))) });
  if (checked.success && cut.length === 0) return { data: checked.data };
  const errors: FormErrors = {};
  for (const issue of checked.error?.issues ?? []) errors[String(issue.path[0] ?? "")] ??= issue.message;
  for (const [name] of cut) errors[name] ??= "Ce texte est trop long";
  return { errors };
}

function shortenTo(length: number) {
  return ([name, given]: [string, string | string[]]) => {
    const texts = [given].flat().map((typed) => typed.slice(0, length));
    return [name, Array.isArray(given) ? texts : texts[0]] as const;
  };
}
