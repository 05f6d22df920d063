/** A word with fewer letters gets no typing error. */
const shortest = 4;
/** The probability that a longer word gets a typing error. */
const slipped = 0.35;
const frequentLetters = "aeiournst";

/**
 * Returns a question with typing errors like those of a person in a hurry: letters that are missing, swapped, doubled
 * or wrong. The assistant learns from it to understand such questions.
 */
export function withSlips(question: string, random: () => number): string {
  return question
    .split(" ")
    .map((word) => (word.length < shortest || random() > slipped ? word : slipIn(word, random)))
    .join(" ");
}

/** Returns a word with one typing error. The first letter stays, because people rarely mistype it. */
function slipIn(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  const kind = random();
  if (kind < 0.3) return `${before}${next}${after}`;
  if (kind < 0.6) return `${before}${next}${letter}${after}`;
  if (kind < 0.8) return `${before}${letter}${letter}${next}${after}`;
  return `${before}${frequentLetters[Math.floor(random() * frequentLetters.length)]}${next}${after}`;
}
