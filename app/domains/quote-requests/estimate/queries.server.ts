import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { offeredChoices } from "#app/domains/business/rules/site.ts";
import { log } from "#app/lib/log.server.ts";
import { tokenSigner } from "#app/lib/trust/signed-token.server.ts";
import { estimateSummary, type ShownEstimate } from "./rules.ts";

const purpose = "quote-estimate";

/**
 * Returns the range that an address asks for, signed: a request can only bring back a range that this site has shown (rule
 * forms/estimate-kept). Null without a device and a trouble, or when it cannot be signed: the form works without it.
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

/** Returns the range a form has sent back. Null for one this site has not signed. */
export async function readEstimate(token: string | null): Promise<string | null> {
  return token === null ? null : (await tokenSigner()).read(purpose, token);
}
