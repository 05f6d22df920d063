import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import type { StarterResponse } from "../content/topics.ts";
import { keywordText } from "../rules/keywords.ts";

// An upgrade updates the starter responses (the program's own) that nobody has changed (rule assistant/starter).

/**
 * A starter response is recognised by its first characters, this many. A later release may reword the rest. Its topic
 * alone is not enough, because in early releases several responses had the same topic.
 */
const sameBeginning = 40;

/** The previous names of topics, from the time when several responses had the same topic. */
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

/** Updates the topic, label and keywords of a starter response (one that came with the program) that nobody changed. */
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

/** Updates the text and keywords of a starter response that nobody changed. */
export async function renewWords(tx: Executor, starter: StarterResponse): Promise<void> {
  const { topic, version, response, keywords, reviewedBy, reviewedAt } = chatbotResponses;
  await tx
    .update(chatbotResponses)
    .set({
      response: starter.response,
      keywords: keywordText(starter.keywords),
      // If the text changes, nobody has read the new one, so the answer counts as unread.
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
