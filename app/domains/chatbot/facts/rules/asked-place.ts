import { withoutAccents } from "../../understanding/rules/normalise.ts";

/** The longest name of a commune (municipality), in words. */
const mostPlaceWords = 6;

/** Returns the words of a question in lowercase, without accents. Place names are compared in this form. */
export function placeWords(question: string): string[] {
  return withoutAccents(question.toLowerCase())
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 40)
    .map((word) => word.replace(/^st(e?)$/, "saint$1"));
}

/**
 * Words before the name of a town, such as 'à' (in). A single word may be a common word as well as a town. So it counts
 * as a town only after one of these words, or at the beginning of a question.
 */
export const placeMarks: ReadonlySet<string> = new Set(
  "a au aux sur de du vers habite jusqu le la in to et".split(" "),
);

/** Returns the groups of one to six words that begin at the given word of a question. */
export function beginningAt(words: readonly string[], from: number): string[][] {
  const most = Math.min(mostPlaceWords, words.length - from);
  return Array.from({ length: most }, (_, more) => words.slice(from, from + more + 1));
}

/** The article of a town's name that is part of 'au', 'du' or 'aux': 'au Mans' (to Le Mans) names 'Le Mans'. */
const articleIn: ReadonlyMap<string, string> = new Map([
  ["au", "le"],
  ["du", "le"],
  ["aux", "les"],
]);

/**
 * Returns the groups of words that may be the name of a town. A group of several words always may. A single word may
 * only at the beginning of the question or after one of `placeMarks`.
 */
function namesIn(words: readonly string[]): string[][] {
  return words.flatMap((_, from) => {
    const before = words[from - 1] ?? "";
    const names = beginningAt(words, from).filter(
      (name) => from === 0 || placeMarks.has(before) || name.length > 1,
    );
    const article = articleIn.get(before);
    return article ? [...names, ...names.map((name) => [article, ...name])] : names;
  });
}

const comes =
  /^(ven(ez|ir|u)|vien(s|t|nent|drez|driez)|all(ez|er)|pass(ez|er)|interv\w+|deplac\w+|desserv\w+|couvr\w+|secteurs?|zones?|habit\w+|domicile|jusqu\w*|loin)$/;

/** Whether a question is about going to a place, coming to it or serving it. */
export function asksToCome(words: readonly string[]): boolean {
  return words.some((word) => comes.test(word));
}

const aroundPlace = new Set(
  "et a au aux sur vers jusqu pour le la les c est stp svp bonjour ok in to depannage reparation informatique pc".split(
    " ",
  ),
);
const longestAlone = 6;

/**
 * The words of a question among which the name of a town may be (`words`), and the groups of them that may be that
 * name (`names`).
 */
export interface AskedPlace {
  words: readonly string[];
  names: readonly (readonly string[])[];
}

/**
 * Returns the words of a question that may name a place, or null. In a question about a visit (`comes`), any words may.
 * Otherwise the whole question must be a name, apart from words such as 'pour' (for), because a question about the
 * weather in a town must not get an answer about visits.
 */
export function askedPlace(words: readonly string[], comes: boolean): AskedPlace | null {
  if (comes) return { words, names: namesIn(words) };
  const isAround = (word = "") => aroundPlace.has(word);
  const from = words.findIndex((word) => !isAround(word));
  const to = words.findLastIndex((word) => !isAround(word)) + 1;
  if (from < 0 || words.length > longestAlone) return null;
  // 'La' (the) stands before many nouns, but it also begins the name 'La Flèche'. So names are tried with and without
  // such words.
  const names = Array.from({ length: from + 1 }, (_, start) => words.slice(start, to));
  return { words: words.slice(from, to), names };
}
