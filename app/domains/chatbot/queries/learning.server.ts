import { sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { fillerWords } from "../content/filler-words.ts";
import { groupQuestions, type QuestionGroup } from "../rules/grouping.ts";
import { responseName, suggestedKeywords } from "../rules/keywords.ts";
import { currentKnowledge } from "../understanding/jobs/learning.server.ts";
import { understand } from "../understanding/rules/knowledge.ts";
import { readResponses } from "./matching.server.ts";

/** Lessons come from at most this many of the latest messages. The owner has already seen those of older ones. */
const readMessages = 20_000;
const shownLessons = 100;
const readQuestions = 500;
const shownGroups = 20;
const mostKeywords = 15;

/** A question to which visitors always got the same answer. The owner may let the assistant learn it. */
export interface Lesson {
  /** Identifies the lesson in the form in which the owner ticks lessons. */
  key: string;
  /** The question, in lowercase and trimmed. A new response (a stored answer) made from it gets it as its keywords. */
  keywords: string;
  response: string;
  times: number;
  /** The response that was given to the question, if it still exists. */
  from: string | null;
}

/**
 * Returns the lessons (rule assistant/learning). Leaves out greetings, questions without an answer, failures, pressed
 * buttons and what the assistant already knows. Stores nothing.
 */
export async function listLessons(executor: Executor = db): Promise<Lesson[]> {
  const { rows } = await executor.execute<{ [Field in keyof Lesson]: Lesson[Field] }>(sql`
    with recent as (
      select id, conversation_id, role, content, kind, response_id
      from chatbot_messages order by id desc limit ${readMessages}::int
    ), said as (
      select role, lower(btrim(content)) as question, lead(kind) over talk as next_kind, lead(content) over talk as next,
        lead(response_id) over talk as next_from, lag(kind) over talk as before, lower(lead(content, 2) over talk) as button,
        lead(kind, 3) over talk as last_kind, lead(content, 3) over talk as last, lead(response_id, 3) over talk as last_from
      from recent window talk as (partition by conversation_id order by id)
    ), pairs as (
      select question as keywords, next as answer, next_from as answer_from, before = 'asked_back' as is_button, question as button
      from said where role = 'user' and next_kind = 'answer'
      union all
      -- After the assistant asked which response is meant, the pressed button shows what the question was about.
      select question, last, last_from, null, button
      from said where role = 'user' and next_kind = 'asked_back' and last_kind = 'answer'
    ), lessons as (
      -- The stored text still has {telephone} in braces, so that what is learned follows a changed telephone number.
      select pairs.keywords, min(coalesce(response, answer)) as response, count(*)::int as times,
        min(chatbot_responses.id::text) as "from"
      from pairs left join chatbot_responses on chatbot_responses.id = answer_from,
        lateral (
          select button = lower(coalesce(label, array_to_string((string_to_array(chatbot_responses.keywords, ' '))[1:3], ' '))) as pressed
        ) as one
      where pairs.keywords <> '' and case when is_button is null then pressed else not (is_button and pressed is true) end
      group by pairs.keywords
      having count(distinct coalesce(response, answer)) = 1
    )
    select md5(keywords || chr(10) || response) as key, keywords, response, times, "from" from lessons
    where not exists (
      select from chatbot_responses known
      where md5(known.keywords) = md5(lessons.keywords) and md5(known.response) = md5(lessons.response)
    ) and not exists (
      select from chatbot_examples taught
      where taught.response_id::text = lessons."from" and lower(taught.question) = lessons.keywords
    )
    order by times desc, keywords limit ${shownLessons}::int`);
  return rows.map(({ key, keywords, response, times, from }) => ({ key, keywords, response, times, from }));
}

/** Unanswered questions that ask the same thing, and the responses that probably answer them. */
export interface UnansweredGroup extends QuestionGroup {
  /** The likeliest answers first. An id of null means 'off topic'. */
  nearest: { id: string | null; name: string | null }[];
}

/** Returns the unanswered questions that nobody has dealt with, grouped by meaning. The largest group comes first. */
export async function listUnanswered(): Promise<UnansweredGroup[]> {
  const { rows } = await db.execute<{ id: string; content: string; words: string[] }>(sql`
    select id, content, array(
      select word from unnest(chatbot_words_of(content)) as word
      where word <> all (chatbot_words_of(${fillerWords}))
    ) as words
    from chatbot_messages where unanswered order by id desc limit ${readQuestions}::int`);
  const questions = rows.map(({ id, content, words }) => ({ id: Number(id), content, words }));
  const groups = groupQuestions(questions).slice(0, shownGroups);
  return Promise.all(
    groups.map(async (group) => ({ ...group, nearest: await nearestResponses(group.question) })),
  );
}

/**
 * Returns the responses that probably answer a question, the likeliest first. 'Off topic' (null) is always among them,
 * last if the learned knowledge does not rank it.
 */
async function nearestResponses(question: string): Promise<UnansweredGroup["nearest"]> {
  const offTopic = { id: null, name: null };
  const knowledge = await currentKnowledge();
  if (!knowledge) return [offTopic];
  const likely = understand(knowledge, question).ranked.map(({ responseId }) => responseId);
  const responses = await readResponses(
    db,
    likely.filter((id) => id !== null),
  );
  const choices = likely.flatMap((id) => {
    const response = responses.find((one) => one.id === id);
    return id === null ? offTopic : response ? { id, name: responseName(response) } : [];
  });
  return choices.includes(offTopic) ? choices : [...choices, offTopic];
}

/** Returns how many questions still wait for an answer, and the latest of them. Returns null if none does. */
export async function getUnansweredSummary() {
  const { rows } = await db.execute<{ count: number; content: string; created_at: string }>(sql`
    select (select count(*)::int from chatbot_messages where unanswered) as count, left(content, 160) as content, created_at
    from chatbot_messages where unanswered order by id desc limit 1`);
  const [latest] = rows;
  return latest
    ? { count: latest.count, latest: { content: latest.content, createdAt: new Date(latest.created_at) } }
    : null;
}

/**
 * Returns the words of these texts in order, without those that the search's French dictionary drops. They are
 * suggested as keywords if there is no text-generation service.
 */
export async function dictionaryKeywords(...texts: string[]): Promise<string> {
  const plain = texts.join(" ").replace(/\{[a-z_]*\}|(?<=\s)\/\S+/g, " ");
  const typed = suggestedKeywords(plain).split(" ").filter(Boolean).slice(0, 200);
  if (typed.length === 0) return "";
  const { rows } = await db.execute<{ word: string }>(sql`
    select (array_agg(word order by position))[1] as word
    from unnest(${sql.param(typed)}::text[]) with ordinality as asked (word, position), chatbot_words_of(word) as stems
    where cardinality(stems) = 1 and not stems <@ chatbot_words_of(${fillerWords}) and word !~ '^[0-9]+$'
    group by stems order by min(position) limit ${mostKeywords}::int`);
  return rows.map(({ word }) => word).join(" ");
}
