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

/** A box: an unticked one sends nothing. */
const ticked = z.pipe(
  z.optional(z.literal("on")),
  z.transform((typed) => typed === "on"),
);

/** Both texts are required. Whether they are right gets one answer (rule accounts/sign-in). */
export const signInSchema = z.object({
  email: z.string(emailRequired).check(z.trim(), z.minLength(1, emailRequired)),
  password: z.string(passwordRequired).check(z.minLength(1, passwordRequired)),
  trusted: ticked,
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

/** The form of the preferences. */
export const preferencesSchema = z.object({ marksReadOnOpen: ticked, usesKeyShortcuts: ticked });

/** The password that replaces the one the program printed. The person has just signed in with that one. */
export const firstPasswordSchema = z
  .object({
    new_password: z.string(passwordRequired).check(z.minLength(1, passwordRequired)),
    new_password_again: z.string(passwordRequired).check(z.minLength(1, passwordRequired)),
  })
  .check(
    z.refine((typed) => typed.new_password === typed.new_password_again, {
      path: ["new_password_again"],
      error: passwordsDiffer,
    }),
  );

/** An account's address as stored: a plain one in lower case (rule forms/email). */
export const accountEmailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress)),
  z.transform(canonicalEmailAddress),
);
