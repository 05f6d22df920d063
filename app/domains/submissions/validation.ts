import * as z from "zod/mini";
import { canonicalEmailAddress, isEmailAddress } from "#app/lib/trust/email-address.ts";
import { isPhone } from "#app/lib/french/phone.ts";

/** Milliseconds a success banner stays (P§9, decision 15). */
export const successBannerMs = 5000;

/** The honeypot of the public forms: people never see it, so whoever fills it is a program (decision 25). */
export const honeypotName = "site_web";

/** What one may ask of any record of an inbox. Other fields are refused. */
export const inboxActSchema = z.strictObject({
  intent: z.enum(["read", "unread", "delete", "restore", "release"]),
  id: z.uuid(),
});

/** The version of a record its reader saw, as a form sends it. */
export const versionField = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.transform((typed: string) => Number(typed)),
);

/** Saves staff's notes on a record (B§4). */
export const notesRequestSchema = z.strictObject({
  intent: z.literal("notes"),
  id: z.uuid(),
  version: versionField,
  notes: optionalText({ length: 10_000, tooLong: "Les notes sont trop longues" }),
});

/** What the inbox may ask of a record of any kind. */
export const commonRequestSchema = z.discriminatedUnion("intent", [inboxActSchema, notesRequestSchema]);

export type CommonRequest = z.output<typeof commonRequestSchema>;

const emailError = "Email invalide";
const phoneLength = 40;
const phoneError = "Numéro de téléphone invalide";

interface TextLength {
  /** Characters at most. */
  length: number;
  /** What is said when there are more, before the number: "Le nom est trop long". */
  tooLong: string;
}

/** A text that has to be there: `missing` is said when it is blank after trimming. */
export function requiredText(missing: string, { length, tooLong }: TextLength) {
  return z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(length, atMost(tooLong, length)));
}

/** A text that may be left out; a blank one counts as none. */
export function optionalText({ length, tooLong }: TextLength) {
  const error = atMost(tooLong, length);
  return z.pipe(
    z.optional(z.string(error)).check(z.refine((typed) => (typed?.trim().length ?? 0) <= length, error)),
    z.transform((typed: string | undefined) => typed?.trim() || null),
  );
}

/** An e-mail address (P§5), required. */
export function emailField() {
  const missing = "L'email est requis";
  return z.pipe(
    z.string(missing).check(z.trim(), z.minLength(1, missing), z.refine(isEmailAddress, emailError)),
    z.transform(canonicalEmailAddress),
  );
}

/** An e-mail address that may be left out. */
export function optionalEmail() {
  return z.pipe(
    z
      .optional(z.string(emailError))
      .check(z.refine((typed) => !typed?.trim() || isEmailAddress(typed.trim()), emailError)),
    z.transform((typed: string | undefined) => canonicalEmailAddress(typed?.trim() ?? "") || null),
  );
}

/** A telephone number that may be left out (P§5, decision 14). */
export function optionalPhone() {
  return z.pipe(
    z
      .optional(z.string(phoneError))
      .check(z.refine((typed) => !typed?.trim() || isPhoneField(typed), phoneError)),
    z.transform((typed: string | undefined) => typed?.trim() || null),
  );
}

/** A telephone number that has to be there (decision 14: the same rule on every form). */
export function requiredPhone() {
  const missing = "Le téléphone est requis";
  return z.string(missing).check(z.trim(), z.minLength(1, missing), z.refine(isPhoneField, phoneError));
}

/** One value of a list of choices, required. `labels` has a key for each choice. */
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

function atMost(tooLong: string, length: number): string {
  return `${tooLong} (${length} caractères au plus)`;
}
