const named: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", "\u00a0"],
]);
const blocks = /^<\/?(?:p|div|h[1-6]|ul|ol|li|br|blockquote|table|tr|td|th|figure)\b/i;
const headingEnd = /^<\/h[1-6]\s*>/i;
/** Elements and comments that are skipped with their content. `start` matches the beginning of such an element. */
const passedOver = [
  { start: /^<script\b/i, end: /<\/script\s*>/gi },
  { start: /^<style\b/i, end: /<\/style\s*>/gi },
  { start: /^<!--/, end: /-->/g },
];

/**
 * Returns the text of an HTML fragment on one line, for excerpts and descriptions. A heading that ends without
 * punctuation gets a full stop. The text is not safe as HTML: use sanitizeContent for that. Reads each character once.
 */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, decode)
    .replace(/[ \t\r\n]+/g, " ")
    .trim();
}

function withoutTags(html: string): string {
  const parts: string[] = [];
  /** The last visible character so far. */
  let last = "";
  const unending = new Set<RegExp>();
  for (let at = 0; at < html.length;) {
    const start = html.indexOf("<", at);
    const tagEnd = start < 0 ? -1 : html.indexOf(">", start) + 1;
    const words = html.slice(at, tagEnd > 0 ? start : html.length);
    parts.push(words);
    last = words.trimEnd().at(-1) ?? last;
    if (tagEnd <= 0) break;
    const tag = html.slice(start, tagEnd);
    const end = endOfPassedOver(html, start, tag, unending);
    at = end ?? tagEnd;
    if (end !== undefined) parts.push(" ");
    else if (headingEnd.test(tag)) parts.push(/[^.!?:;…]/.test(last) ? ". " : " ");
    else if (blocks.test(tag)) parts.push(" ");
    else continue;
    last = "";
  }
  return parts.join("");
}

/** Returns the end of the script, style or comment that starts here. Returns undefined when none starts here. */
function endOfPassedOver(
  html: string,
  start: number,
  tag: string,
  unending: Set<RegExp>,
): number | undefined {
  const kind = passedOver.find((each) => each.start.test(tag));
  if (!kind || unending.has(kind.end)) return undefined;
  kind.end.lastIndex = start;
  if (kind.end.test(html)) return kind.end.lastIndex;
  unending.add(kind.end);
  return undefined;
}

function decode(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return named.get(name.toLowerCase()) ?? entity;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
}
