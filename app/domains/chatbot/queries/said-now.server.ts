import { asc, eq, isNotNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { chatbotExamples, chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { type SectionKey, sectionOf } from "#app/domains/business/registry.server.ts";
import { sectionPath } from "#app/domains/settings/rules/form.ts";
import { type AnswerGroup, groupOfTopic } from "../content/answer-groups.ts";
import { fixedTexts } from "../content/saying-texts.ts";
import { englishTexts } from "../content/shop-texts.ts";
import { starterResponses } from "../content/starter-responses.ts";
import type { Topic } from "../content/topics.ts";
import {
  askBackText,
  greeting,
  nearTopicReply,
  noMatchReply,
  offTopicReply,
  guaranteeText,
  searchFailureReply,
  withheldReply,
} from "../labels.ts";
import { withExampleLine } from "../rules/finished-answer.ts";
import { responseName } from "../rules/keywords.ts";
import { saidResponse } from "../rules/offered-answer.ts";
import { settingsOf } from "../rules/placeholder-settings.ts";
import { fillPlaceholders } from "../rules/placeholders.ts";
import { isToRead } from "../rules/sayings.ts";

/** Something that the assistant can say, as a visitor would read it now (rule assistant/read). */
export interface Saying {
  key: string;
  /** The response's label, or the question that leads to the answer. */
  name: string;
  /** A question that gets the answer. Null if `name` is one, or if no single question does. */
  question: string | null;
  answer: string;
  from: "ready" | "own-words" | "settings" | "program";
  /** The sections of the settings that change the answer. */
  settings: { label: string; to: string }[];
  /** The stored response; null for an answer that the program makes. */
  decision: ReadyDecision | null;
}

/** The owner's decision about a ready answer (a response that came with the program). */
export interface ReadyDecision {
  id: string;
  version: number;
  state: "unread" | "read" | "withheld";
  by: string | null;
  at: Date | null;
}

/** Something that the assistant can say, and its subject. */
export interface Grouped {
  group: AnswerGroup;
  saying: Saying;
}

/** Returns the ready answers, in the order in which they came. */
export async function readyAnswers(profile: BusinessProfile): Promise<Grouped[]> {
  const { topic, createdAt, id } = chatbotResponses;
  const rows = await db
    .select({
      row: chatbotResponses,
      question: sql<string | null>`(
        select ${chatbotExamples.question} from ${chatbotExamples}
        where ${eq(chatbotExamples.responseId, id)} order by ${chatbotExamples.id} limit 1)`,
    })
    .from(chatbotResponses)
    .where(isNotNull(topic))
    .orderBy(asc(createdAt), asc(id));
  return rows.map(({ row, question }) => {
    const state = row.withheld ? "withheld" : isToRead(row, profile) ? "unread" : "read";
    const starter = starterResponses.find((one) => one.topic === row.topic);
    const saying: Saying = {
      key: row.id,
      name: responseName(row),
      question: question ?? starter?.question ?? null,
      answer: withExampleLine(saidResponse(row, profile).content, profile, row.response),
      from: starter?.response === row.response ? "ready" : "own-words",
      settings: linksTo(settingsOf(row.response)),
      decision: { id: row.id, version: row.version, state, by: row.reviewedBy, at: row.reviewedAt },
    };
    return { group: groupOfTopic[row.topic as Topic] ?? "talk", saying };
  });
}

const fixed: Record<keyof typeof fixedTexts, string> = {
  greeting,
  askBackText,
  noMatchReply,
  offTopicReply,
  nearTopicReply,
  withheldReply,
  // The brackets remove this text for a shop without a guarantee of its own.
  guaranteeText: `[${guaranteeText}]`,
  searchFailureReply,
  english: englishTexts.notice,
};

/** Returns the texts that the assistant says whatever the question. */
export function fixedAnswers(profile: BusinessProfile): Grouped[] {
  const names = Object.entries(fixedTexts) as [keyof typeof fixed, string][];
  return names.flatMap(([key, name]) => {
    const filled = fillPlaceholders(fixed[key], profile);
    if (filled === "") return [];
    const answer = withExampleLine(filled, profile);
    const saying: Saying = {
      key,
      name,
      question: null,
      answer,
      from: "program",
      settings: linksTo(settingsOf(fixed[key])),
      decision: null,
    };
    return { group: "talk", saying };
  });
}

/** Returns the links to sections of the settings. */
export function linksTo(sections: readonly SectionKey[]): Saying["settings"] {
  return sections.map((key) => ({ label: sectionOf(key).label, to: sectionPath(key) }));
}
