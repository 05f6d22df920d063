import { wordFamilies } from "../content/word-families.ts";
import { normalise, soundOf, withoutAccents } from "./normalise.ts";

/** Features share this many numbered places. A power of two. */
export const places = 2 ** 15;

/** What a question is made of, as numbered places and how much each counts. */
export interface Features {
  at: Int32Array;
  value: Float32Array;
}

/** The kinds of features, and how much all of one kind count together. Tuned between authors (ADR 165). */
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

const families = new Map<string, number[]>();
const familiesBySound = new Map<string, number[]>();
Object.values(wordFamilies).forEach((words, family) => {
  for (const word of words.split(" ")) {
    const plain = withoutAccents(word);
    families.set(plain, [...(families.get(plain) ?? []), family]);
    if (plain.length > 4) familiesBySound.set(soundOf(plain), families.get(plain) ?? []);
  }
});

function familiesOf(word: string, sound: string): readonly number[] {
  return (
    families.get(word) ??
    families.get(word.replace(/[sx]$/, "")) ??
    (word.length > 4 ? familiesBySound.get(sound) : undefined) ??
    []
  );
}

/** More families than this in one question say nothing as pairs. */
const mostPairedFamilies = 6;

/**
 * Returns the features of a question, each kind as counts by place: words, neighbours, pieces of 2 to 5 letters, how
 * words sound, the sound of the whole without spaces, families of words.
 */
export function countFeatures(question: string): Map<number, number>[] {
  const words = normalise(question);
  const sounds = words.map(soundOf);
  const counts = kindNames.map(() => new Map<number, number>());
  const add = (kind: Kind, place: number, weight = 1) => {
    const map = counts[kindNames.indexOf(kind)];
    map?.set(place, (map.get(place) ?? 0) + weight);
  };
  words.forEach((word, at) => {
    const sound = sounds[at] ?? "";
    add("word", hash("w", word));
    add("pair", hash("b", `${words[at - 1] ?? "^"} ${word}`));
    add("sound", hash("p", sound));
    if (at > 0) add("soundPair", hash("q", `${sounds[at - 1]} ${sound}`));
    const framed = `_${word}_`;
    for (let size = 2; size <= 5; size += 1)
      for (let start = 0; start + size <= framed.length; start += 1)
        add("letters", hash("c", framed, start, start + size));
  });
  const stream = sounds.join("");
  for (let size = 3; size <= 5; size += 1)
    for (let start = 0; start + size <= stream.length; start += 1)
      add("stream", hash("f", stream, start, start + size));
  const found = words.map((word, at) => familiesOf(word, sounds[at] ?? ""));
  for (const list of found)
    for (const family of list) add("family", hash("k", String(family)), 1 / list.length);
  const distinct = [...new Set(found.flat())].toSorted((a, b) => a - b);
  if (distinct.length <= mostPairedFamilies)
    distinct.forEach((one, at) => {
      for (const other of distinct.slice(at + 1)) add("familyPair", hash("l", `${one} ${other}`));
    });
  return counts;
}

/** Weighs counted features by how rare each is, makes each kind count its share, and the whole one. */
export function weighFeatures(counts: readonly Map<number, number>[], rarity: Float32Array): Features {
  const at: number[] = [];
  const value: number[] = [];
  counts.forEach((map, kind) => {
    const first = at.length;
    let squares = 0;
    for (const [place, count] of map) {
      const weight = Math.log(1 + count) * (rarity[place] ?? 0);
      at.push(place);
      value.push(weight);
      squares += weight * weight;
    }
    const share = kinds[kindNames[kind] ?? "word"] / (Math.sqrt(squares) || 1);
    for (let index = first; index < value.length; index += 1) value[index] = (value[index] ?? 0) * share;
  });
  const length = Math.sqrt(value.reduce((sum, one) => sum + one * one, 0)) || 1;
  return { at: Int32Array.from(at), value: Float32Array.from(value, (one) => one / length) };
}

/** Returns how rare a word is among questions, 0 when none has it. Sharing a place makes a few words look commoner. */
export function wordRarity(word: string, rarity: Float32Array): number {
  return rarity[hash("w", word)] ?? 0;
}

/** Returns the place of a piece of text. */
function hash(kind: string, text: string, start = 0, end = text.length): number {
  return pieceNumber(kind, text, start, end) & (places - 1);
}

/** Returns a number of 19 bits for a piece of text: FNV-1a of its letters, with the kind before them. */
export function pieceNumber(kind: string, text: string, start = 0, end = text.length): number {
  let value = Math.imul(0x811c9dc5 ^ kind.charCodeAt(0), 0x01000193);
  for (let index = start; index < end; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 13;
}
