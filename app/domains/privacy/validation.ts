import * as z from "zod/mini";
import { emailField, versionField } from "#app/domains/submissions/validation.ts";
import { normalizeEmail, type Retention, retentionBounds } from "./rules.ts";

/** Looks a person up by their e-mail. */
export const findPersonSchema = z.strictObject({ intent: z.literal("find"), email: emailField() });

/** Exports what is held about a person. */
export const exportPersonSchema = z.strictObject({ email: emailField() });

/** Erases a person: what the screen showed, and their e-mail typed once more. */
export const erasePersonSchema = z
  .strictObject({
    intent: z.literal("erase"),
    email: emailField(),
    fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ email, confirmation }) => normalizeEmail(email) === normalizeEmail(confirmation), {
      path: ["confirmation"],
      error: "Retapez exactement l’adresse affichée",
    }),
  );

/** Changes how long submissions are kept. */
export const retentionSchema = z.strictObject({
  intent: z.literal("retention"),
  version: versionField,
  prospect_months: months("prospectMonths"),
  applicant_months: months("applicantMonths"),
});

function months(name: keyof Retention) {
  const { least, most } = retentionBounds[name];
  const error = `Un nombre entier de mois, de ${least} à ${most}`;
  return z.pipe(
    z.string(error).check(
      z.trim(),
      z.regex(/^\d{1,3}$/, error),
      z.refine((typed) => Number(typed) >= least && Number(typed) <= most, error),
    ),
    z.transform((typed: string) => Number(typed)),
  );
}
