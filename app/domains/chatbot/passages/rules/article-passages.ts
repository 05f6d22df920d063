import { plainText } from "#app/lib/pages/plain-text.ts";
import type { Passage } from "./passages.ts";

interface Article {
  title: string;
  slug: string;
  content: string;
}

/**
 * Returns the parts of an article between its headings, without parts that link to a `withdrawn` service (one that the
 * shop no longer offers). Returns none if all services to which the article links are withdrawn.
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
 * Returns the text of HTML. A line of a list or a table ends like a sentence, and the cells of a table are separated by
 * dashes.
 */
function sentencesOf(html: string): string {
  const parted = html.replace(/<\/t[hd]>\s*(?=<t[hd])/gi, " – ").replace(/<\/(?:li|tr|p)>/gi, ".$&");
  return plainText(parted)
    .replace(/\s+/g, " ")
    .replace(/ \.(?= |$)/g, ".")
    .replace(/([!?…:;.])\.(?=\s|$)/g, "$1");
}
