import { isNotNull } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { type AnswerGroup, answerGroups } from "../content/answer-groups.ts";
import { isToRead } from "../rules/sayings.ts";
import { withoutAccents } from "../understanding/rules/normalise.ts";
import { factAnswers } from "./fact-answers.server.ts";
import { fixedAnswers, readyAnswers, type Saying, situationAnswers } from "./said-now.server.ts";

export interface SayingGroup {
  key: AnswerGroup;
  title: string;
  sayings: Saying[];
}

/**
 * Everything that the assistant can say, by subject. The responses (stored answers) that the owner added are not here;
 * they have their own list.
 */
export interface Sayings {
  groups: SayingGroup[];
  counts: { all: number; unread: number; withheld: number; advice: number };
}

/**
 * Which answers the list shows: those that the owner has not read ('a-relire', to read), those that the assistant no
 * longer gives ('tues', silenced), the advice for situations ('conseils'), or all others (null).
 */
export type SayingView = "a-relire" | "tues" | "conseils" | null;

/**
 * Lists what the assistant can say with today's settings, by subject (rule assistant/read). The advice for situations is
 * listed by itself and in a search, so that the screen stays short.
 */
export async function listSayings(search: string, view: SayingView): Promise<Sayings> {
  const profile = await currentProfile();
  const [ready, facts] = await Promise.all([readyAnswers(profile), factAnswers(profile)]);
  const every = [...ready, ...facts, ...fixedAnswers(profile)];
  const advice = situationAnswers(profile);
  const inState = (state: string) => every.filter(({ saying }) => saying.decision?.state === state);
  const [unread, withheld] = [inState("unread"), inState("withheld")];
  const words = plain(search).split(/\s+/).filter(Boolean);
  const all = words.length > 0 ? [...every, ...advice] : every;
  const seen = { "a-relire": unread, tues: withheld, conseils: advice, all }[view ?? "all"];
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
    counts: {
      all: every.length,
      unread: unread.length,
      withheld: withheld.length,
      advice: advice.length,
    },
  };
}

/**
 * Counts the responses of the program that the owner still has to read, for the go-live checklist (rule
 * settings/go-live).
 */
export async function countUnreadAnswers(): Promise<number> {
  const profile = await currentProfile();
  const { topic, version, withheld, reviewedAt } = chatbotResponses;
  const rows = await db
    .select({ topic, version, withheld, reviewedAt })
    .from(chatbotResponses)
    .where(isNotNull(topic));
  return rows.filter((row) => isToRead(row, profile)).length;
}

function plain(text: string): string {
  return withoutAccents(text.toLowerCase());
}
