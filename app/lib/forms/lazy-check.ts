import type { core } from "zod/mini";
import type { FormErrors, FormValues } from "./form.ts";

/** A function that returns the errors of typed values, by field. Called without values, it only fetches the rules. */
export type LazyCheck = (values?: FormValues) => Promise<FormErrors>;

/**
 * Returns a check that loads its schema when first used. If the schema cannot be loaded, the check finds no error,
 * because the server checks again.
 */
export function lazyCheck(loadSchema: () => Promise<core.$ZodType>): LazyCheck {
  return async (values) => {
    try {
      const [{ checkOf }, schema] = await Promise.all([import("./check-form.ts"), loadSchema()]);
      return values ? checkOf(schema)(values) : {};
    } catch {
      return {};
    }
  };
}
