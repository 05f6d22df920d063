import { withoutAccents } from "../../understanding/rules/normalise.ts";

/** The longest name of a commune, in words. */
const mostPlaceWords = 6;

/** Returns a question's words in the form in which place names are compared. */
export function placeWords(question: string): string[] {
  return withoutAccents(question.toLowerCase())
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 40)
    .map((word) => word.replace(/^st(e?)$/, "saint$1"));
}

/**
 * Words that precede the name of a town. A name of one word may also be a common word, so it counts as a town only
 * after one of these words or at the beginning of a question.
 */
export const placeMarks: ReadonlySet<string> = new Set(
  "a au aux sur de du vers habite jusqu le la in to et".split(" "),
);

/** Returns the sequences of one to six words that begin at a given word of a question. */
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
 * Returns the parts of a question that may name a town: those at its beginning, those after one of `placeMarks`, and
 * those of several words.
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

/** The words of a question among which a town's name may be, and the groups of these words that may be the name. */
export interface AskedPlace {
  words: readonly string[];
  names: readonly (readonly string[])[];
}

/**
 * Returns the words of a question that may name a place, or null. If the question asks about a visit (`comes`), any of
 * its words may be the name. Otherwise the whole question must be the name, apart from words such as 'pour' (for), so
 * that a question about a town's weather gets no answer.
 */
export function askedPlace(words: readonly string[], comes: boolean): AskedPlace | null {
  if (comes) return { words, names: namesIn(words) };
  const isAround = (word = "") => aroundPlace.has(word);
  const from = words.findIndex((word) => !isAround(word));
  const to = words.findLastIndex((word) => !isAround(word)) + 1;
  if (from < 0 || words.length > longestAlone) return null;
  // 'La' (the) precedes many nouns and also begins the name 'La Flèche'. So names are tried with and without such words
  // before them.
  const names = Array.from({ length: from + 1 }, (_, start) => words.slice(start, to));
  return { words: words.slice(from, to), names };
}
