import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { shopMoment } from "#app/domains/business/rules/opening.ts";
import { keepUntilChanged } from "#app/lib/pages/keep-until-changed.server.ts";
import { askedFacts } from "../content/asked-facts.ts";
import { askedTime } from "../facts/rules/asked-time.ts";
import { daysAnswer } from "../facts/rules/days-answer.ts";
import { learnedMark } from "../understanding/jobs/learning.server.ts";
import { findReply } from "./reply.server.ts";
import { type Grouped, linksTo } from "./said-now.server.ts";

/** Returns an object that stays the same until a zone (a commune where the shop works) changes. */
const zonesMark = keepUntilChanged(["locations"], () => Promise.resolve(Symbol("zones")));

let kept: { marks: readonly unknown[]; answers: Promise<Grouped[]> } | undefined;

/**
 * Returns the answers that the assistant makes from the settings today (rule assistant/read). They are kept in memory
 * until the settings, the responses (stored answers), the learned knowledge, a zone or today's opening state changes
 * (ADR 266: the screen opens faster, because these answers take many queries).
 */
export async function factAnswers(profile: BusinessProfile): Promise<Grouped[]> {
  const [zones, responses] = await Promise.all([zonesMark(), responsesMark()]);
  const marks = [profile, learnedMark(), zones, responses, hoursMark(profile)];
  if (kept && kept.marks.every((mark, at) => mark === marks[at])) return kept.answers;
  const asking = { marks, answers: askFacts(profile) };
  kept = asking;
  asking.answers.catch(() => {
    if (kept === asking) kept = undefined;
  });
  return asking.answers;
}

/** Asks each question about the settings as a visitor would. Leaves out those that today's settings do not answer. */
async function askFacts(profile: BusinessProfile): Promise<Grouped[]> {
  const found: Grouped[] = [];
  for (const { group, question, sections } of askedFacts(profile)) {
    const { reply, from } = await findReply({ question, choice: null, mayAskBack: false }, profile, db);
    if (from !== "data" && from !== "service") continue;
    const saying = {
      key: question,
      name: question,
      question: null,
      answer: reply.content,
      from: "settings" as const,
      settings: linksTo(sections),
      decision: null,
    };
    found.push({ group, saying });
  }
  return found;
}

/** Returns a text that changes whenever a change of the responses could change an answer. */
async function responsesMark(): Promise<string> {
  const { id, topic, response, keywords, withheld, offersContact } = chatbotResponses;
  const [row] = await db
    .select({
      mark: sql<string>`md5(string_agg(
        concat_ws(' ', ${id}, ${topic}, ${withheld}, ${offersContact}, md5(${response} || ${keywords})), ',' order by ${id}))`,
    })
    .from(chatbotResponses);
  return row?.mark ?? "";
}

/** Returns what the assistant now says about the days that the questions name. This text changes during the day. */
function hoursMark(profile: BusinessProfile): string {
  const at = shopMoment(new Date());
  return askedFacts(profile)
    .map(({ question }) => daysAnswer(question, profile, { at, time: askedTime(question) }))
    .join("\n");
}
