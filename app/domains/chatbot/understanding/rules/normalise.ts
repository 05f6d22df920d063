import { trimEdges } from "#app/lib/forms/trim-edges.ts";
import { abbreviations } from "../content/abbreviations.ts";
import { englishWords } from "../content/english.ts";

/**
 * At most this many words of a question are read, so that a pasted page costs no more than a question. The first words
 * usually show the subject.
 */
export const mostWords = 60;
/** If at least this share of the words is English, words that are also French are read as English. */
const englishShare = 0.34;

const readings = new Map(
  abbreviations
    .split(/[\n,]/)
    .map((entry) => entry.split("="))
    .flatMap(([typed, meant]) =>
      typed && meant ? [[withoutAccents(typed), meant.split(" ")] as const] : [],
    ),
);
const [english, ambiguous] = readEnglish(englishWords);

function readEnglish(list: string): [Map<string, string[]>, Map<string, string[]>] {
  const [sure = "", shared = ""] = list.split("*");
  const toMap = (part: string) =>
    new Map(
      part
        .split(/[\n,]/)
        .map((entry) => entry.trim().split("="))
        .filter(([word]) => word)
        .map(([word = "", meant = ""]) => [word, meant.split(" ").filter(Boolean)] as const),
    );
  return [toMap(sure), toMap(shared)];
}

/** Whether a word shows that a question is English. A word that French spells in the same way does not. */
export const isEnglishMark = (word: string) => {
  const meant = english.get(word);
  return meant !== undefined && !meant.includes(word);
};

/**
 * Returns the words of a question in the form in which they are compared: lowercase, without accents and punctuation.
 * Abbreviations and spellings by sound are written out ('c koi' becomes 'c est quoi', what is it). English words become
 * French ones.
 */
export function normalise(question: string): string[] {
  const typed = question
    .slice(0, 1_000)
    .toLowerCase()
    .normalize("NFC")
    .replace(/([a-zà-ÿ])\1{2,}/g, "$1")
    .split(/[^\p{L}\p{N}€]+/u)
    .filter(Boolean)
    .slice(0, mostWords);
  const plain = typed.map(withoutAccents);
  const marks = typed.filter((word) => isEnglishMark(word)).length;
  const others = typed.filter(
    (word, at) => !isEnglishMark(word) && !ambiguous.has(word) && isFrenchMark(plain[at] ?? ""),
  ).length;
  const isEnglish = marks >= 2 && marks / typed.length >= englishShare && marks > others;
  const words = typed.flatMap((word, at) => {
    const flat = plain[at] ?? word;
    if (isEnglish) return english.get(word) ?? ambiguous.get(word) ?? [flat];
    return (
      readings.get(word) ??
      readings.get(flat) ??
      (isUnknownInFrench(word) ? english.get(word) : undefined) ?? [flat]
    );
  });
  return words.slice(0, mostWords);
}

const frenchMarks = new Set(
  "le la les un une des mon ma mes votre vos vous je nous est et pour dans avec que qui pas sur au aux ce cette il elle on ai de du en".split(
    " ",
  ),
);
/** Whether a word shows that a question is French, if the word is not also English. */
export const isFrenchMark = (word: string) => frenchMarks.has(word) && !ambiguous.has(word);

/**
 * Whether a word cannot be French. 'screen' in a French question is read as 'ecran'; 'on' (we) stays, because it is
 * French.
 */
function isUnknownInFrench(word: string): boolean {
  return word.length > 3 && isEnglishMark(word) && !sharedSpellings.has(word);
}

const sharedSpellings = new Set(
  "port charge son change message contact support internet parking urgent virus robot plan part case long second fan sound home like with data key does made call use time order class course add pay show says fin date signal original scanner installation model place".split(
    " ",
  ),
);

/** Returns a text without its accents and ligatures. */
export function withoutAccents(text: string): string {
  if (/^[a-z\d ]*$/.test(text)) return text;
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("œ", "oe").replaceAll("æ", "ae");
}

/**
 * Returns a key for the rough sound of a word: 'quel', 'kel' and 'quelle' have the same key. A word with a digit is its
 * own key.
 */
export function soundOf(word: string): string {
  if (/\d/.test(word)) return word;
  const consonants = word
    .replace(/ph/g, "f")
    .replace(/sch|sh|ch/g, "C")
    .replace(/gn/g, "N")
    .replace(/qu|q/g, "k")
    .replace(/h/g, "")
    .replace(/gu([eiy])/g, "g$1")
    .replace(/g([eiy])/g, "j$1")
    .replace(/je([ao])/g, "j$1")
    .replace(/c([eiy])/g, "s$1")
    .replace(/c/g, "k")
    .replace(/x(?=.)/g, "ks")
    .replace(/w/g, "v")
    .replace(/([aeiou])s([aeiou])/g, "$1z$2")
    .replace(/y/g, "i")
    .replace(/t(?=ion)/g, "s")
    .replace(/(.)\1/g, "$1");
  const vowels = consonants
    .replace(/(?:ez|er|ent|es|et|ai|ais|ait|aient|e)$/, "e")
    .replace(/eau|au/g, "o")
    .replace(/ai|ei|ee|oe|eu/g, "e")
    .replace(/oi/g, "oa")
    .replace(/ou/g, "u")
    .replace(/[ae][nm](?![aeiou])/g, "A")
    .replace(/[iue][nm](?![aeiou])/g, "I")
    .replace(/o[nm](?![aeiou])/g, "O");
  const key = trimEdges(vowels, /[sxtdpz]/, "last")
    .replace(/e$/, "")
    .replace(/(.)\1/g, "$1");
  return key || word;
}
