import { asc, eq, isNotNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { chatbotExamples, chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { type SectionKey, sectionOf } from "#app/domains/business/registry.server.ts";
import { sectionPath } from "#app/domains/settings/rules/form.ts";
import { type AnswerGroup, answerGroups, groupOfTopic } from "../content/answer-groups.ts";
import { askedFacts } from "../content/asked-facts.ts";
import { fixedTexts } from "../content/saying-texts.ts";
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
import { responseName } from "../rules/keywords.ts";
import { saidResponse } from "../rules/offered-answer.ts";
import { settingsOf } from "../rules/placeholder-settings.ts";
import { fillPlaceholders } from "../rules/placeholders.ts";
import { isToRead } from "../rules/sayings.ts";
import { withoutAccents } from "../understanding/rules/normalise.ts";
import { findReply } from "./reply.server.ts";

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

/** What the owner has decided about a ready answer. */
export interface ReadyDecision {
  id: string;
  version: number;
  state: "unread" | "read" | "withheld";
  by: string | null;
  at: Date | null;
}

export interface SayingGroup {
  key: AnswerGroup;
  title: string;
  sayings: Saying[];
}

/** Everything that the assistant can say, apart from the owner's own responses, which are a list of their own. */
export interface Sayings {
  groups: SayingGroup[];
  counts: { all: number; unread: number; withheld: number };
}

/** Which sayings to list: all, those that the owner has not read, or those that the assistant says no more. */
export type SayingView = "a-relire" | "tues" | null;

/** Lists what the assistant can say with the settings of today, by subject (rule assistant/read). */
export async function listSayings(search: string, view: SayingView): Promise<Sayings> {
  const profile = await currentProfile();
  const [ready, facts] = await Promise.all([readyAnswers(profile), factAnswers(profile)]);
  const every = [...ready, ...facts, ...fixedAnswers(profile)];
  const inState = (state: string) => every.filter(({ saying }) => saying.decision?.state === state);
  const [unread, withheld] = [inState("unread"), inState("withheld")];
  const seen = { "a-relire": unread, tues: withheld, all: every }[view ?? "all"];
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found = seen.filter(({ saying: { name, question, answer } }) => {
    const text = plain(`${name} ${question ?? ""} ${answer}`);
    return words.every((word) => text.includes(word));
  });
  const groups = (Object.entries(answerGroups) as [AnswerGroup, string][]).map(([key, title]) => ({
    key,
    title,
    sayings: found.filter(({ group }) => group === key).map(({ saying }) => saying),
  }));
  return {
    groups: groups.filter(({ sayings }) => sayings.length > 0),
    counts: { all: every.length, unread: unread.length, withheld: withheld.length },
  };
}

/** Counts the ready answers that nobody has read, for the go-live checklist (rule settings/go-live). */
export async function countUnreadAnswers(profile: BusinessProfile): Promise<number> {
  const { topic, version, withheld, reviewedAt } = chatbotResponses;
  const rows = await db
    .select({ topic, version, withheld, reviewedAt })
    .from(chatbotResponses)
    .where(isNotNull(topic));
  return rows.filter((row) => isToRead(row, profile)).length;
}

interface Grouped {
  group: AnswerGroup;
  saying: Saying;
}

async function readyAnswers(profile: BusinessProfile): Promise<Grouped[]> {
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
    const isStarter = starterResponses.some(({ response }) => response === row.response);
    const state = row.withheld ? "withheld" : isToRead(row, profile) ? "unread" : "read";
    const saying: Saying = {
      key: row.id,
      name: responseName(row),
      question,
      answer: saidResponse(row, profile).content,
      from: isStarter ? "ready" : "own-words",
      settings: linksTo(settingsOf(row.response)),
      decision: { id: row.id, version: row.version, state, by: row.reviewedBy, at: row.reviewedAt },
    };
    return { group: groupOfTopic[row.topic as Topic] ?? "talk", saying };
  });
}

/** Asks the questions about the settings as a visitor would. Leaves out those that the settings do not answer today. */
async function factAnswers(profile: BusinessProfile): Promise<Grouped[]> {
  const found: Grouped[] = [];
  for (const { group, question, sections } of askedFacts(profile)) {
    const { reply, from } = await findReply({ question, choice: null, mayAskBack: false }, profile, db);
    if (from !== "data" && from !== "service") continue;
    const settings = linksTo(sections);
    const saying: Saying = {
      key: question,
      name: question,
      question: null,
      answer: reply.content,
      from: "settings",
      settings,
      decision: null,
    };
    found.push({ group, saying });
  }
  return found;
}

const fixed: Record<keyof typeof fixedTexts, string> = {
  greeting,
  askBackText,
  noMatchReply,
  offTopicReply,
  nearTopicReply,
  withheldReply,
  // In brackets, because a shop without a guarantee of its own does not say it.
  guaranteeText: `[${guaranteeText}]`,
  searchFailureReply,
};

function fixedAnswers(profile: BusinessProfile): Grouped[] {
  const names = Object.entries(fixedTexts) as [keyof typeof fixed, string][];
  return names.flatMap(([key, name]) => {
    const answer = fillPlaceholders(fixed[key], profile);
    if (answer === "") return [];
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

function linksTo(sections: readonly SectionKey[]): Saying["settings"] {
  return sections.map((key) => ({ label: sectionOf(key).label, to: sectionPath(key) }));
}

function plain(text: string): string {
  return withoutAccents(text.toLowerCase());
}
