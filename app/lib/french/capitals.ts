/** Returns a text with its first letter capitalised, as when 'du lundi au samedi' begins a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
