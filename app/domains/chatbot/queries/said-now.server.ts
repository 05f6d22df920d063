import { guaranteeText, refundText } from "../content/complaint-texts.ts";
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
  searchFailureReply,
  withheldReply,
} from "../labels.ts";
import { withExampleLine } from "../rules/finished-answer.ts";
import { responseName } from "../rules/keywords.ts";
import { offeredAnswer, saidResponse } from "../rules/offered-answer.ts";
import { settingsOf } from "../rules/placeholder-settings.ts";
import { fillPlaceholders } from "../rules/placeholders.ts";
import { isToRead } from "../rules/sayings.ts";
import type { Situation } from "../situations/content/situation.ts";
import { situations } from "../situations/content/situations.ts";
import { situationText } from "../situations/rules/situation-text.ts";

/** An answer that the assistant can give, as a visitor would read it today (rule assistant/read). */
export interface Saying {
  key: string;
  /** The name of the answer in the list: the response's label, or a question that gets the answer. */
  name: string;
  /**
   * A question that gets the answer. Null if `name` is such a question, or if the answer does not depend on the
   * question.
   */
  question: string | null;
  answer: string;
  from: "ready" | "own-words" | "settings" | "program";
  /** The sections of the settings on which the answer depends. */
  settings: { label: string; to: string }[];
  /** The owner's decision, if the answer is a response that came with the program. Otherwise null. */
  decision: ReadyDecision | null;
}

/** What the owner decided about a ready answer (a response that came with the program), and who decided. */
export interface ReadyDecision {
  id: string;
  version: number;
  state: "unread" | "read" | "withheld";
  by: string | null;
  at: Date | null;
}

/** An answer that the assistant can give, and the subject under which the list shows it. */
export interface Grouped {
  group: AnswerGroup;
  saying: Saying;
}

/**
 * Returns the ready answers: the responses that came with the program, as they came or in the owner's words. They are
 * in the order of their creation.
 */
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
  // The text between brackets is left out when the shop gives no guarantee of its own.
  guaranteeText: `[${guaranteeText}]`,
  refundText,
  searchFailureReply,
  english: englishTexts.notice,
};

/** Returns the texts that do not depend on the question, such as the greeting. */
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

const toldSituations = new WeakMap<BusinessProfile, Grouped[]>();

/**
 * Returns the advice for each situation (rule assistant/situations). It is kept in memory for each profile, because to
 * fill in the texts of all situations takes 30 to 60 ms.
 */
export function situationAnswers(profile: BusinessProfile): Grouped[] {
  const told = toldSituations.get(profile) ?? situations.flatMap((one) => situationAnswer(one, profile));
  toldSituations.set(profile, told);
  return told;
}

function situationAnswer(situation: Situation, profile: BusinessProfile): Grouped[] {
  const text = situationText(situation, profile);
  const said = offeredAnswer(text, profile);
  if (said === "") return [];
  const saying: Saying = {
    key: situation.question,
    name: situation.question,
    question: null,
    answer: withExampleLine(said, profile),
    from: "program",
    settings: linksTo(settingsOf(text)),
    decision: null,
  };
  return [{ group: groupOfTopic[situation.topic], saying }];
}

/** Returns links to these sections of the settings. */
export function linksTo(sections: readonly SectionKey[]): Saying["settings"] {
  return sections.map((key) => ({ label: sectionOf(key).label, to: sectionPath(key) }));
}
