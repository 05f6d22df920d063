/** Returns keywords as stored: lowercase, separated by single spaces. Commas and semicolons separate too. */
export function keywordText(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[\s,;]+/g, " ")
    .trim();
}

/** Returns suggested keywords: lowercase, without punctuation, trimmed, each word once. */
export function suggestedKeywords(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]+/gu, " ")
    .split(/\s+/)
    .filter((word) => word.length > 1);
  return [...new Set(words)].join(" ");
}
