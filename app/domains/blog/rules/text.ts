import { plainText } from "#app/lib/pages/plain-text.ts";
import { slugify } from "#app/lib/french/slug.ts";

const wordsPerMinute = 200;
const longestExcerpt = 160;
const cutExcerpt = 157;
/** The longest slug in characters, so that URLs stay readable. A title of 60 characters gives a much shorter slug. */
const longestSlug = 100;

/**
 * Returns a slug made from the name of an article or category (rule editor/slug). If `taken` has it, adds a number from
 * 2 on. A name without a letter or digit gives `fallback`.
 */
export function uniqueSlug(name: string, taken: Pick<Set<string>, "has">, fallback: string): string {
  const base = slugify(name).slice(0, longestSlug).replace(/-$/, "") || fallback;
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

/** Removes the Markdown fences that a text-generation service puts around HTML: "```html" and "```". */
export function withoutCodeFences(content: string): string {
  return content
    .replace(/<p>\s*```[\w-]*\s*<\/p>\s*/g, "")
    .replace(/```[\w-]*[^\S\n]*\n?/g, "")
    .trim();
}

/** Returns the beginning of an article's text as its excerpt, without tags (rule editor/excerpt). */
export function excerptOf(content: string): string {
  const text = plainText(withoutCodeFences(content));
  if (text.length <= longestExcerpt) return text;
  // Does not cut between the two code units of one character, such as an emoji.
  const cut = text.slice(0, cutExcerpt).replace(/[\ud800-\udbff]$/, "");
  return `${cut}…`;
}

/** Returns the reading time of content in minutes (rule blog/reading-time), at least one. */
export function readingMinutes(content: string): number {
  const words = plainText(content).match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
