import type { FormErrors, FormValues } from "#app/lib/forms/form.ts";
import type { InboxResult } from "#app/lib/forms/change-answer.ts";
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

/**
 * Why what was asked of an inbox is refused: an error in the notes or in one of the `typed` fields is told to whoever
 * typed it, anything else was forged.
 */
export function refusalOf(errors: FormErrors, typed: readonly string[] = []): InboxResult {
  const isMistyped = Object.keys(errors).every((name) => name === "notes" || typed.includes(name));
  return isMistyped ? { outcome: "invalid", errors } : { outcome: "misunderstood" };
}
