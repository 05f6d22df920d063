import { meantWord } from "#app/lib/french/typing-errors.ts";
import { wordFamilies } from "../content/word-families.ts";
import { normalise, soundOf, withoutAccents } from "./normalise.ts";
import { piecesOf } from "./places.ts";

/** A shorter word is too often one letter away from another word. */
const shortestMistyped = 6;

const families = new Map<string, number[]>();
const familiesBySound = new Map<string, number[]>();
Object.values(wordFamilies).forEach((words, family) => {
  for (const word of words.split(" ")) {
    const plain = withoutAccents(word);
    families.set(plain, [...(families.get(plain) ?? []), family]);
    if (plain.length > 4) familiesBySound.set(soundOf(plain), families.get(plain) ?? []);
  }
});

const familyWords = [...families.keys()].filter((word) => word.length >= shortestMistyped);

function familiesOf(word: string, sound: string): readonly number[] {
  return (
    families.get(word) ??
    families.get(word.replace(/[sx]$/, "")) ??
    // A final s is silent in most words, and easily left out: 'viru' for 'virus'.
    (word.length > 3 ? families.get(`${word}s`) : undefined) ??
    (word.length > 4 ? familiesBySound.get(sound) : undefined) ??
    (word.length >= shortestMistyped ? families.get(meantWord(word, familyWords) ?? "") : undefined) ??
    []
  );
}

/** A word with the parts that are compared. Words are often repeated, so learning splits each word only once. */
export interface Word {
  text: string;
  sound: string;
  /** The places (see `placeOf`) of the word's pieces of 2 to 5 letters. */
  letters: Uint16Array;
  families: readonly number[];
}

/** The words that have been split already, by their spelling. */
export type KnownWords = Map<string, Word>;

/** Returns the words of a question in the form in which they are compared, each with its parts. */
export function readWords(question: string, known: KnownWords = new Map()): Word[] {
  return normalise(question).map((text) => {
    const word = known.get(text) ?? takeApart(text);
    known.set(text, word);
    return word;
  });
}

function takeApart(text: string): Word {
  const sound = soundOf(text);
  const letters = new Uint16Array(piecesOf("c", `_${text}_`, 2));
  return { text, sound, letters, families: familiesOf(text, sound) };
}
