import { type FormValues, honeypotName } from "#app/lib/forms/form.ts";

const linkPattern = /https?:\/\/|www\./gi;
const markupPattern = /<a\s|\[url[=\]]|\[link[=\]]/i;
const tooManyLinks = 3;

/**
 * Whether a submission counts as spam (rule forms/spam). `values` are all its fields, including the honeypot: a hidden
 * field that only programs fill in. `texts` are the texts that the visitor wrote.
 */
export function isSpam(values: FormValues, texts: readonly (string | null)[]): boolean {
  if ([values[honeypotName] ?? []].flat().some((typed) => typed.trim() !== "")) return true;
  const written = texts.join("\n");
  return markupPattern.test(written) || (written.match(linkPattern)?.length ?? 0) >= tooManyLinks;
}

const civility = /^(?:m|mr|mme|mlle|monsieur|madame|mademoiselle)\.?$/i;
/**
 * Matches a word of a name: letters, with up to two hyphens or apostrophes between them. No mail program turns it into
 * a link.
 */
const nameWord = /^\p{L}+(?:['’-]\p{L}+){0,2}$/u;
const nameLength = 40;
const nameWords = 4;
const firstNameLength = 20;

/** Whether a word is a title before a name, such as 'Mme' (Mrs) or 'M.' (Mr). */
export function isCivility(word: string): boolean {
  return civility.test(word);
}

/**
 * Returns a typed name, in composed Unicode form. Returns null for a text that is no plain name, because it could
 * contain a message or a link.
 */
export function plainName(typed: string): string | null {
  if (typed.length > nameLength) return null;
  const words = typed.normalize("NFC").trim().split(/\s+/);
  const isPlain = words.length <= nameWords && words.every((word) => nameWord.test(word) || isCivility(word));
  return isPlain ? words.join(" ") : null;
}

/**
 * Returns the first word of a typed first name or full name, for a greeting. Returns null if the text is not a plain
 * name, starts with a title ('Mme', Mrs), or has a first word of more than 20 letters.
 */
export function firstNameOf(typed: string): string | null {
  const [first = ""] = plainName(typed)?.split(" ") ?? [];
  return first === "" || isCivility(first) || first.length > firstNameLength ? null : first;
}

/** How many characters of a text the inbox's list shows (rule inboxes/list). */
const previewLength = 50;

/** Returns the first 50 characters of a text on one line, with an ellipsis when the text is longer. */
export function previewOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join("").trimEnd()}…`
    : line;
}

/** Whether and when staff answered a submission. */
export interface Correspondence {
  read: boolean;
  /** When staff last answered with an e-mail from the site; null if they never did. */
  answeredAt: Date | null;
  /** False once staff have answered, or have decided that no answer is needed. */
  awaitsAnswer: boolean;
  /** Whether the submission counts as spam, which asks for nothing (rule inboxes/spam). */
  spam?: boolean;
}

/** Returns the URL of an inbox's list of spam. */
export function spamAddress(path: string): string {
  return `${path}?filtre=indesirables`;
}
