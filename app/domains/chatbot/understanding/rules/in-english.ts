import { isEnglishMark, isFrenchMark, mostWords, withoutAccents } from "./normalise.ts";

/** Words that only an English sentence has. Nouns alone ('windows update error') may be a French question. */
const englishSentence = new Set(
  "do does did is are was my your you i can could would will what where when how why who have has need there it this english".split(
    " ",
  ),
);

/**
 * Whether a question is in English (rule assistant/english): at least half of its words are English, one of them is in
 * `englishSentence`, and none is only French. A French question with a few English words is not in English.
 */
export function isInEnglish(question: string): boolean {
  const typed = question
    .slice(0, 1_000)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords);
  const marks = typed.filter((word) => isEnglishMark(word));
  if (!marks.some((word) => englishSentence.has(word))) return false;
  const isFrench = (word: string) => isFrenchMark(word) || withoutAccents(word) !== word;
  if (typed.some((word) => !isEnglishMark(word) && isFrench(word))) return false;
  return marks.length * 2 >= typed.length && (marks.length > 1 || marks.includes("english"));
}
