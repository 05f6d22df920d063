/**
 * Returns keywords as they are stored: in lowercase, separated by single spaces. Typed commas and semicolons also
 * separate keywords.
 */
export function keywordText(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[\s,;]+/g, " ")
    .trim();
}

/** Returns suggested keywords in lowercase, without punctuation, each word once. */
export function suggestedKeywords(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]+/gu, " ")
    .split(/\s+/)
    .filter((word) => word.length > 1);
  return [...new Set(words)].join(" ");
}

const namingWords = 3;

/**
 * Returns the name of a response (a stored answer) on a button or in a list: its label, otherwise its first keywords.
 */
export function responseName({ label, keywords }: { label: string | null; keywords: string }): string {
  if (label) return label;
  const name = keywords.split(" ").slice(0, namingWords).join(" ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
