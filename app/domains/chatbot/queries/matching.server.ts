import { inArray, sql } from "drizzle-orm";
import { db, type Reader } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { namedStatement } from "#app/db/statement.server.ts";
import { mayBeTypo, meantWord } from "#app/lib/french/typing-errors.ts";
import {
  type Candidate,
  type Choice,
  chooseCandidate,
  differInNumber,
  isShortKeywordOnly,
} from "../rules/matching.ts";
import { normalise } from "../understanding/rules/normalise.ts";
import { type FoundCandidate, type MatchedResponse, readMatch } from "./candidates.server.ts";

/** How a question was compared with the keywords. The owner's field 'Tester' (try) shows it too. */
export interface Match {
  /** The question's words in the form in which they are compared. `known`: whether the word is a keyword. */
  words: { word: string; known: boolean }[];
  /** Typing errors that were corrected. Empty if the words as they were typed already found a response. */
  corrections: { typed: string; meant: string }[];
  step: "exact" | "share" | null;
  /** The share of the question's words that are in the keywords, from 0 to 1. */
  score: number;
  response: MatchedResponse | null;
  /** The responses whose keywords have every word of the question, also filler words. `response` may be among them. */
  exactIds: string[];
}

/** A match, and the other data read with it. */
export interface Found {
  match: Match;
  /** The candidates, and the responses whose ids the caller gave. */
  responses: MatchedResponse[];
}

/**
 * Finds the response (stored answer) to a question by its keywords (rule assistant/matching), after correcting typing
 * errors if need be. Also reads the responses whose ids `also` names, in the same query. For a visitor's question,
 * `executor` comes from `anonymousSearch`.
 */
export async function matchQuestion(
  question: string,
  executor: Reader = db,
  also: readonly string[] = [],
): Promise<Found> {
  const first = await readMatch(executor, { question }, { also });
  const { candidates, responses } = first;
  const read = [...responses, ...candidates];
  const counted = first.typed.filter(({ counts }) => counts);
  const isWhole = counted.length === 0 || counted.length === first.typed.length;
  const words = (isWhole ? first.typed : counted).map(({ word, known }) => ({ word, known }));
  const asked = words.map(({ word }) => word);
  const unknown = words.filter(({ known }) => !known).length;
  const choice = chooseCandidate(candidates, { words: asked.length, unknown });
  if (choice) {
    const every = isWhole ? idsOfEvery(candidates, asked.length) : [];
    const exactIds = every.filter(
      (id) => !candidates.some((one) => one.id === id && hasAnother(question, one)),
    );
    return { match: { words, corrections: [], ...resultOf(choice, candidates), exactIds }, responses: read };
  }
  const corrections = await readTypos(executor, words);
  if (corrections.length === 0)
    return { match: { words, corrections, ...resultOf(null, candidates), exactIds: [] }, responses: read };
  const meant = new Set(asked.map((word) => corrections.find(({ typed }) => typed === word)?.meant ?? word));
  const corrected = corrections.map((correction) => correction.meant);
  const { candidates: others } = await readMatch(executor, { words: [...meant] }, { corrected });
  const second = chooseCandidate(others, { words: meant.size, unknown: unknown - corrections.length });
  // A corrected word is a guess, so a response found with it is no sure match. A correction from plural to singular, or
  // the reverse, is no guess.
  const isSure = corrections.every(({ typed, meant: word }) => differInNumber(typed, word));
  const match = {
    words,
    corrections: second ? corrections : [],
    ...resultOf(second, others),
    exactIds: isWhole && isSure ? idsOfEvery(others, meant.size) : [],
  };
  return { match, responses: [...responses, ...others] };
}

/**
 * Whether a word of the question matches a keyword only because the search dropped its ending: 'rame' (is slow) and
 * 'ram' (memory) are different words.
 */
function hasAnother(question: string, { keywords }: FoundCandidate): boolean {
  return isShortKeywordOnly(normalise(question), normalise(keywords));
}

function idsOfEvery(candidates: readonly Candidate[], words: number): string[] {
  return candidates.filter(({ found }) => found >= words).map(({ id }) => id);
}

function resultOf(
  choice: Choice | null,
  candidates: readonly FoundCandidate[],
): Pick<Match, "step" | "score" | "response"> {
  const found = candidates.find(({ id }) => id === choice?.candidate.id);
  if (!choice || !found) return { step: null, score: 0, response: null };
  const { id, response, keywords, offersContact, withheld, topic, label } = found;
  return {
    step: choice.step,
    score: choice.score,
    response: { id, response, keywords, offersContact, withheld, topic, label },
  };
}

/** Returns the responses with these identifiers, in the same order, without those that were deleted meanwhile. */
export async function readResponses(executor: Reader, ids: readonly string[]): Promise<MatchedResponse[]> {
  if (ids.length === 0) return [];
  const { id, response, keywords, offersContact, withheld, topic, label } = chatbotResponses;
  const rows = await executor
    .select({ id, response, keywords, offersContact, withheld, topic, label })
    .from(chatbotResponses)
    .where(inArray(id, [...ids]));
  return ids.flatMap((wanted) => rows.find((row) => row.id === wanted) ?? []);
}

async function readTypos(executor: Reader, words: Match["words"]): Promise<Match["corrections"]> {
  const unknown = words.filter(({ word, known }) => !known && mayBeTypo(word)).map(({ word }) => word);
  if (unknown.length === 0) return [];
  return (await nearWords(executor.$client, { unknown })).flatMap(({ typed, near }) => {
    const meant = meantWord(typed, near);
    return meant ? [{ typed, meant }] : [];
  });
}

const nearWords = namedStatement<{ typed: string; near: string[] }>(
  "chatbot_near_words",
  () => sql`
    select typed, array(
      select word from chatbot_words where word % typed order by similarity(word, typed) desc, word limit 8
    ) as near
    from unnest(${sql.placeholder("unknown")}::text[]) as typed`,
);
