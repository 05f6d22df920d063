import type { core } from "zod/mini";
import { safeParse } from "zod/mini";

/** What a person typed, kept to be shown again. A field sent several times is a list. */
export type FormValues = Record<string, string | string[]>;
/** One text per field in error, in French. */
export type FormErrors = Record<string, string>;

/** The text fields of a form. Files are left out. */
export function formValues(form: FormData): FormValues {
  return textValues([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Typed texts by field, NUL characters removed (PostgreSQL refuses them). */
export function textValues(entries: readonly (readonly [name: string, typed: string])[]): FormValues {
  const values = new Map<string, string | string[]>();
  for (const [name, typed] of entries) {
    const text = typed.replaceAll("\0", "");
    const before = values.get(name);
    if (Array.isArray(before)) before.push(text);
    else values.set(name, before === undefined ? text : [before, text]);
  }
  // A field of that name would change what the object is.
  values.delete("__proto__");
  return Object.fromEntries(values);
}

/** The first text of a field, empty when it was not sent. */
export function firstValue(values: FormValues, name: string): string {
  return [values[name] ?? ""].flat()[0] ?? "";
}

/** The errors left once a field is edited (P§4). */
export function withoutError(errors: FormErrors, name: string): FormErrors {
  if (!(name in errors)) return errors;
  const { [name]: _cleared, ...others } = errors;
  return others;
}

/** Characters of a text that rules read; the longest field of most forms has 20,000. */
const longestText = 25_000;

/**
 * Checks typed values: the clean data, or the first error of each field by its name. Rules read at most `longest`
 * characters of a text; a longer one is refused, in their words or in these.
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
