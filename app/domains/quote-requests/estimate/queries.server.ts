import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { offeredChoices } from "#app/domains/business/rules/form-services.ts";
import { log } from "#app/lib/log.server.ts";
import { tokenSigner } from "#app/lib/trust/signed-token.server.ts";
import { estimateSummary, servedDevices, type ShownEstimate } from "./rules.ts";

const purpose = "quote-estimate";

/**
 * Returns the price range for the choices in a URL, with a signature. The signature proves later that this site gave
 * the range, so nobody can send an invented one (rule forms/estimate-kept). Returns null if the URL lacks the device or
 * the problem, or if signing fails: the form works without a range.
 */
export async function getShownEstimate(
  query: URLSearchParams,
  profile: BusinessProfile,
): Promise<ShownEstimate | null> {
  const text = estimateSummary(query, profile.prices, offeredChoices(profile), servedDevices(profile));
  if (text === null) return null;
  try {
    return { text, token: (await tokenSigner()).sign(purpose, text) };
  } catch (error) {
    log.error({ err: error }, "estimate not signed");
    return null;
  }
}

/** Returns the price range in a token that a form sent; null if this site did not sign the token. */
export async function readEstimate(token: string | null): Promise<string | null> {
  return token === null ? null : (await tokenSigner()).read(purpose, token);
}
