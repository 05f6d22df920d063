// oxlint-disable typescript/no-non-null-assertion -- loops over arrays of numbers: each index is inside by construction
import { pieceNumber } from "./places.ts";
import type { Word } from "./words.ts";

/**
 * How often each word of the examples occurs for each target (a response, or 'off topic'). It has only numbers, so that
 * one process can send it to another.
 */
export interface WordOdds {
  /** Where the list of each place begins in `holders`. The last number is the end of the last list. */
  starts: Int32Array;
  holders: Uint16Array;
  times: Uint16Array;
  /** For each target, the number of words in all its examples. */
  all: Float32Array;
}

const places = 2 ** 18;
/**
 * Added to the count of each word for each target. Otherwise a word that the examples of a target lack would rule the
 * target out.
 */
const smoothing = 0.3;
const imagined = 300;
const imaginedOthers = 1_500;
/** Two words at most this many words apart are a pair. */
const farthestPair = 4;

/** Returns the places of a question's words, of their sounds and beginnings, and of its pairs of words. */
function placesOf(words: readonly Word[]): number[] {
  const found = new Set<number>();
  const add = (kind: string, text: string, end?: number) =>
    found.add(pieceNumber(kind, text, end) & (places - 1));
  words.forEach(({ text, sound }, at) => {
    add("w", text);
    add("s", sound);
    if (text.length > 4) add("c", text, 4);
    if (at > 0) add("b", `${words[at - 1]?.text} ${text}`);
    for (const other of words.slice(at + 2, at + 1 + farthestPair)) add("k", `${text} ${other.text}`);
  });
  return [...found];
}

/** Returns how often each word of the examples occurs for each target. */
export function countWords(
  examples: readonly { words: readonly Word[]; target: number }[],
  targets: number,
): WordOdds {
  const all = new Float32Array(targets);
  const keys = new Uint32Array(
    examples.flatMap(({ words, target }) => {
      const found = placesOf(words);
      all[target]! += found.length;
      return found.map((place) => place * targets + target);
    }),
  ).toSorted();
  const starts = new Int32Array(places + 1);
  const holders = new Uint16Array(keys.length);
  const times = new Uint16Array(keys.length);
  let last = -1;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index]!;
    if (index === 0 || key !== keys[index - 1]) {
      last += 1;
      holders[last] = key % targets;
      starts[Math.floor(key / targets) + 1]! += 1;
    }
    times[last]! += 1;
  }
  for (let place = 0; place < places; place += 1) starts[place + 1]! += starts[place]!;
  return { starts, holders: holders.slice(0, last + 1), times: times.slice(0, last + 1), all };
}

/**
 * Returns how strongly the words of a question speak for each target: the log odds of naive Bayes, scaled by the
 * length of the question.
 */
export function wordScores({ starts, holders, times, all }: WordOdds, words: readonly Word[]): Float32Array {
  const scores = new Float32Array(all.length);
  const whole = all.reduce((sum, one) => sum + one, 0);
  let known = 0;
  let absent = 0;
  for (const place of placesOf(words)) {
    const [from, to] = [starts[place]!, starts[place + 1]!];
    if (from === to) continue;
    known += 1;
    let held = 0;
    for (let slot = from; slot < to; slot += 1) held += times[slot]!;
    absent += Math.log(smoothing / (held + smoothing));
    for (let slot = from; slot < to; slot += 1) {
      const own = times[slot]!;
      scores[holders[slot]!]! +=
        Math.log((own + smoothing) / smoothing) - Math.log((held - own + smoothing) / (held + smoothing));
    }
  }
  const length = Math.sqrt(known || 1);
  return scores.map((score, one) => {
    const rest = Math.log((whole - all[one]! + imaginedOthers) / (all[one]! + imagined));
    return (score + absent + known * rest) / length;
  });
}
