import { plainText } from "#app/lib/pages/plain-text.ts";

/** Returns the words of an HTML text. */
export function wordsOf(html: string): string[] {
  return plainText(html).match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Returns how similar two texts are, from 0 to 1: the share of their sequences of three words that both have. */
export function similarity(one: string, other: string): number {
  const [a, b] = [runsOf(one), runsOf(other)];
  const shared = [...a].filter((run) => b.has(run)).length;
  return shared / (a.size + b.size - shared);
}

function runsOf(html: string): Set<string> {
  const words = wordsOf(html.toLowerCase());
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}
