import { inArray, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { circumstanceWords } from "../content/circumstance-words.ts";
import { fillerWords } from "../content/filler-words.ts";
import {
  type Candidate,
  candidateLimit,
  type Choice,
  chooseCandidate,
  differInNumber,
  mayBeTypo,
  meantWord,
} from "../rules/matching.ts";

/** A question's first words say what it is about. The limit bounds the cost of a pasted page. */
const mostWords = 30;

export interface MatchedResponse {
  id: string;
  response: string;
  keywords: string;
  offersContact: boolean;
  topic: string | null;
  /** What a button says of it. */
  label: string | null;
}

/** How a question was understood, for the reply and for the back office's 'Tester'. */
export interface Match {
  /** The question's words as they are compared, and whether any response has them. */
  words: { word: string; known: boolean }[];
  /** Corrected typing errors. Empty when a response was found for the words as typed. */
  corrections: { typed: string; meant: string }[];
  step: "exact" | "share" | null;
  /** From 0 to 1. */
  score: number;
  response: MatchedResponse | null;
  /** The responses that have every word of the question, fillers too, of which `response` is one. */
  exactIds: string[];
}

/**
 * Finds the response to a question (rule assistant/matching): a full-text match of every word, else the best of five
 * candidates above 0.3. Only then corrects typing errors. Visitors ask through `anonymousSearch`.
 */
export async function matchQuestion(question: string, executor: Executor = db): Promise<Match> {
  const { words, isWhole } = await wordsOf(executor, question);
  const asked = words.map(({ word }) => word);
  const unknown = words.filter(({ known }) => !known).length;
  const candidates = await findCandidates(executor, asked);
  const choice = chooseCandidate(candidates, { words: asked.length, unknown });
  if (choice) {
    const exactIds = isWhole ? idsOfEvery(candidates, asked.length) : [];
    return { words, corrections: [], ...(await resultOf(executor, choice)), exactIds };
  }
  const corrections = await readTypos(executor, words);
  if (corrections.length === 0)
    return { words, corrections, ...(await resultOf(executor, null)), exactIds: [] };
  const meant = new Set(asked.map((word) => corrections.find(({ typed }) => typed === word)?.meant ?? word));
  const read = corrections.map((correction) => correction.meant);
  const corrected = await findCandidates(executor, [...meant], read);
  const second = chooseCandidate(corrected, { words: meant.size, unknown: unknown - corrections.length });
  // A corrected word is a guess, which never counts as every word; a word in the plural is none.
  const isSure = corrections.every(({ typed, meant: word }) => differInNumber(typed, word));
  return {
    words,
    corrections: second ? corrections : [],
    ...(await resultOf(executor, second)),
    exactIds: isWhole && isSure ? idsOfEvery(corrected, meant.size) : [],
  };
}

function idsOfEvery(candidates: readonly Candidate[], words: number): string[] {
  return candidates.filter(({ found }) => found >= words).map(({ id }) => id);
}

interface WordLists {
  fillers: string[];
  circumstances: string[];
}

let lists: WordLists | undefined;

/** Reads the two word lists as the dictionary sees them, once. */
async function wordLists(): Promise<WordLists> {
  if (lists) return lists;
  const { rows } = await db.execute<Record<keyof WordLists, string[]>>(
    sql`select chatbot_words_of(${fillerWords}) as fillers, chatbot_words_of(${circumstanceWords}) as circumstances`,
  );
  const [row] = rows;
  if (!row) throw new Error("a select without a table returns a row");
  lists = { fillers: row.fillers, circumstances: row.circumstances };
  return lists;
}

async function resultOf(
  executor: Executor,
  choice: Choice | null,
): Promise<Pick<Match, "step" | "score" | "response">> {
  if (!choice) return { step: null, score: 0, response: null };
  const [response] = await readResponses(executor, [choice.candidate.id]);
  if (!response) return { step: null, score: 0, response: null };
  return { step: choice.step, score: choice.score, response };
}

/** Reads responses by their identifiers, in that order. Leaves out those deleted meanwhile. */
export async function readResponses(executor: Executor, ids: readonly string[]): Promise<MatchedResponse[]> {
  if (ids.length === 0) return [];
  const { id, response, keywords, offersContact, topic, label } = chatbotResponses;
  const rows = await executor
    .select({ id, response, keywords, offersContact, topic, label })
    .from(chatbotResponses)
    .where(inArray(id, [...ids]));
  return ids.flatMap((wanted) => rows.find((row) => row.id === wanted) ?? []);
}

/**
 * Returns the words that count, or all when every one is a filler, so that 'bonjour' gets an answer; and whether fillers
 * were left out.
 */
async function wordsOf(
  executor: Executor,
  question: string,
): Promise<{ words: Match["words"]; isWhole: boolean }> {
  const { fillers } = await wordLists();
  const { rows } = await executor.execute<{ word: string; known: boolean; counts: boolean }>(sql`
    with asked as materialized (
      select asked.word, known.word is not null as known,
        asked.word <> all (${sql.param(fillers)}::text[])
          and (known.word is not null or asked.word !~ '^[0-9]+$') as counts
      from unnest(chatbot_words_of(${question})) as asked (word) left join chatbot_words known using (word)
    )
    select word, known, counts from asked limit ${mostWords}`);
  const counted = rows.filter(({ counts }) => counts);
  const words = (counted.length > 0 ? counted : rows).map(({ word, known }) => ({ word, known }));
  return { words, isWhole: words.length === rows.length };
}

/** Returns the five responses that share most with these words: all of them first, then the rarest words. */
async function findCandidates(
  executor: Executor,
  words: string[],
  corrected: string[] = [],
): Promise<Candidate[]> {
  if (words.length === 0) return [];
  const { circumstances } = await wordLists();
  const { rows } = await executor.execute<
    Record<"found" | "subjects" | "weight", number> & { id: string }
  >(sql`
    with asked as materialized (
      select query, (query::text || ':A')::tsquery as among_first, 1 / (1 + ln(responses)) as weight,
        word <> all (${sql.param([...circumstances, ...corrected])}::text[]) as is_subject
      from unnest(${sql.param(words)}::text[]) as word join chatbot_words using (word),
        plainto_tsquery('simple', word) as query
      where numnode(query) = 1
    )
    select chatbot_responses.id, count(*)::int as found, count(*) filter (where is_subject)::int as subjects,
      sum(weight * case when keywords_vector @@ among_first then 1.5 else 1 end)::float8 as weight
    from asked join chatbot_responses on keywords_vector @@ query
    group by chatbot_responses.id
    order by count(*) = ${words.length}::int desc, 4 desc, length(keywords_vector), keywords
    limit ${candidateLimit}::int`);
  return rows.map(({ id, found, subjects, weight }) => ({ id, found, subjects, weight }));
}

async function readTypos(executor: Executor, words: Match["words"]): Promise<Match["corrections"]> {
  const unknown = words.filter(({ word, known }) => !known && mayBeTypo(word)).map(({ word }) => word);
  if (unknown.length === 0) return [];
  const { rows } = await executor.execute<{ typed: string; near: string[] }>(sql`
    select typed, array(
      select word from chatbot_words where word % typed order by similarity(word, typed) desc, word limit 8
    ) as near
    from unnest(${sql.param(unknown)}::text[]) as typed`);
  return rows.flatMap(({ typed, near }) => {
    const meant = meantWord(typed, near);
    return meant ? [{ typed, meant }] : [];
  });
}
