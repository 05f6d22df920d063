// oxlint-disable typescript/no-non-null-assertion -- loops over arrays of numbers: each index is inside by construction
import { piecesOf, placeOf, places } from "./places.ts";
import type { Word } from "./words.ts";

/** The features of a question. `at` has the place (a number computed from a hash) of each, `value` its weight. */
export interface Features {
  at: Uint16Array;
  value: Float32Array;
}

/**
 * The kinds of features, and how much all features of one kind count together. The values were chosen by learning from
 * the questions of some authors and measuring on those of another (ADR 165).
 */
const kinds = {
  word: 1,
  pair: 0.5,
  letters: 1.5,
  sound: 1.2,
  soundPair: 0.5,
  stream: 1,
  family: 1,
  familyPair: 0.3,
};
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];

/** If a question has words of more families than this, the pairs of families are ignored. */
const mostPairedFamilies = 6;

/** How often a question has each feature. The features of one kind are next to each other, in the order of `kinds`. */
export interface Counts {
  at: Uint16Array;
  times: Float32Array;
  /** The index at which each kind ends in the arrays. */
  ends: readonly number[];
}

/** No question has this many features, because its letters and words are limited. Further ones would be ignored. */
const mostFeatures = 2 ** 15;
// The features found so far in the question that is being counted. `slots` may contain entries of an earlier question;
// a comparison with `found` reveals them.
const slots = new Uint16Array(places);
const found = new Uint16Array(mostFeatures);
const times = new Float32Array(mostFeatures);
let firstOfKind = 0;
let all = 0;

function add(place: number, count: number): void {
  const slot = slots[place]!;
  if (slot >= firstOfKind && slot < all && found[slot] === place) times[slot]! += count;
  else if (all < mostFeatures) {
    slots[place] = all;
    found[all] = place;
    times[all] = count;
    all += 1;
  }
}

const adders: Record<Kind, (words: readonly Word[]) => void> = {
  word: (words) => {
    for (const { text } of words) add(placeOf("w", text), 1);
  },
  pair: (words) => {
    words.forEach(({ text }, at) => add(placeOf("b", `${words[at - 1]?.text ?? "^"} ${text}`), 1));
  },
  letters: (words) => {
    for (const { letters } of words) for (const place of letters) add(place, 1);
  },
  sound: (words) => {
    for (const { sound } of words) add(placeOf("p", sound), 1);
  },
  soundPair: (words) => {
    for (let at = 1; at < words.length; at += 1)
      add(placeOf("q", `${words[at - 1]?.sound} ${words[at]?.sound}`), 1);
  },
  stream: (words) => {
    for (const place of piecesOf("f", words.map(({ sound }) => sound).join(""), 3)) add(place, 1);
  },
  family: (words) => {
    for (const { families: list } of words)
      for (const family of list) add(placeOf("k", String(family)), 1 / list.length);
  },
  familyPair: (words) => {
    const distinct = [...new Set(words.flatMap((word) => word.families))].toSorted((a, b) => a - b);
    if (distinct.length > mostPairedFamilies) return;
    distinct.forEach((one, at) => {
      for (const other of distinct.slice(at + 1)) add(placeOf("l", `${one} ${other}`), 1);
    });
  },
};

/**
 * Returns the features of a question: its words, neighbouring words, pieces of 2 to 5 letters, the sound of its words,
 * the sound of the whole question without spaces, and its families of words.
 */
export function countFeatures(words: readonly Word[]): Counts {
  all = 0;
  const ends = kindNames.map((kind) => {
    firstOfKind = all;
    adders[kind](words);
    return all;
  });
  return { at: found.slice(0, all), times: times.slice(0, all), ends };
}

/**
 * Weighs the counted features by their rarity. Then gives each kind its share, and scales the whole to a vector of
 * length one.
 */
export function weighFeatures({ at, times: counts, ends }: Counts, rarity: Float32Array): Features {
  const value = new Float32Array(at.length);
  let next = 0;
  let squares = 0;
  for (const [kind, end] of ends.entries()) {
    const first = next;
    let ofKind = 0;
    for (; next < end; next += 1) {
      const count = counts[next]!;
      const weight = (count === 1 ? Math.LN2 : Math.log(1 + count)) * rarity[at[next]!]!;
      value[next] = weight;
      ofKind += weight * weight;
    }
    const share = kinds[kindNames[kind]!] / (Math.sqrt(ofKind) || 1);
    for (let index = first; index < end; index += 1) value[index]! *= share;
    squares += ofKind * share * share;
  }
  const length = Math.sqrt(squares) || 1;
  for (let index = 0; index < value.length; index += 1) value[index]! /= length;
  return { at, value };
}

/**
 * Returns how rare a word is among questions, or 0 when no question has it. Words with the same hash share a place, so
 * they look a little more common than they are.
 */
export function wordRarity(word: string, rarity: Float32Array): number {
  return rarity[placeOf("w", word)] ?? 0;
}
