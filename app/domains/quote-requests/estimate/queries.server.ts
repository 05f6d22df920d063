import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { offeredChoices } from "#app/domains/business/rules/form-services.ts";
import { businessWords, fillText } from "#app/domains/business/rules/texts.ts";
import { chosenPlanText } from "#app/domains/pricing/rules/plans.ts";
import { log } from "#app/lib/log.server.ts";
import { tokenSigner } from "#app/lib/trust/signed-token.server.ts";
import { estimateSummary, servedDevices, type ShownEstimate } from "./rules.ts";

const purpose = "quote-estimate";

/**
 * Returns the plan that a URL names (rule forms/plan) or else the price range for its choices, with a signature. The
 * signature proves later that this site gave the text, so nobody can send an invented one (rule forms/estimate-kept).
 * Returns null if the URL has neither, or if signing fails: the form works without it.
 */
export async function getShownEstimate(
  query: URLSearchParams,
  profile: BusinessProfile,
): Promise<ShownEstimate | null> {
  const plan = chosenPlanText(query, profile.prices);
  const text =
    plan === null
      ? estimateSummary(query, profile.prices, offeredChoices(profile), servedDevices(profile))
      : fillText(plan, businessWords(profile));
  if (text === null) return null;
  try {
    return { text, token: (await tokenSigner()).sign(purpose, text) };
  } catch (error) {
    log.error({ err: error }, "estimate not signed");
    return null;
  }
}

/** Returns the plan or the price range in a token that a form sent; null if this site did not sign the token. */
export async function readEstimate(token: string | null): Promise<string | null> {
  return token === null ? null : (await tokenSigner()).read(purpose, token);
}
