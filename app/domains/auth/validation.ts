import * as z from "zod/mini";
import { oneLine } from "#app/lib/forms/one-line.ts";
import { canonicalEmailAddress, isEmailAddress } from "#app/lib/trust/email-address.ts";
import {
  alertTexts,
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

/** A checkbox. The browser sends nothing for an unticked one. */
const ticked = z.pipe(
  z.optional(z.literal("on")),
  z.transform((typed) => typed === "on"),
);

/**
 * Each empty field gets an error. Every other failed sign-in shows one and the same message, so that nobody learns
 * which addresses have an account (rule accounts/sign-in).
 */
export const signInSchema = z.object({
  email: z.string(emailRequired).check(z.trim(), z.minLength(1, emailRequired)),
  password: z.string(passwordRequired).check(z.minLength(1, passwordRequired)),
  trusted: ticked,
});

const newPassword = z.string(passwordRequired).check(z.minLength(1, passwordRequired));

/**
 * A new password and its repetition. Only the server checks how strong it is, because only it has the list of common
 * words.
 */
export const newPasswordTwice = { new_password: newPassword, new_password_again: newPassword };
export const bothAlike = z.refine<Record<keyof typeof newPasswordTwice, string>>(
  (typed) => typed.new_password === typed.new_password_again,
  { path: ["new_password_again"], error: passwordsDiffer },
);

export const changePasswordSchema = z
  .object({
    current_password: z
      .string(passwordRequired)
      .check(z.minLength(1, passwordRequired), z.maxLength(passwordLengths.maximum, currentPasswordWrong)),
    ...newPasswordTwice,
  })
  .check(bothAlike);

export const displayNameSchema = z.object({
  name: z.string(nameRequired).check(
    z.overwrite(oneLine),
    z.trim(),
    z.minLength(1, nameRequired),
    z.maxLength(nameLength, nameTooLong),
    z.refine((typed) => !isFunctionName(typed), nameOfFunction),
  ),
});

export const preferencesSchema = z.object({ marksReadOnOpen: ticked, usesKeyShortcuts: ticked });

/**
 * The password that replaces the one that the program printed. The form does not ask for the printed password, because
 * the person has just signed in with it.
 */
export const firstPasswordSchema = z.object(newPasswordTwice).check(bothAlike);

/** An account's e-mail address as it is stored: in lower case, without a name or a comment (rule forms/email). */
export const accountEmailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.refine(isEmailAddress)),
  z.transform(canonicalEmailAddress),
);

const base64url = (length: number) => z.string().check(z.maxLength(length), z.regex(/^[\w-]+={0,2}$/));

/**
 * The address to which alerts for one browser are sent (at the push service of the browser's vendor), and the keys that
 * encrypt alerts so that only that browser can read them (RFC 8291).
 */
export const alertDeviceSchema = z.object({
  endpoint: z.string().check(z.minLength(1), z.maxLength(1_000)),
  // The keys have 65 and 16 bytes.
  p256dh: base64url(90),
  auth: base64url(26),
});

/** A new alert address of a browser, and the former address that it replaces. */
export const renewedAlertSchema = z.object({
  ...alertDeviceSchema.shape,
  former: z.string().check(z.minLength(1), z.maxLength(1_000)),
});

/** Names one of the person's alert devices. */
export const alertDeviceIdSchema = z.object({ id: z.uuid() });

/**
 * A time such as "22:00". Some browsers add seconds, which are dropped. A blank field means no quiet hours (the hours
 * in which a device shows no alert).
 */
const clock = z.pipe(
  z.optional(z.string().check(z.maxLength(8), z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d(?::\d\d)?)?$/))),
  z.transform((typed) => typed?.slice(0, 5) || null),
);

/** What a person wants from one device: the kinds of alerts and the quiet hours (rule reach/choices). */
export const alertChoicesSchema = z
  .object({
    id: z.uuid(),
    wantsUrgent: ticked,
    wantsFailures: ticked,
    quietFrom: clock,
    quietTo: clock,
    urgentPasses: ticked,
  })
  .check(
    z.refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
      path: ["quietFrom"],
      error: alertTexts.bothHours,
    }),
    z.refine(({ quietFrom, quietTo }) => quietFrom === null || quietFrom !== quietTo, {
      path: ["quietFrom"],
      error: alertTexts.sameHours,
    }),
  );
