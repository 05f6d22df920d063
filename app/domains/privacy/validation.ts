import * as z from "zod/mini";
import { versionField } from "#app/domains/submissions/validation.ts";
import { normalizeEmail, type Retention, retentionBounds } from "./rules.ts";

const emailRequired = "L'email est requis";

/**
 * An address in any form that may be stored. The forms now accept plain addresses only (ADR 120). An older address may
 * have another form, but it must be possible to erase it too.
 */
const storedEmail = z.string(emailRequired).check(
  z.trim(),
  z.minLength(1, emailRequired),
  z.maxLength(254, "Email invalide"),
  z.refine((typed) => typed.indexOf("@") > 0, "Email invalide"),
);

/** The request to find a person by their e-mail address. */
export const findPersonSchema = z.strictObject({ intent: z.literal("find"), email: storedEmail });

/** The request to export a person's data. */
export const exportPersonSchema = z.strictObject({ email: storedEmail });

/**
 * The request to erase a person's data: the fingerprint of the data on the screen, and the address, typed once more.
 */
export const erasePersonSchema = z
  .strictObject({
    intent: z.literal("erase"),
    email: storedEmail,
    fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ email, confirmation }) => normalizeEmail(email) === normalizeEmail(confirmation), {
      path: ["confirmation"],
      error: "Retapez exactement l’adresse affichée",
    }),
  );

/** The request to change how long submissions are kept. */
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
