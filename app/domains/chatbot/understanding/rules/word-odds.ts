// oxlint-disable typescript/no-non-null-assertion -- loops over arrays of numbers: each index is inside by construction
import { pieceNumber } from "./features.ts";
import { normalise, soundOf } from "./normalise.ts";

/** How often the words of examples stand for each target. Only numbers: it passes between threads as it is. */
export interface WordOdds {
  /** Where the targets of each place begin in `holders`; one more number ends the last. */
  starts: Int32Array;
  holders: Uint16Array;
  times: Uint16Array;
  /** All words of each target. */
  all: Float32Array;
}

const places = 2 ** 18;
/** A word counts a little for every target, so that one that a target never had does not exclude it. */
const smoothing = 0.3;
const imagined = 300;
const imaginedOthers = 1_500;
/** Words this near each other are a pair. */
const farthestPair = 4;

/** Returns the places of a question's words, how they sound, their beginnings and its pairs of words. */
function placesOf(question: string): number[] {
  const words = normalise(question);
  const found = new Set<number>();
  const add = (kind: string, text: string) => found.add(pieceNumber(kind, text) & (places - 1));
  words.forEach((word, at) => {
    add("w", word);
    add("s", soundOf(word));
    if (word.length > 4) add("c", word.slice(0, 4));
    if (at > 0) add("b", `${words[at - 1]} ${word}`);
    for (const other of words.slice(at + 2, at + 1 + farthestPair)) add("k", `${word} ${other}`);
  });
  return [...found];
}

/** Counts the words of examples by target. */
export function countWords(
  examples: readonly { question: string; target: number }[],
  targets: number,
): WordOdds {
  const counts = new Map<number, number>();
  const all = new Float32Array(targets);
  for (const { question, target } of examples)
    for (const place of placesOf(question)) {
      const key = place * targets + target;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      all[target]! += 1;
    }
  const keys = Float64Array.from(counts.keys()).toSorted();
  const starts = new Int32Array(places + 1);
  for (const key of keys) starts[Math.floor(key / targets) + 1]! += 1;
  for (let place = 0; place < places; place += 1) starts[place + 1]! += starts[place]!;
  return {
    starts,
    holders: Uint16Array.from(keys, (key) => key % targets),
    times: Uint16Array.from(keys, (key) => counts.get(key) ?? 0),
    all,
  };
}

/** Returns how much the words of a question speak for each target: the log odds of naive Bayes, evened by length. */
export function wordScores({ starts, holders, times, all }: WordOdds, question: string): Float32Array {
  const scores = new Float32Array(all.length);
  const whole = all.reduce((sum, one) => sum + one, 0);
  let known = 0;
  let absent = 0;
  for (const place of placesOf(question)) {
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
