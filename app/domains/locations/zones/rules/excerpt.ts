import { plainText } from "#app/lib/pages/plain-text.ts";
import { trimEdges } from "#app/lib/forms/trim-edges.ts";

const cutLength = 160;

/**
 * What a zone's card says (P§2): the description's text between its first closing h2 and the next h3, else the first
 * 160 characters of its text (decision 21).
 */
export function locationExcerpt(description: string): string {
  const title = /<\/h2\s*>/i.exec(description);
  const afterTitle = title ? description.slice(title.index + title[0].length) : "";
  const opening = afterTitle.slice(0, Math.max(afterTitle.search(/<h3[\s>]/i), 0));
  return (opening && plainText(opening)) || cutText(plainText(description), cutLength);
}

/** A zone page's meta description: its text cut to 160 characters (P§2, P§9). */
export function locationMetaDescription(description: string): string {
  return cutText(plainText(description), cutLength);
}

/** The text, or its beginning up to the last whole word and an ellipsis, `length` characters at most. */
function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const begun = text.slice(0, length - 1);
  const wholeWords = trimEdges(trimEdges(begun, /[\p{L}\p{N}]/u, "last"), /[^\p{L}\p{N}]/u, "last");
  return `${wholeWords || begun}…`;
}
