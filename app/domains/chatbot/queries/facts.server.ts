import { eq } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { isShown } from "#app/domains/business/rules/site.ts";
import { parisDay } from "#app/lib/french/dates.ts";
import { askedDay, dayAnswer, isOnlyDay } from "../rules/asked-day.ts";
import { askedTime, isOpeningAsked, timeAnswer } from "../rules/asked-time.ts";
import { askedPrice, isAboutNamed } from "../rules/asked-price.ts";
import { fillPlaceholders, offeredAnswer } from "../rules/placeholders.ts";
import { isLikelyForeign } from "../understanding/rules/knowledge.ts";
import type { Judgement } from "./reply.server.ts";
import { findZone, placeWords } from "./zone-fact.server.ts";

/** An answer made from the shop's own data, in the name of the response it makes precise. */
export interface Fact {
  content: string;
  responseId: string;
}

/** A question this short that names a place asks whether the shop comes there. */
const shortQuestion = 4;
const placeTopics = new Set<string | null>(["zones", "home-visit"]);

/**
 * Answers from the data (rule assistant/facts): whether a named town or postal code is a zone, the real hours of a named
 * day, the published prices of a named service or plan. Null when the question asks for none of them, or the owner
 * deleted the response it would make precise.
 */
export async function findFact(
  question: string,
  judgement: Judgement,
  profile: BusinessProfile,
  executor: Executor,
): Promise<Fact | null> {
  const { decision, responses, match } = judgement;
  const topics = responses.map(({ topic }) => topic);
  const isOpen = decision.kind !== "answer";
  // A day alone asks for its hours, unless the owner's own words answer it.
  const isOwn = responses.length > 0 && topics[0] === null;
  const asksDay = topics.includes("hours") || (!isOwn && (isOnlyDay(question) || isOpeningAsked(question)));
  const day = asksDay ? askedDay(question, parisDay(new Date())) : null;
  const time = asksDay ? askedTime(question) : null;
  const hours = (said: string) =>
    named("hours", `${said}\n${fillPlaceholders(hoursText, profile)}`, executor);
  if (day) return hours(dayAnswer(day, profile, time));
  if (time !== null && (topics[0] === "hours" || isOpeningAsked(question)))
    return hours(timeAnswer(time, profile));
  const words = placeWords(question);
  const asksPlace =
    topics.some((topic) => placeTopics.has(topic)) || (isOpen && words.length <= shortQuestion);
  if (asksPlace && isShown(profile, "/locations")) {
    const strange = match.words.filter(({ known }) => !known).map(({ word }) => word);
    const zone = await findZone({ words, strange }, profile, executor);
    if (zone) return named("zones", zone, executor);
  }
  return findPrice(question, judgement, profile, executor);
}

const hoursText = "Nos horaires. {horaires}. {fermeture}. Un doute ? {telephone}.";

/**
 * A response about something else than prices is said after the price it does not give itself. Of several that are possible,
 * the likeliest is, when it is about the priced service.
 */
async function findPrice(
  question: string,
  { responses, understanding }: Judgement,
  profile: BusinessProfile,
  executor: Executor,
): Promise<Fact | null> {
  const [first] = responses;
  if (!first && understanding && isLikelyForeign(understanding)) return null;
  const topics = first ? responses.map(({ topic }) => topic) : ["prices"];
  const hasPrice = first?.response.includes("{prix_") ?? false;
  const price = askedPrice(question, { topics, hasPrice }, profile);
  if (price === null) return null;
  // What a repair costs was asked, not how long it takes.
  if (first?.topic === "delay") return named("prices", price, executor);
  const isSure = responses.length === 1 || isAboutNamed(first?.topic ?? null, question, topics);
  if (!first || !isSure) return named("prices", price, executor);
  const more = hasPrice ? "" : `\n\n${offeredAnswer(first.response, profile)}`;
  return { content: price + more, responseId: first.id };
}

async function named(topic: string, content: string, executor: Executor): Promise<Fact | null> {
  const { id } = chatbotResponses;
  const [row] = await executor
    .select({ id })
    .from(chatbotResponses)
    .where(eq(chatbotResponses.topic, topic))
    .limit(1);
  return row ? { content, responseId: row.id } : null;
}
