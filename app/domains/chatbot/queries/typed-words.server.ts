import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import type { Match } from "./matching.server.ts";

/**
 * Returns a match with the words as the visitor typed them. The search itself compares stems, such as 'depann' for
 * 'dépannage' (repair). A corrected word is shown as the keyword that was meant. A stem without a typed word stays.
 */
export async function typedMatch(question: string, match: Match): Promise<Match> {
  const words = wordsIn(question);
  const keywords = wordsIn(match.response?.keywords ?? "");
  const { rows } = await db.execute<{ word: string; stems: string[] }>(sql`
    select word, chatbot_words_of(word) as stems
    from unnest(${sql.param([...words, ...keywords])}::text[]) with ordinality as typed (word, place) order by place`);
  const own = wordsByStem(rows.slice(0, words.length));
  const known = wordsByStem(rows.slice(words.length));
  const shown = match.words.map(({ word, known: isKnown }) => ({
    word: own.get(word) ?? word,
    known: isKnown,
  }));
  return {
    ...match,
    words: shown.toSorted((one, other) => words.indexOf(one.word) - words.indexOf(other.word)),
    corrections: match.corrections.map(({ typed, meant }) => ({
      typed: own.get(typed) ?? typed,
      meant: known.get(meant) ?? meant,
    })),
  };
}

/** Returns the words of a text as they were typed, in order. */
function wordsIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}€]+/u).filter(Boolean);
}

function wordsByStem(rows: readonly { word: string; stems: string[] }[]): Map<string, string> {
  return new Map(rows.toReversed().flatMap(({ word, stems }) => stems.map((stem) => [stem, word] as const)));
}
