import { forgetRateLimit, forgetRateLimits } from "#app/lib/trust/rate-limit.server.ts";
import { signInLimits } from "../rules.ts";
import { signInKeys } from "./known-browser.server.ts";

/**
 * Ends the waits after wrong passwords for an account (rule accounts/attempts): its own, and those of every client,
 * because nobody knows which client the owner used. Only the command line calls it, so it takes access to the machine.
 */
export async function liftSignInWaits(email: string): Promise<void> {
  const { account } = await signInKeys(email, null);
  const { client, place, account: anywhere, link } = signInLimits;
  await Promise.all([
    forgetRateLimits(client.scope, ""),
    forgetRateLimits(place.scope, `${account}.`),
    forgetRateLimit(anywhere.scope, account),
    forgetRateLimit(link.scope, account),
  ]);
}
