/** A response that shares words with a question, as the database found it. */
export interface Candidate {
  id: string;
  /** How many of the question's words are among its keywords. */
  found: number;
  /** How many of those say what the question is about, rather than what is asked of it. */
  subjects: number;
  /** The same words, each the heavier the fewer responses have it. */
  weight: number;
}

/** A score above this is required (P§4, P§9). */
export const scoreThreshold = 0.3;
/** How many candidates are scored when none has every word (P§4, P§9). */
export const candidateLimit = 5;

export interface Choice {
  candidate: Candidate;
  /** Share of the question's words found in the keywords, 0 to 1. */
  score: number;
  step: "exact" | "share";
}

interface Asked {
  /** How many words of the question count. */
  words: number;
  /** How many of them no response has. */
  unknown: number;
}

/**
 * The reply's response (P§4, decision 31): the one that has every word of the question; otherwise the candidate with
 * the highest share of them, above 0.3. Equals are told apart by how rare the words are. Null when there is none.
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
 * 'Prix d’une baguette': the price is a circumstance, the baguette is what the question is about. A response that
 * shares no subject needs two words in three; a word nobody knows counts twice against it.
 */
function isAboutSomethingElse({ found, subjects }: Candidate, { words, unknown }: Asked): boolean {
  return subjects === 0 && (words - found + unknown) * 2 > found;
}

/** Shorter words are too easily another word. */
const shortestTypo = 4;
const longWord = 8;

/** Whether a mistyped word may be looked for: short ones and numbers are left as they are. */
export function mayBeTypo(word: string): boolean {
  return word.length >= shortestTypo && !/\d/.test(word);
}

/** Which of the known words was meant: the same first letter, one slip in a short word, two in a long one. Null when none is near. */
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

/** Letters to add, drop, change or swap with their neighbour to go from one word to the other. */
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
