import { normalizePhone } from "../french/phone.ts";

const mostWords = 8;
const phoneLike = /^\+?[\d\s.\-()]{4,}$/;

/**
 * Returns the LIKE patterns that a found record must all match: one for each typed word. A pattern also matches inside
 * a longer word. A telephone number in any format is converted to its stored form. The database ignores accents and
 * case.
 */
export function searchPatterns(typed: string): string[] {
  const text = typed.replaceAll("\0", "").trim().slice(0, 200);
  if (phoneLike.test(text)) return [likePattern(normalizePhone(text))];
  return text.split(/\s+/).filter(Boolean).slice(0, mostWords).map(likePattern);
}

function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
