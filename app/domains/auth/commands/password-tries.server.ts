import type { FormErrors } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { forgetRateLimit, takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import { tooManyAttempts } from "../labels.ts";
import { type Actor, signInLimits } from "../rules.ts";

/** The refusal after too many wrong passwords, with its text for the field of the current password. */
export type PasswordLimited = Outcome<{ limited: { errors: FormErrors } }, "limited">;

/**
 * Counts a try of the signed-in person's current password, and returns a refusal after too many (rule
 * accounts/attempts). Tries in all forms of the account page count together.
 */
export async function takePasswordTry({ userId }: Actor): Promise<PasswordLimited | null> {
  const { allowed, retryAfterSeconds } = await takeRateLimit({ ...signInLimits.place, scope, key: userId });
  if (allowed) return null;
  const current_password = tooManyAttempts(Math.ceil(retryAfterSeconds / 60));
  return { outcome: "limited", retryAfterSeconds, errors: { current_password } };
}

/** Sets the count of tries back to zero, after the right password. */
export async function forgetPasswordTries({ userId }: Actor): Promise<void> {
  await forgetRateLimit(scope, userId);
}

const scope = "change-password";
