import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { offeredChoices } from "#app/domains/business/rules/site.ts";
import { log } from "#app/lib/log.server.ts";
import { tokenSigner } from "#app/lib/trust/signed-token.server.ts";
import { estimateSummary, type ShownEstimate } from "./rules.ts";

const purpose = "quote-estimate";

/**
 * Returns the signed price range for the parameters of a URL. The signature makes sure that a request contains only a
 * range that this site has shown (rule forms/estimate-kept). Null without a device and a problem, or when it cannot be
 * signed; the form works without it.
 */
export async function getShownEstimate(
  query: URLSearchParams,
  profile: BusinessProfile,
): Promise<ShownEstimate | null> {
  const text = estimateSummary(query, profile.prices, offeredChoices(profile));
  if (text === null) return null;
  try {
    return { text, token: (await tokenSigner()).sign(purpose, text) };
  } catch (error) {
    log.error({ err: error }, "estimate not signed");
    return null;
  }
}

/** Returns the price range that a form has sent. Null if this site has not signed it. */
export async function readEstimate(token: string | null): Promise<string | null> {
  return token === null ? null : (await tokenSigner()).read(purpose, token);
}
