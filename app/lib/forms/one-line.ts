/** Returns a text in which line breaks are a space, for a field of one line (rule forms/clean-text). */
export function oneLine(text: string): string {
  return text.replace(/[\n\r\u2028\u2029]+/g, " ");
}
