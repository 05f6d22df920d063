import type { FormValues } from "#app/lib/forms/form.ts";
import { honeypotName } from "./validation.ts";

const linkPattern = /https?:\/\/|www\./gi;
const markupPattern = /<a\s|\[url[=\]]|\[link[=\]]/i;
const tooManyLinks = 3;

/**
 * Whether a submission is judged spam (decision 25): it is stored and flagged, never dropped. `values` are all its
 * fields, the one people do not see among them; `texts` what the person wrote freely.
 */
export function isSpam(values: FormValues, texts: readonly (string | null)[]): boolean {
  if ([values[honeypotName] ?? []].flat().some((typed) => typed.trim() !== "")) return true;
  const written = texts.join("\n");
  return markupPattern.test(written) || (written.match(linkPattern)?.length ?? 0) >= tooManyLinks;
}

const civility = /^(?:m|mr|mme|mlle|monsieur|madame|mademoiselle)\.?$/i;
/** Letters, with a hyphen or an apostrophe between two of them: nothing a mail program makes a link of. */
const nameWord = /^\p{L}+(?:['’-]\p{L}+){0,2}$/u;
const nameLength = 40;
const nameWords = 4;
const firstNameLength = 20;

/** Whether a word stands before a name: 'Mme', 'M.'. */
export function isCivility(word: string): boolean {
  return civility.test(word);
}

/** A typed name when it is no more than a name, in a composed form; null for anything that could carry a message or a link. */
export function plainName(typed: string): string | null {
  if (typed.length > nameLength) return null;
  const words = typed.normalize("NFC").trim().split(/\s+/);
  const isPlain = words.length <= nameWords && words.every((word) => nameWord.test(word) || isCivility(word));
  return isPlain ? words.join(" ") : null;
}

/** The first name a letter may begin with, of a first name or a whole one; null when there is none to be sure of. */
export function firstNameOf(typed: string): string | null {
  const [first = ""] = plainName(typed)?.split(" ") ?? [];
  return first === "" || isCivility(first) || first.length > firstNameLength ? null : first;
}

/** Length of a preview in the lists (B§2, B§9). */
const previewLength = 50;

/** The first 50 characters of a text on one line, with an ellipsis when there is more. */
export function previewOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const characters = [...line];
  return characters.length > previewLength
    ? `${characters.slice(0, previewLength).join("").trimEnd()}…`
    : line;
}
