import { plainText } from "#app/lib/pages/plain-text.ts";
import { trimEdges } from "#app/lib/forms/trim-edges.ts";

const cutLength = 160;

/**
 * Returns the excerpt of a zone's (a town's) description for its card (rule zones/excerpt): the text from the end of
 * the first h2 to the next h3. If there is none, it is the first 160 characters of the whole text.
 */
export function locationExcerpt(description: string): string {
  const title = /<\/h2\s*>/i.exec(description);
  const afterTitle = title ? description.slice(title.index + title[0].length) : "";
  const opening = afterTitle.slice(0, Math.max(afterTitle.search(/<h3[\s>]/i), 0));
  return (opening && plainText(opening)) || cutText(plainText(description), cutLength);
}

/** Returns the meta description of a zone's page, with at most 160 characters (rule zones/title). */
export function locationMetaDescription(description: string): string {
  return cutText(plainText(description), cutLength);
}

/** Cuts a text after a whole word and adds an ellipsis. The result has at most `length` characters. */
function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const begun = text.slice(0, length - 1);
  const wholeWords = trimEdges(trimEdges(begun, /[\p{L}\p{N}]/u, "last"), /[^\p{L}\p{N}]/u, "last");
  return `${wholeWords || begun}…`;
}
