import { type FormValues, honeypotName } from "#app/lib/forms/form.ts";

const linkPattern = /https?:\/\/|www\./gi;
const markupPattern = /<a\s|\[url[=\]]|\[link[=\]]/i;
const tooManyLinks = 3;

/**
 * Returns whether a submission is spam (rule forms/spam). `values` are all its fields, with the hidden honeypot; `texts`
 * are the free texts.
 */
export function isSpam(values: FormValues, texts: readonly (string | null)[]): boolean {
  if ([values[honeypotName] ?? []].flat().some((typed) => typed.trim() !== "")) return true;
  const written = texts.join("\n");
  return markupPattern.test(written) || (written.match(linkPattern)?.length ?? 0) >= tooManyLinks;
}

const civility = /^(?:m|mr|mme|mlle|monsieur|madame|mademoiselle)\.?$/i;
/** Letters with a hyphen or an apostrophe between them: a mail program makes no link of such a word. */
const nameWord = /^\p{L}+(?:['’-]\p{L}+){0,2}$/u;
const nameLength = 40;
const nameWords = 4;
const firstNameLength = 20;

/** Returns whether a word is a title before a name: 'Mme', 'M.'. */
export function isCivility(word: string): boolean {
  return civility.test(word);
}

/** Returns a typed name in composed Unicode form; null for a text that could hold a message or a link. */
export function plainName(typed: string): string | null {
  if (typed.length > nameLength) return null;
  const words = typed.normalize("NFC").trim().split(/\s+/);
  const isPlain = words.length <= nameWords && words.every((word) => nameWord.test(word) || isCivility(word));
  return isPlain ? words.join(" ") : null;
}

/** Returns the first name for a greeting, from a first or whole name; null when it is not certain. */
export function firstNameOf(typed: string): string | null {
  const [first = ""] = plainName(typed)?.split(" ") ?? [];
  return first === "" || isCivility(first) || first.length > firstNameLength ? null : first;
}

/** The length of a preview in the lists (rule inboxes/list). */
const previewLength = 50;

/** Returns the first 50 characters of a text on one line, with an ellipsis when the text is longer. */
export function previewOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join("").trimEnd()}…`
    : line;
}

/** Whether and when a record was answered. */
export interface Correspondence {
  read: boolean;
  /** When staff last answered by e-mail from the site; null for never. */
  answeredAt: Date | null;
  /** False once somebody answered or decided that there is nothing to answer. */
  awaitsAnswer: boolean;
}
