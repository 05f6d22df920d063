/**
 * Control characters other than tabs and line ends (PostgreSQL refuses one of them, NUL), and marks that change the
 * reading direction (Bidi_Control), with which a text could look like another one.
 */
const unwanted = /[^\P{Cc}\t\n\r]|\p{Bidi_C}/gu;
/** Any character but spaces, the Braille blank, and what Unicode ignores (Default_Ignorable_Code_Point). */
const visible = /[^\s\p{DI}\p{Cf}\u2800]/u;

/** Whether a text has a visible character. */
export function hasVisible(text: string): boolean {
  return visible.test(text);
}

/**
 * Returns a typed text without unwanted characters, or "" if nothing in it is visible (rule forms/clean-text). Joiners
 * inside emoji and words stay.
 */
export function cleanText(typed: string): string {
  const text = typed.replace(unwanted, "");
  return hasVisible(text) ? text : "";
}
