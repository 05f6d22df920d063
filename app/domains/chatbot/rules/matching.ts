/** A response that shares words with a question, as the database found it. */
export interface Candidate {
  id: string;
  /** How many words of the question are in the response's keywords. */
  found: number;
  /** How many of these words name the subject and not a circumstance. */
  subjects: number;
  /** The sum of the weights of the found words. A word weighs more if fewer responses have it. */
  weight: number;
}

/** A response is chosen only if its score is above this (rule assistant/matching). */
export const scoreThreshold = 0.3;
/** How many candidates are scored when no response has every word (rule assistant/matching). */
export const candidateLimit = 5;

export interface Choice {
  candidate: Candidate;
  /** The share of the question's words that are in the keywords, from 0 to 1. */
  score: number;
  step: "exact" | "share";
}

interface Asked {
  /** How many words of the question are compared. */
  words: number;
  /** How many of them are in no response. */
  unknown: number;
}

/**
 * Returns the response to give (rule assistant/matching): the one with every word of the question, otherwise the
 * candidate with the highest share of the words, above 0.3. If shares are equal, rarer words win. Null when none fits.
 */
export function chooseCandidate(candidates: readonly Candidate[], asked: Asked): Choice | null {
  const [best] = candidates
    .slice(0, candidateLimit)
    .filter((candidate) => !isAboutSomethingElse(candidate, asked))
    .toSorted((a, b) => b.found - a.found || b.weight - a.weight);
  if (!best || asked.words === 0) return null;
  const score = best.found / asked.words;
  if (score >= 1) return { candidate: best, score: 1, step: "exact" };
  return score > scoreThreshold ? { candidate: best, score, step: "share" } : null;
}

/**
 * In 'prix d’une baguette' (price of a baguette) the price is a circumstance and the baguette the subject. A response
 * that shares no subject word must share two words out of three; an unknown word counts as two missing words. If every
 * word is known, only the share counts (rule assistant/understanding).
 */
function isAboutSomethingElse({ found, subjects }: Candidate, { words, unknown }: Asked): boolean {
  return unknown > 0 && subjects === 0 && (words - found + unknown) * 2 > found;
}

/** Shorter words are not corrected, because they are too easily mistaken for another word. */
const shortestTypo = 4;
const longWord = 8;

/** Whether a word may be corrected. Short words and numbers stay as they are. */
export function mayBeTypo(word: string): boolean {
  return word.length >= shortestTypo && !/\d/.test(word);
}

/**
 * Returns the known word that was probably meant, or null. The known word has the same first letter as the typed one
 * and differs from it by at most one typing error, or two in a long word.
 */
export function meantWord(typed: string, known: readonly string[]): string | null {
  let best: { word: string; slips: number } | null = null;
  for (const word of known) {
    const slips = slipsBetween(typed, word);
    const allowed = Math.min(typed.length, word.length) >= longWord ? 2 : 1;
    if (
      word[0] === typed[0] &&
      word.length > shortestTypo &&
      slips <= allowed &&
      (!best || slips < best.slips)
    )
      best = { word, slips };
  }
  return best?.word ?? null;
}

/**
 * Whether one word is the plural of the other. The French stemmer leaves plurals such as 'pianos', 'photos' and 'ordis'
 * unchanged.
 */
export function differInNumber(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === `${short}s` || long === `${short}x`;
}

const shortKeyword = 3;

/**
 * Whether a word shares only its first three letters with a keyword: 'rame' (is slow) with 'ram'. The plural of a
 * keyword is not such a word.
 */
export function isShortKeywordOnly(words: readonly string[], keywords: readonly string[]): boolean {
  return words.some((word) => {
    const beginning = word.slice(0, shortKeyword);
    if (word.length === shortKeyword || !keywords.includes(beginning) || differInNumber(word, beginning))
      return false;
    return !keywords.some((keyword) => keyword.startsWith(word.slice(0, shortKeyword + 1)));
  });
}

/**
 * Returns how many letters must be added, dropped, changed or swapped with a neighbour to turn one word into the other.
 */
function slipsBetween(from: string, to: string): number {
  let twoBack: number[] = [];
  let back = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let slips = Math.min(
        (back[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (back[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        slips = Math.min(slips, (twoBack[column - 2] ?? 0) + 1);
      current.push(slips);
    }
    [twoBack, back] = [back, current];
  }
  return back[to.length] ?? 0;
}
