import type { Reader } from "#app/db/client.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import type { ShopText } from "../content/shop-texts.ts";
import { askedScam } from "../facts/rules/asked-scam.ts";
import { situationIn } from "../situations/rules/situations.ts";
import { situationText } from "../situations/rules/situation-text.ts";
import type { MatchedResponse } from "./candidates.server.ts";
import type { Fact } from "./facts.server.ts";
import { sayShopText } from "./shop-fact.server.ts";

/**
 * Returns the advice for the situation that a question describes (rule assistant/situations), or null. The owner's own
 * words about the topic come before the advice.
 */
export async function findSituation(
  question: string,
  responses: readonly MatchedResponse[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Fact | null> {
  const situation = situationIn(question);
  if (situation === null) return null;
  const text: ShopText = {
    topic: situation.topic,
    text: situationText(situation, profile),
    yieldsToOwner: true,
  };
  return sayShopText(text, responses, profile, executor);
}

/**
 * Whether a message in the name of a company is a fraud with its own advice, such as a parcel or blackmail. This advice
 * says more than the general answer about a scam (rule assistant/scam).
 */
export const isKnownFraud = (question: string): boolean =>
  askedScam(question) === "company" && situationIn(question)?.topic === "scam";
