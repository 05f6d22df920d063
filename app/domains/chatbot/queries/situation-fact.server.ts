import type { Reader } from "#app/db/client.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import type { ShopText } from "../content/shop-texts.ts";
import type { Situation } from "../situations/content/situation.ts";
import { situationText } from "../situations/rules/situation-text.ts";
import type { MatchedResponse } from "./candidates.server.ts";
import type { Fact } from "./facts.server.ts";
import { sayShopText } from "./shop-fact.server.ts";

/**
 * Returns the advice for a situation (rule assistant/situations), or null. The owner's own words about the topic come
 * before the advice.
 */
export async function findSituation(
  situation: Situation | null,
  responses: readonly MatchedResponse[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Fact | null> {
  if (situation === null) return null;
  const text: ShopText = {
    topic: situation.topic,
    text: situationText(situation, profile),
    yieldsToOwner: true,
  };
  return sayShopText(text, responses, profile, executor);
}
