import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import type { StarterResponse } from "../content/topics.ts";
import { keywordText } from "../rules/keywords.ts";

// Starter responses are the responses that came with the program. An upgrade updates those that nobody has changed
// (rule assistant/starter).

/**
 * A stored response is recognised as a starter response by its topic and this many first characters. The topic alone is
 * not enough: in early releases several responses had the same one. The later characters may be reworded by a release.
 */
const sameBeginning = 40;

/** The names that topics had in early releases, when several responses had the same topic. */
const formerTopics: Partial<Record<StarterResponse["topic"], string>> = {
  "hardware-general": "hardware-repair",
  "hardware-no-start": "hardware-repair",
  "hardware-parts": "hardware-repair",
  "windows-trouble": "software-repair",
  "program-trouble": "software-repair",
  "smalltalk-hello": "smalltalk",
  "smalltalk-thanks": "smalltalk",
  "smalltalk-bye": "smalltalk",
};

/** Updates the topic, label and keywords of a starter response that nobody has changed. */
export async function renewTopic(tx: Executor, starter: StarterResponse): Promise<void> {
  const { topic, version, response } = chatbotResponses;
  const before = formerTopics[starter.topic];
  await tx
    .update(chatbotResponses)
    .set({ topic: starter.topic, label: starter.label, keywords: keywordText(starter.keywords) })
    .where(
      and(
        inArray(topic, before ? [starter.topic, before] : [starter.topic]),
        eq(sql`left(${response}, ${sameBeginning})`, starter.response.slice(0, sameBeginning)),
        eq(version, 1),
      ),
    );
}

/** Updates the text and keywords of a starter response that nobody has changed. */
export async function renewWords(tx: Executor, starter: StarterResponse): Promise<void> {
  const { topic, version, response, keywords, reviewedBy, reviewedAt } = chatbotResponses;
  await tx
    .update(chatbotResponses)
    .set({
      response: starter.response,
      keywords: keywordText(starter.keywords),
      // Nobody has read the new text, so a response whose text changes counts as unread.
      reviewedBy: sql`case when ${response} = ${starter.response} then ${reviewedBy} end`,
      reviewedAt: sql`case when ${response} = ${starter.response} then ${reviewedAt} end`,
    })
    .where(
      and(
        eq(topic, starter.topic),
        eq(version, 1),
        or(ne(response, starter.response), ne(keywords, keywordText(starter.keywords))),
      ),
    );
}
