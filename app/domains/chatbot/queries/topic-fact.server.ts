import { eq } from "drizzle-orm";
import type { Reader } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { isRemoteOffered } from "#app/domains/business/rules/site.ts";
import type { Topic } from "../content/topics.ts";
import { homesOnlyText } from "../content/zone-texts.ts";
import { asksCompanyVisit } from "../facts/rules/asked-company.ts";
import { askedTerm } from "../facts/rules/asked-term.ts";
import { approvalText, refusalText, replyText, taxesText } from "../facts/rules/term-texts.ts";
import { saidResponse } from "../rules/offered-answer.ts";
import type { MatchedResponse } from "./candidates.server.ts";
import type { Fact } from "./facts.server.ts";

/** Returns a fact together with the response of its topic. Null when the owner deleted that response. */
export async function named(
  topic: Topic,
  content: string,
  responses: readonly MatchedResponse[],
  executor: Reader,
): Promise<Fact | null> {
  const read = await responseOn(topic, responses, executor);
  return read && { content, responseId: read.id };
}

/**
 * Answers a question about the shop's terms (rule assistant/terms). Null for any other question, and for a question
 * that a response written by the owner answers.
 */
export async function findTerm(
  question: string,
  responses: readonly MatchedResponse[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Fact | null> {
  const isOwn = responses.length === 1 && responses[0]?.topic === null;
  const term = isOwn ? null : askedTerm(question);
  if (term === null) return null;
  if (term === "taxes") return named("prices", taxesText(profile), responses, executor);
  if (term === "refusal") return named("diagnosis", refusalText(profile), responses, executor);
  if (term === "reply") return named("contact", replyText(profile), responses, executor);
  if (term === "approval") {
    const said = approvalText(profile);
    return said === null ? null : named("about", said, responses, executor);
  }
  const topic = ({ reach: "zones", travel: "home-visit", delay: "delay" } as const)[term];
  const read = await responseOn(topic, responses, executor);
  return read && { ...saidResponse(read, profile), responseId: read.id };
}

/** The topics of a question about a visit to a company, the nearest first. */
const companyVisitTopics: readonly Topic[] = ["business", "home-visit", "zones"];

/**
 * Answers a question about a visit to a company, of a shop that visits private homes only (rule settings/visits). Null
 * for another question, and for one that a response of the owner's own answers.
 */
export async function findCompanyVisit(
  question: string,
  responses: readonly MatchedResponse[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Fact | null> {
  const isOwn = responses.length === 1 && responses[0]?.topic === null;
  if (isOwn || !profile.site.homesOnly || !asksCompanyVisit(question)) return null;
  const said = homesOnlyText(isRemoteOffered(profile));
  for (const topic of companyVisitTopics) {
    const fact = await named(topic, said, responses, executor);
    if (fact) return fact;
  }
  return null;
}

/** Returns the response of a topic, usually from those that were already read. */
async function responseOn(
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
