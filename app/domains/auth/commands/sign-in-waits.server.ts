import { forgetRateLimit, forgetRateLimits } from "#app/lib/trust/rate-limit.server.ts";
import { signInLimits } from "../rules.ts";
import { signInKeys } from "./known-browser.server.ts";

/**
 * Ends the waits that wrong passwords have caused for an account (rule accounts/attempts). Ends those of every IP
 * address too, because nobody knows which address the owner uses. Only the command `npm run admin` calls this function.
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
