const ligatures: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss" };

/**
 * Returns a text as a slug for URLs (rules editor/slug and import/slugs): lower case, ligatures as two letters, no
 * accents, one hyphen for any other characters, no hyphen at the ends. Returns an empty text when nothing remains.
 */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
