import { plainText } from "#app/lib/pages/plain-text.ts";
import { slugify } from "#app/lib/french/slug.ts";

const wordsPerMinute = 200;
const longestExcerpt = 160;
const cutExcerpt = 157;
/** Addresses stay readable; a title of 60 characters is well below (B§9). */
const longestSlug = 100;

/**
 * The slug of an article or category (B§5): its name as an address, with a number from 2 when others took it
 * (decision 47). A name without a letter or digit gives `fallback`.
 */
export function uniqueSlug(name: string, taken: Pick<Set<string>, "has">, fallback: string): string {
  const base = slugify(name).slice(0, longestSlug).replace(/-$/, "") || fallback;
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

/** Content without the Markdown fences a text service puts around HTML (P§2, B§5): "```html" and "```". */
export function withoutCodeFences(content: string): string {
  return content
    .replace(/<p>\s*```[\w-]*\s*<\/p>\s*/g, "")
    .replace(/```[\w-]*[^\S\n]*\n?/g, "")
    .trim();
}

/** The excerpt made from content (B§5): its text, and over 160 characters the first 157 and an ellipsis. */
export function excerptOf(content: string): string {
  const text = plainText(withoutCodeFences(content));
  if (text.length <= longestExcerpt) return text;
  // Never half of a character written in two units.
  const cut = text.slice(0, cutExcerpt).replace(/[\ud800-\udbff]$/, "");
  return `${cut}…`;
}

/** Minutes it takes to read content: 200 words a minute, rounded up (P§9), at least one. */
export function readingMinutes(content: string): number {
  const words = plainText(content).match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
