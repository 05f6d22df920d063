import type { core } from "zod/mini";
import { safeParse } from "zod/mini";
import type { FormErrors, FormValues } from "./form.ts";

/** How many characters of a text are checked, at most. The longest field of most forms allows 20,000. */
const longestText = 25_000;

/**
 * Checks typed values. Returns the parsed data, or the first error of each field by name. The schema reads at most
 * `longest` characters of a text. A longer text is refused with the schema's own error for that field, or with a
 * general one if there is none.
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

/** A function that returns the errors of typed values, by field. */
export type FormCheck = (values: FormValues) => FormErrors;

/** Returns the function that checks typed values against a schema. */
export function checkOf(schema: core.$ZodType): FormCheck {
  return (values) => {
    const checked = checkForm(schema, values);
    return "errors" in checked ? checked.errors : {};
  };
}
