import { eq } from "drizzle-orm";
import type { Reader } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { isMacServed, isRemoteOffered } from "#app/domains/business/rules/site.ts";
import type { Topic } from "../content/topics.ts";
import { homesOnlyText } from "../content/zone-texts.ts";
import { noMacsText } from "../labels.ts";
import { networkTexts } from "../content/network-texts.ts";
import { lessonTimes, unknownTravelFee } from "../content/shop-texts.ts";
import { asksCompanyVisit } from "../facts/rules/asked-company.ts";
import { asksAboutMac } from "../facts/rules/asked-mac.ts";
import { askedCompanyNetwork } from "../facts/rules/asked-network.ts";
import { type AskedTerm, topicOfTerm } from "../facts/rules/asked-term.ts";
import { approvalText, hourlyText, refusalText, replyText, taxesText } from "../facts/rules/term-texts.ts";
import { offeredAnswer, saidResponse } from "../rules/offered-answer.ts";
import { fillPlaceholders } from "../rules/placeholders.ts";
import type { MatchedResponse } from "./candidates.server.ts";
import type { Fact } from "./facts.server.ts";

/**
 * Returns an answer of the program together with the id of the response (stored answer) on its topic. Returns null if
 * the owner has deleted that response.
 */
export async function named(
  topic: Topic,
  content: string,
  responses: readonly MatchedResponse[],
  executor: Reader,
): Promise<Fact | null> {
  const read = await responseOn(topic, responses, executor);
  return read && { content, responseId: read.id };
}

/** Answers a question about the shop's terms, such as taxes (rule assistant/terms). Null for any other question. */
export async function findTerm(
  { term, isTimed }: AskedTerm,
  responses: readonly MatchedResponse[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Fact | null> {
  if (term === null) return null;
  if (term === "taxes") return named("prices", taxesText(profile), responses, executor);
  if (term === "refusal") return named("diagnosis", refusalText(profile), responses, executor);
  if (term === "reply") return named("contact", replyText(profile), responses, executor);
  if (term === "approval" || term === "hourly") {
    const said = term === "approval" ? approvalText(profile) : hourlyText(profile);
    return said === null ? null : named(term === "approval" ? "about" : "prices", said, responses, executor);
  }
  if (!Object.hasOwn(topicOfTerm, term)) return null;
  const read = await responseOn(topicOfTerm[term as keyof typeof topicOfTerm], responses, executor);
  if (!read) return null;
  const { content, ...said } = saidResponse(read, profile);
  const times = isTimed && !read.withheld ? `\n${fillPlaceholders(lessonTimes, profile)}` : "";
  const answer = term === "travel" ? travelAnswer(content, profile) : content;
  return { ...said, content: answer + times, responseId: read.id };
}

/**
 * Returns the response to a question about the cost of travel without 'Oui' (yes) at its start, which would mean that
 * visits cost extra. If no fee is published, a sentence that says so comes first.
 */
function travelAnswer(content: string, { prices }: BusinessProfile): string {
  const said = content.replace(/^Oui, nous venons/, "Nous venons");
  return said === content || prices.travelFees.length > 0 ? said : `${unknownTravelFee}\n${said}`;
}

/** The topics of the response to a question about a visit to a company. The first that exists is used. */
const companyVisitTopics: readonly Topic[] = ["business", "home-visit", "zones"];

/**
 * Answers a question about a visit to a company, if the shop visits homes only (rule settings/visits). Otherwise
 * returns null.
 */
export async function findCompanyVisit(
  question: string,
  responses: readonly MatchedResponse[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Fact | null> {
  if (!profile.site.homesOnly || !asksCompanyVisit(question)) return null;
  return firstNamed(companyVisitTopics, homesOnlyText(isRemoteOffered(profile)), responses, executor);
}

/** The topics of the response to a question about a Mac. The first that exists is used. */
const macTopics: readonly Topic[] = ["mac", "services", "hardware-general"];

/**
 * Answers a question about a Mac, if the shop does not work on Macs (rule settings/devices). Otherwise returns null.
 */
export async function findMac(
  question: string,
  responses: readonly MatchedResponse[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Fact | null> {
  if (isMacServed(profile) || !asksAboutMac(question)) return null;
  return firstNamed(macTopics, fillPlaceholders(noMacsText, profile), responses, executor);
}

/** The topics of the response to a question about a company's network. The first that exists is used. */
const networkTopics: readonly Topic[] = ["network", "business"];

/** Answers a question about a company's network or server (rule assistant/company-network). Otherwise returns null. */
export async function findCompanyNetwork(
  question: string,
  responses: readonly MatchedResponse[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Fact | null> {
  const asked = askedCompanyNetwork(question);
  if (asked === null) return null;
  // If the shop no longer offers work on networks, `offeredAnswer` returns a sentence that says so.
  const said = offeredAnswer(networkTexts[asked], profile);
  return firstNamed(networkTopics, said, responses, executor);
}

/** Returns an answer with the response on the first of these topics whose response the owner has not deleted. */
async function firstNamed(
  topics: readonly Topic[],
  said: string,
  responses: readonly MatchedResponse[],
  executor: Reader,
): Promise<Fact | null> {
  for (const topic of topics) {
    const fact = await named(topic, said, responses, executor);
    if (fact) return fact;
  }
  return null;
}

/** Returns the response on a topic, from `responses` if it is among them, otherwise from the database. */
export async function responseOn(
  topic: Topic,
  responses: readonly MatchedResponse[],
  executor: Reader,
): Promise<Pick<MatchedResponse, "id" | "response" | "withheld" | "offersContact"> | null> {
  const read = responses.find((one) => one.topic === topic);
  if (read) return read;
  const { id, response, withheld, offersContact } = chatbotResponses;
  const [row] = await executor
    .select({ id, response, withheld, offersContact })
    .from(chatbotResponses)
    .where(eq(chatbotResponses.topic, topic))
    .limit(1);
  return row ?? null;
}
