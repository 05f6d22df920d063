import * as z from "zod/mini";
import { canonicalEmailAddress, isEmailAddress } from "#app/lib/trust/email-address.ts";
import {
  currentPasswordWrong,
  emailRequired,
  nameOfFunction,
  nameRequired,
  nameTooLong,
  passwordRequired,
  passwordsDiffer,
} from "./labels.ts";
import { isFunctionName, passwordLengths } from "./rules.ts";

const nameLength = 120;

/** Both fields are required. Whether they are right gets one answer (rule accounts/sign-in). */
export const signInSchema = z.object({
  email: z.string(emailRequired).check(z.trim(), z.minLength(1, emailRequired)),
  password: z.string(passwordRequired).check(z.minLength(1, passwordRequired)),
});

/** The server judges the strength of the new password: it knows the common ones. */
export const changePasswordSchema = z
  .object({
    current_password: z
      .string(passwordRequired)
      .check(z.minLength(1, passwordRequired), z.maxLength(passwordLengths.maximum, currentPasswordWrong)),
    new_password: z.string(passwordRequired).check(z.minLength(1, passwordRequired)),
    new_password_again: z.string(passwordRequired).check(z.minLength(1, passwordRequired)),
  })
  .check(
    z.refine((typed) => typed.new_password === typed.new_password_again, {
      path: ["new_password_again"],
      error: passwordsDiffer,
    }),
  );

export const displayNameSchema = z.object({
  name: z.string(nameRequired).check(
    z.trim(),
    z.minLength(1, nameRequired),
    z.maxLength(nameLength, nameTooLong),
    z.refine((typed) => !isFunctionName(typed), nameOfFunction),
  ),
});

const choice = z.pipe(
  z.optional(z.literal("on")),
  z.transform((typed) => typed === "on"),
);

/** The form of the preferences: an unticked box sends nothing. */
export const preferencesSchema = z.object({ marksReadOnOpen: choice, usesKeyShortcuts: choice });

/** An account's address as stored: a plain one in lower case (rule forms/email). */
export const accountEmailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress)),
  z.transform(canonicalEmailAddress),
);
