// oxlint-disable typescript/no-non-null-assertion -- loops over arrays of numbers: each index is inside by construction
import { piecesOf, placeOf, places } from "./places.ts";
import type { Word } from "./words.ts";

/** The features (words, pieces, sounds…) of a text. `at` has the place of each (see `placeOf`), `value` its weight. */
export interface Features {
  at: Uint16Array;
  value: Float32Array;
}

/**
 * The kinds of features, and how much all features of a kind count together. The values were found by learning from
 * some authors' questions and measuring with those of others (ADR 165).
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

/** If a text has words of more families than this, pairs of families are ignored, because they would be too many. */
const mostPairedFamilies = 6;

/** How often each feature occurs in a text. The features of one kind stand together, in the order of `kinds`. */
export interface Counts {
  at: Uint16Array;
  times: Float32Array;
  /** The index at which each kind ends in the arrays. */
  ends: readonly number[];
}

/** More features than any question has, as its words and letters are limited. Features beyond this are ignored. */
const mostFeatures = 2 ** 15;
// These arrays have the features found so far in the text that is being counted. They are reused for each text, so
// `slots` may point to features of an earlier text. `add` notices this by a comparison with `found`.
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
 * Counts the features of a text: words, neighbouring words, pieces of 2 to 5 letters, the sound of each word and of the
 * whole text without spaces, and families of words.
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
 * Turns counted features into weights: a rare feature weighs more, and each kind counts as `kinds` says. The weights
 * are scaled to a vector of length one.
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
 * Returns how rare a word is among questions, or 0 if no question has it. Words whose hash is the same share a place,
 * so they seem a little more frequent than they are.
 */
export function wordRarity(word: string, rarity: Float32Array): number {
  return rarity[placeOf("w", word)] ?? 0;
}
