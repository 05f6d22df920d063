/** Keywords as they are stored (B§3): lower case, separated by single spaces. Commas and semicolons separate too. */
export function keywordText(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[\s,;]+/g, " ")
    .trim();
}

/** Suggested keywords as B§5 wants them: lower case, stripped of punctuation, trimmed; each word once. */
export function suggestedKeywords(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]+/gu, " ")
    .split(/\s+/)
    .filter((word) => word.length > 1);
  return [...new Set(words)].join(" ");
}
