/** A response (a stored answer) that shares words with a question, as the database found it. */
export interface Candidate {
  id: string;
  /** How many words of the question are in the response's keywords. */
  found: number;
  /** How many of them are about the subject, and not about circumstances such as the price or the time. */
  subjects: number;
  /** The sum of the weights of the found words. A word weighs more if fewer responses have it. */
  weight: number;
}

/** A response is chosen only if it has more than this share of the question's words (rule assistant/matching). */
export const scoreThreshold = 0.3;
/** How many candidates are compared if no response has every word (rule assistant/matching). */
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
 * Returns the response to give (rule assistant/matching), or null: one that has every word of the question, otherwise
 * the candidate with the largest share of the words, if that is above 0.3. If shares are equal, the rarer words decide.
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
 * Whether a question is about something that the response does not mention. In 'prix d’une baguette' (price of a loaf)
 * the price is a circumstance and the loaf the subject. If the question has an unknown word and shares only
 * circumstances, the response needs two thirds of the words, where an unknown word counts as two missing ones.
 */
function isAboutSomethingElse({ found, subjects }: Candidate, { words, unknown }: Asked): boolean {
  return unknown > 0 && subjects === 0 && (words - found + unknown) * 2 > found;
}

/** Shorter words are not corrected, because a typing error too easily makes another word of them. */
const shortestTypo = 4;
const longWord = 8;

/** Whether a word may be corrected. Short words and numbers stay as they are. */
export function mayBeTypo(word: string): boolean {
  return word.length >= shortestTypo && !/\d/.test(word);
}

/**
 * Returns the known word that was probably meant, or null. It has the same first letter as the typed word and differs
 * from it by one typing error, or two in a long word.
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
 * Whether one word is the plural of the other. The French stemmer does not reduce plurals such as 'pianos' and
 * 'photos'.
 */
export function differInNumber(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === `${short}s` || long === `${short}x`;
}

const shortKeyword = 3;

/**
 * Whether a word shares nothing with a keyword but its first three letters: 'rame' (is slow) and 'ram' (memory). A
 * plural of the keyword shares more.
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
