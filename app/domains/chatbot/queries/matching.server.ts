import { sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { circumstanceWords } from "../content/circumstance-words.ts";
import { fillerWords } from "../content/filler-words.ts";
import {
  type Candidate,
  candidateLimit,
  type Choice,
  chooseCandidate,
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
}

/**
 * Finds the response to a question (rule assistant/matching): a full-text match of every word, else the best of five
 * candidates above 0.3. Only then corrects typing errors. Visitors ask through `anonymousSearch`.
 */
export async function matchQuestion(question: string, executor: Executor = db): Promise<Match> {
  const words = await wordsOf(executor, question);
  const asked = words.map(({ word }) => word);
  const unknown = words.filter(({ known }) => !known).length;
  const choice = chooseCandidate(await findCandidates(executor, asked), { words: asked.length, unknown });
  if (choice) return { words, corrections: [], ...(await resultOf(executor, choice)) };
  const corrections = await readTypos(executor, words);
  if (corrections.length === 0) return { words, corrections, ...(await resultOf(executor, null)) };
  const meant = new Set(asked.map((word) => corrections.find(({ typed }) => typed === word)?.meant ?? word));
  const read = corrections.map((correction) => correction.meant);
  const second = chooseCandidate(await findCandidates(executor, [...meant], read), {
    words: meant.size,
    unknown: unknown - corrections.length,
  });
  return { words, corrections: second ? corrections : [], ...(await resultOf(executor, second)) };
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
  const { rows } = await executor.execute<{
    response: string;
    keywords: string;
    offers_contact: boolean;
    topic: string | null;
  }>(
    sql`select response, keywords, offers_contact, topic from chatbot_responses where id = ${choice.candidate.id}`,
  );
  const [row] = rows;
  if (!row) return { step: null, score: 0, response: null };
  const { response, keywords, offers_contact, topic } = row;
  return {
    step: choice.step,
    score: choice.score,
    response: { id: choice.candidate.id, response, keywords, offersContact: offers_contact, topic },
  };
}

/** Returns the words that count, or all when every one is a filler, so that 'bonjour' gets an answer. */
async function wordsOf(executor: Executor, question: string): Promise<Match["words"]> {
  const { fillers } = await wordLists();
  const { rows } = await executor.execute<{ word: string; known: boolean }>(sql`
    with asked as materialized (
      select asked.word, known.word is not null as known,
        asked.word <> all (${sql.param(fillers)}::text[])
          and (known.word is not null or asked.word !~ '^[0-9]+$') as counts
      from unnest(chatbot_words_of(${question})) as asked (word) left join chatbot_words known using (word)
    )
    select word, known from asked
    where counts or not exists (select from asked where counts)
    limit ${mostWords}`);
  return rows.map(({ word, known }) => ({ word, known }));
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
