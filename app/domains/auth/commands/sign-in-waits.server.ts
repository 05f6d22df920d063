import { forgetRateLimit, forgetRateLimits } from "#app/lib/trust/rate-limit.server.ts";
import { signInLimits } from "../rules.ts";
import { signInKeys } from "./known-browser.server.ts";

/**
 * Ends what wrong passwords make wait for: those of an account, and those of every client, since nobody knows from
 * which one its owner tried. For who holds the machine (rule accounts/attempts).
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
