/** A response (a stored answer) that shares words with a question, as the database found it. */
export interface Candidate {
  id: string;
  /** How many words of the question are in the response's keywords. */
  found: number;
  /** How many of the found words are about the subject, and not about circumstances such as the price or the time. */
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
  /** How many of these words are in no response. */
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
