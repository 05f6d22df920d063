import { plainText } from "#app/lib/pages/plain-text.ts";
import type { Passage } from "./passages.ts";

interface Article {
  title: string;
  slug: string;
  content: string;
}

/**
 * Returns the parts of an article between its headings, which an answer may quote. `withdrawn` are the paths of
 * services that the shop no longer offers: a part that links to one is left out. If the article links only to such
 * services, there are no parts.
 */
export function passagesOf({ title, slug, content }: Article, withdrawn: readonly string[] = []): Passage[] {
  const named = content.match(/\/services\/[a-z0-9-]+/g) ?? [];
  if (named.length > 0 && named.every((path) => withdrawn.includes(path))) return [];
  return content.split(/(?=<h[23][\s>])/i).flatMap((part) => {
    const heading = /^<h[23][^>]*>(.*?)<\/h[23]>/is.exec(part);
    const text = sentencesOf(heading ? part.slice(heading[0].length) : part);
    return text === "" || withdrawn.some((path) => part.includes(path))
      ? []
      : [{ title, path: `/blog/${slug}`, heading: plainText(heading?.[1] ?? ""), text }];
  });
}

/**
 * Returns the text of HTML as sentences: a line of a list or a table ends with a full stop. Dashes separate the cells
 * of a table.
 */
function sentencesOf(html: string): string {
  const parted = html.replace(/<\/t[hd]>\s*(?=<t[hd])/gi, " – ").replace(/<\/(?:li|tr|p)>/gi, ".$&");
  return plainText(parted)
    .replace(/\s+/g, " ")
    .replace(/ \.(?= |$)/g, ".")
    .replace(/([!?…:;.])\.(?=\s|$)/g, "$1");
}
