/** Returns a text with its first letter capitalised, to begin a sentence: 'Du lundi au samedi' (Monday to Saturday). */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a text whose first word has no capital, so that it can continue a sentence. Acronyms keep their capitals. */
export function uncapitalized(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
