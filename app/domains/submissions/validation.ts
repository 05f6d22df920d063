import * as z from "zod/mini";
import { oneLine } from "#app/lib/forms/one-line.ts";
import { canonicalEmailAddress, isEmailAddress } from "#app/lib/trust/email-address.ts";
import { isPhone } from "#app/lib/french/phone.ts";

/** The schema of a record's version, as a form sends it: the version that the person's screen shows. */
export const versionField = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.transform((typed: string) => Number(typed)),
);

const emailError = "Email invalide";
const phoneLength = 40;
const postalCodeError = "Un code postal français a cinq chiffres, par exemple 72000";
const phoneError = "Numéro de téléphone invalide";

interface TextLength {
  /** The most characters allowed. */
  length: number;
  /** The error for a text that is too long, without the number: 'Le nom est trop long' (the name is too long). */
  tooLong: string;
  /** Whether the text may have several lines. In any other text a line break becomes a space (rule forms/clean-text). */
  lines?: true;
}

/** Returns the schema of a required text. `missing` is the error for a blank one. */
export function requiredText(missing: string, { length, tooLong, lines }: TextLength) {
  return z.string(missing).check(
    z.overwrite((typed) => inLines(typed, lines)),
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(length, atMost(tooLong, length)),
  );
}

/** Returns the schema of an optional text. A blank text becomes null. */
export function optionalText({ length, tooLong, lines }: TextLength) {
  const error = atMost(tooLong, length);
  return z.pipe(
    z.optional(z.string(error)).check(z.refine((typed) => (typed?.trim().length ?? 0) <= length, error)),
    z.transform((typed: string | undefined) => inLines(typed ?? "", lines).trim() || null),
  );
}

/** Returns the schema of a required e-mail address: one address, with nothing around it (rule forms/email). */
export function emailField() {
  const missing = "L'email est requis";
  return z.pipe(
    z.string(missing).check(z.trim(), z.minLength(1, missing), z.refine(isEmailAddress, emailError)),
    z.transform(canonicalEmailAddress),
  );
}

/** Returns the schema of an optional e-mail address. An empty field becomes null. */
export function optionalEmail() {
  return z.pipe(
    z
      .optional(z.string(emailError))
      .check(z.refine((typed) => !typed?.trim() || isEmailAddress(typed.trim()), emailError)),
    z.transform((typed: string | undefined) => canonicalEmailAddress(typed?.trim() ?? "") || null),
  );
}

/** Returns the schema of an optional phone number, of 10 to 15 digits (rule forms/phone). Empty becomes null. */
export function optionalPhone() {
  return z.pipe(
    z
      .optional(z.string(phoneError))
      .check(z.refine((typed) => !typed?.trim() || isPhoneField(typed), phoneError)),
    z.transform((typed: string | undefined) => oneLine(typed ?? "").trim() || null),
  );
}

/** Returns the schema of a required phone number, of 10 to 15 digits (rule forms/phone). */
export function requiredPhone() {
  const missing = "Le téléphone est requis";
  return z
    .string(missing)
    .check(z.overwrite(oneLine), z.trim(), z.minLength(1, missing), z.refine(isPhoneField, phoneError));
}

/** Returns the schema of a required postal code of France: the département and three digits, stored without spaces. */
export function postalCodeField() {
  const missing = "Le code postal est requis";
  return z.string(missing).check(
    z.overwrite((typed) => typed.replace(/\s+/g, "")),
    z.minLength(1, missing),
    z.refine((code) => code === "" || /^(?:0[1-9]|[1-8]\d|9[0-8])\d{3}$/.test(code), postalCodeError),
  );
}

/**
 * Returns the schema of a required choice. `missing` is the error if nothing is chosen, `unknown` the error for a value
 * that is not among `choices`.
 */
export function requiredChoice<Choice extends string>(
  choices: readonly Choice[],
  missing: string,
  unknown: string,
) {
  return z.pipe(
    z.string(missing).check(
      z.minLength(1, missing),
      z.refine((value) => value === "" || (choices as readonly string[]).includes(value), unknown),
    ),
    z.transform((value: string) => value as Choice),
  );
}

function isPhoneField(typed: string): boolean {
  return typed.length <= phoneLength && isPhone(typed);
}

function inLines(typed: string, lines?: true): string {
  return lines ? typed : oneLine(typed);
}

function atMost(tooLong: string, length: number): string {
  return `${tooLong} (${length} caractères au plus)`;
}
