import type { Reader } from "#app/db/client.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { isReceiving } from "#app/domains/business/rules/site.ts";
import { type ShopMoment, shopMoment } from "#app/domains/business/rules/opening.ts";
import { recoveryTimes, unknownTravelFee } from "../content/shop-texts.ts";
import type { Topic } from "../content/topics.ts";
import { asksBarePrice } from "../facts/rules/asked-bare-price.ts";
import { asksAboutPhone } from "../facts/rules/asked-phone.ts";
import { askedScam } from "../facts/rules/asked-scam.ts";
import { askedPlace, asksToCome, placeWords } from "../facts/rules/asked-place.ts";
import { asksToVisitShop } from "../facts/rules/asked-practical.ts";
import { type AskedTerm, askedTerm } from "../facts/rules/asked-term.ts";
import { askedPrice, asksPublishedPrice, asksOwnPrice, isAboutNamed } from "../facts/rules/asked-price.ts";
import { offeredAnswer, saidResponse } from "../rules/offered-answer.ts";
import { fillPlaceholders } from "../rules/placeholders.ts";
import { saidOnce } from "../rules/said-once.ts";
import { isLikelyOffTopic } from "../understanding/rules/knowledge.ts";
import { normalise } from "../understanding/rules/normalise.ts";
import type { MatchedResponse } from "./candidates.server.ts";
import { findHours } from "./hours-fact.server.ts";
import type { Judgement } from "./reply.server.ts";
import { findScam, findShopText } from "./shop-fact.server.ts";
import { findSituation } from "./situation-fact.server.ts";
import {
  findCompanyNetwork,
  findCompanyVisit,
  findMac,
  findTerm,
  named,
  responseOn,
} from "./topic-fact.server.ts";
import { findZone } from "./zone-fact.server.ts";

/** An answer made from the shop's settings and zones, and the response (stored answer) in whose place it is given. */
export interface Fact {
  content: string;
  responseId: string;
  /** Present when the phone number and the message form are offered with the answer. */
  offersContact?: boolean;
}

/** Topics whose response is given without other facts: no price and no hours belong beside an apology or a refusal. */
const alone = new Set<string | null>(["complaint", "refused"] satisfies Topic[]);

/** Whether the answer is a response on a topic of `alone`, so that nothing from the settings replaces it. */
export function answersAlone({ decision, responses: [first] }: Judgement): boolean {
  return decision.kind === "answer" && first !== undefined && alone.has(first.topic);
}

/** Whether the shop's terms answer before the opening hours: the question names an hour but asks something else. */
const isBeforeHours = ({ term, isTimed }: AskedTerm) => isTimed || term === "inVain";

const placeTopics = new Set<string | null>(["zones", "home-visit"]);

/**
 * Returns the answer from the shop's own data (rule assistant/facts), or null if the question asks for no such fact.
 * Such facts are: whether the shop works in a named town or postal code, the real hours of a named day, the published
 * prices of a named service or plan. Also null if the owner has deleted the response on that topic.
 */
export async function findFact(
  question: string,
  judgement: Judgement,
  profile: BusinessProfile,
  executor: Reader,
  at: ShopMoment = shopMoment(new Date()),
): Promise<Fact | null> {
  const { responses } = judgement;
  // The owner wrote a response that fits. It is better than the program's answer about a company or about the terms.
  const isOwn = responses.length === 1 && responses[0]?.topic === null;
  const situation = isOwn ? null : await findSituation(judgement.situation, responses, profile, executor);
  const scam = isOwn ? null : await findScam(question, responses, profile, executor);
  // A known fraud, such as a false parcel, has advice that says more. The police never write such a message.
  const isKnownFraud = judgement.situation?.topic === "scam" && askedScam(question) === "company";
  if (scam !== null) return isKnownFraud ? (situation ?? scam) : scam;
  if (answersAlone(judgement)) return null;
  const excluded = isOwn ? null : await findExclusion(question, responses, profile, executor);
  if (excluded !== null) return excluded;
  const network =
    isOwn || situation ? null : await findCompanyNetwork(question, responses, profile, executor);
  if (network !== null) return network;
  const asked = askedTerm(question);
  const fact =
    (isOwn || !isBeforeHours(asked) ? null : await findTerm(asked, responses, profile, executor)) ??
    (await findHours(question, judgement, { profile, executor, at })) ??
    (isOwn ? null : await findShopText(asked.term, responses, profile, executor)) ??
    (await findPlace(question, asked.isOfTravel, judgement, { profile, executor })) ??
    (isOwn ? null : await findTerm(asked, responses, profile, executor)) ??
    (await findPrice(question, judgement, { profile, executor, hasAdvice: situation !== null })) ??
    (responses.length === 1 ? null : await findBarePrice(question, responses, profile, executor));
  if (!fact || !situation) return fact ?? situation;
  const offersContact = (fact.offersContact ?? false) || (situation.offersContact ?? false);
  return { ...fact, content: saidOnce([fact.content, situation.content]), offersContact };
}

/** Returns the answer to a question about work or places that the shop excludes, beside which nothing else is true. */
async function findExclusion(
  question: string,
  responses: readonly MatchedResponse[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Fact | null> {
  const wouldComeInVain = !isReceiving(profile) && asksToVisitShop(normalise(question));
  return (
    (wouldComeInVain ? await findShopText("access", responses, profile, executor) : null) ??
    (await findMac(question, responses, profile, executor)) ??
    (await findCompanyVisit(question, responses, profile, executor))
  );
}

async function findPlace(
  question: string,
  isOfTravel: boolean,
  { responses, match, understanding }: Judgement,
  { profile, executor }: { profile: BusinessProfile; executor: Reader },
): Promise<Fact | null> {
  if (!isShown(profile, "/locations")) return null;
  const words = placeWords(question);
  const isOffTopic = understanding !== null && isLikelyOffTopic(understanding);
  // A response found with confidence is not replaced: a question about a broken screen may also name a town.
  const isOpen = responses.length !== 1;
  const comes =
    isOfTravel ||
    responses.some(({ topic }) => placeTopics.has(topic)) ||
    (isOpen && !isOffTopic && asksToCome(words));
  const asked = comes || isOpen ? askedPlace(words, comes) : null;
  if (!asked) return null;
  const strange = match.words.filter(({ known }) => !known).map(({ word }) => word);
  const found = await findZone({ ...asked, strange }, profile, executor);
  if (found === null) return null;
  const isVisit = isOfTravel && found.isVisited;
  const visit = isVisit ? fillPlaceholders(visitText, profile) : "";
  const fee = isVisit && profile.prices.travelFees.length === 0 ? unknownTravelFee : "";
  return named("zones", [fee, found.said, visit].filter(Boolean).join("\n"), responses, executor);
}

const visitText = "[{Nom_visite} : {prix_visite}.]";

/** Returns the response about prices if a question asks only what the shop's work costs. Otherwise returns null. */
async function findBarePrice(
  question: string,
  responses: readonly MatchedResponse[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Fact | null> {
  const read = asksBarePrice(question) ? await responseOn("prices", responses, executor) : null;
  return read && { ...saidResponse(read, profile), responseId: read.id };
}

/** Matches a question that also asks how long the work takes, such as 'prix et délai' (price and delay). */
const asksDelay = /\b(d[ée]lais?|combien de temps)\b/i;

/** Matches a question that asks what something costs, in the form in which questions are compared. */
const asksCost = /\b(combien|prix|tarif\w*|cout\w*|cher|chere|pay\w*|paie\w*|factur\w*|devis)\b/;

/**
 * Returns the price that the question asks for, or null if it asks for none. The text of the best response follows,
 * unless it gives a price itself; if several responses fit, it must be about the priced service. If the question also
 * asks how long the work takes, the response about delays comes last. `hasAdvice` says that the advice for a situation
 * follows in place of the response's text.
 */
async function findPrice(
  question: string,
  { responses, understanding }: Judgement,
  { profile, executor, hasAdvice }: { profile: BusinessProfile; executor: Reader; hasAdvice: boolean },
): Promise<Fact | null> {
  // 'Mon abonnement Office' (my subscription to Office) asks for no price of the shop.
  if (hasAdvice && !asksCost.test(normalise(question).join(" "))) return null;
  const [first] = responses;
  const isOffTopic = !first && understanding !== null && isLikelyOffTopic(understanding);
  if (isOffTopic && !asksOwnPrice(question, profile) && !asksPublishedPrice(question, profile)) return null;
  const topics = first ? responses.map(({ topic }) => topic) : ["prices"];
  const hasPrice = first?.response.includes("{prix_") ?? false;
  const price = askedPrice(question, { topics, hasPrice }, profile);
  if (price === null) return null;
  if (asksAboutPhone(question) && !asksOwnPrice(question, profile))
    return phoneAnswer(responses, profile, executor);
  // Only the price is given. A response about delays does not fit a question about a cost, and no response is about a
  // service that the owner added.
  if (first?.topic === "delay" || asksOwnPrice(question, profile))
    return named("prices", price, responses, executor);
  const isSure = responses.length === 1 || isAboutNamed(first?.topic ?? null, question, topics);
  if (!first || !isSure) return named("prices", price, responses, executor);
  const more = hasPrice || hasAdvice || first.withheld ? [] : [offeredAnswer(first.response, profile)];
  const times = asksDelay.test(question) ? await timesOf(first, profile, executor) : [];
  return { content: saidOnce([price, ...more, ...times]), responseId: first.id };
}

/** Returns the response about phones, because the list has prices for computers only. */
async function phoneAnswer(
  responses: readonly MatchedResponse[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Fact | null> {
  const read = await responseOn("phones", responses, executor);
  return read && { ...saidResponse(read, profile), responseId: read.id };
}

/**
 * Returns the answer to how long the work of a response (a stored answer) takes, in a list that may be empty. For a
 * recovery of data the usual delay says only when the work begins.
 */
async function timesOf(
  response: MatchedResponse,
  profile: BusinessProfile,
  executor: Reader,
): Promise<string[]> {
  if (response.topic === "data-recovery") return [recoveryTimes];
  const delay = await responseOn("delay", [response], executor);
  return delay && !delay.withheld ? [offeredAnswer(delay.response, profile)] : [];
}
