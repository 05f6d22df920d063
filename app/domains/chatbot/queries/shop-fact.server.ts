import type { Reader } from "#app/db/client.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { noPremisesText } from "#app/domains/business/rules/premises.ts";
import { isReceiving } from "#app/domains/business/rules/site.ts";
import { ageText, scamTexts, type ShopText, shopTexts } from "../content/shop-texts.ts";
import { starterResponses } from "../content/starter-responses.ts";
import { askedScam } from "../facts/rules/asked-scam.ts";
import type { Term } from "../facts/rules/asked-term.ts";
import { discountText } from "../facts/rules/discounts.ts";
import { offeredAnswer, saidResponse } from "../rules/offered-answer.ts";
import type { MatchedResponse } from "./candidates.server.ts";
import type { Fact } from "./facts.server.ts";
import { responseOn } from "./topic-fact.server.ts";

/**
 * Answers a question about a fact of the shop that none of the program's responses (stored answers) gives (rule
 * assistant/practical). If the owner has reworded the response on the topic, that text comes first, because it may give
 * the fact. Returns null for any other question.
 */
export async function findShopText(
  term: Term | null,
  responses: readonly MatchedResponse[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Fact | null> {
  const found = term && textOn(term, profile);
  return found ? sayShopText(found, responses, profile, executor) : null;
}

/**
 * Returns an answer of the program. If the owner has reworded or withheld the response (stored answer) on its topic and
 * the text yields to it, that response is said instead. Null if the owner has deleted it.
 */
export async function sayShopText(
  found: ShopText,
  responses: readonly MatchedResponse[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Fact | null> {
  const read = await responseOn(found.topic, responses, executor);
  if (!read) return null;
  const isOwn = starterResponses.every(({ response }) => response !== read.response);
  if (found.yieldsToOwner && (isOwn || read.withheld))
    return { ...saidResponse(read, profile), responseId: read.id };
  return { content: offeredAnswer(found.text, profile), responseId: read.id, offersContact: true };
}

/** Returns the text about a term, or null if a response of the program gives the fact. */
function textOn(term: Term, profile: BusinessProfile): ShopText | null {
  if (term === "people") return profile.team.length > 0 ? null : shopTexts.people;
  if (term === "age" && profile.founded) return ageText(profile.founded);
  if (term === "access" && !isReceiving(profile))
    return { topic: "address", text: `${noPremisesText(profile)}\n{telephone}` };
  if (term === "access") return profile.address.access ? shopTexts.access : shopTexts.noAccess;
  if (term === "discount") {
    const text = discountText(profile);
    return text === null ? shopTexts.discount : { topic: "prices", text };
  }
  return term !== null && Object.hasOwn(shopTexts, term) ? shopTexts[term as keyof typeof shopTexts] : null;
}

/**
 * Answers a question about a message that is probably a scam (rule assistant/scam). Returns null for any other
 * question.
 */
export async function findScam(
  question: string,
  responses: readonly MatchedResponse[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Fact | null> {
  const sender = askedScam(question);
  const read = sender && (await responseOn("scam", responses, executor));
  if (!sender || !read) return null;
  if (read.withheld) return { ...saidResponse(read, profile), responseId: read.id };
  const content = offeredAnswer(`${scamTexts[sender]}\n${scamTexts.advice}`, profile);
  return { content, responseId: read.id, offersContact: true };
}
