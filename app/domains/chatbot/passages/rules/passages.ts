import { normalise } from "../../understanding/rules/normalise.ts";

/** A part of a page that may answer a question. */
export interface Passage {
  /** The page's title. */
  title: string;
  path: string;
  heading: string;
  text: string;
}

/**
 * The words of a question in the form in which they are compared, each with a weight. A rare word has a high weight.
 */
export type AskedWords = ReadonlyMap<string, number>;

/**
 * Subtracted from each weight, so that frequent words count nothing. It is the rarity of a word that one in twelve
 * questions has.
 */
const sayingNothing = 3.5;
const longestPassage = 4_000;

/**
 * Returns the weighted words of a question. `rarityOf` returns how rare a word is among questions, or 0 if no question
 * has it; then the word counts as much as `rarest`.
 */
export function askedWords(question: string, rarityOf: (word: string) => number, rarest: number): AskedWords {
  const words = new Map<string, number>();
  for (const word of normalise(question)) {
    const weight = (rarityOf(word) || rarest) - sayingNothing;
    if (weight > 0 && word.length > 1) words.set(stem(word), weight);
  }
  return words;
}

/**
 * Returns how much of a question a part of a page contains: the weighted share of the question's words, from 0 to 1,
 * and the number of these words.
 */
export function likeness(asked: AskedWords, passage: Passage): { share: number; words: number } {
  const known = stemsOf(passage);
  let found = 0;
  let all = 0;
  let words = 0;
  for (const [word, weight] of asked) {
    all += weight;
    if (!known.has(word)) continue;
    found += weight;
    words += 1;
  }
  return { share: all > 0 ? found / all : 0, words };
}

/**
 * The words of each passage, stored as long as the passage exists. So the passages of the service pages, which are the
 * same objects for each question, are split into words only once.
 */
const read = new WeakMap<Passage, Set<string>>();

function stemsOf(passage: Passage): Set<string> {
  const known = read.get(passage) ?? stems(`${passage.title} ${passage.heading} ${passage.text}`);
  read.set(passage, known);
  return known;
}

function stems(text: string): Set<string> {
  const words = text
    .slice(0, longestPassage)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^a-z0-9]+/);
  return new Set(words.map(stem));
}

const endings =
  /(?:issements?|ements?|ations?|ateurs?|euses?|eurs?|ives?|ifs?|ees?|es?|er|ez|ent|ons|ant|ir|it|s|x)$/;

/** Returns a word without its ending. 'claque', 'claquer' and 'claquements' (forms of "to click") become the same. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  const short = word.replace(endings, "");
  return short.length >= 3 ? short : word;
}

/** Returns the sentences of a text. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s/)
    .map((one) => one.trim())
    .filter(Boolean);
}

const longestQuote = 320;

/**
 * Returns the consecutive sentences of a passage that have most in common with the question, a few lines at most.
 * `share` is the weighted share of the question's words that they contain, from 0 to 1.
 */
export function bestSentences(asked: AskedWords, { text }: Passage): { quote: string; share: number } {
  const sentences = sentencesIn(text);
  const known = sentences.map(stems);
  const all = [...asked.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  let best = { from: 0, to: 1, share: -1 };
  sentences.forEach((_, from) => {
    let length = 0;
    const left = new Map(asked);
    for (let to = from; to < sentences.length; to += 1) {
      length += (sentences[to] ?? "").length + 1;
      if (to > from && length > longestQuote) break;
      for (const word of left.keys()) if (known[to]?.has(word)) left.delete(word);
      const share = 1 - [...left.values()].reduce((sum, weight) => sum + weight, 0) / all;
      if (share > best.share) best = { from, to: to + 1, share };
    }
  });
  const quote = sentences.slice(best.from, best.to).join(" ");
  const isLong = quote.length > 2 * longestQuote;
  return {
    quote: isLong ? `${quote.slice(0, 2 * longestQuote).replace(/\s\S*$/, "")}…` : quote,
    share: best.share,
  };
}
