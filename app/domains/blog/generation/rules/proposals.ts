import { plainText } from "#app/lib/pages/plain-text.ts";
import { trimEdges } from "#app/lib/forms/trim-edges.ts";
import { withoutCodeFences } from "../../rules/text.ts";

/** The longest proposed title, in characters, then the bounds of the meta texts (rule editor/generation-limits). */
export const titleLength = 60;
export const metaTitleLength = { minimum: 50, maximum: 60 };
export const metaDescriptionLength = { minimum: 150, maximum: 160 };

const outlineSections = { minimum: 3, maximum: 4 };
const longestSectionTitle = 120;

export interface CategoryProposal {
  name: string;
  description: string;
}

export interface MetaProposal {
  title: string;
  description: string;
}

/**
 * Returns the title in a service's reply, on one line, without quotation marks, cut to 60 characters. Null if it is
 * empty.
 */
export function readTitle(reply: string): string | null {
  return textWithin(unquoted(firstLine(plainText(withoutCodeFences(reply)))), titleLength) || null;
}

/**
 * Returns the three or four section titles in a reply, from JSON or one on each line. Null if there are fewer than
 * three.
 */
export function readOutline(reply: string): string[] | null {
  const text = withoutCodeFences(reply);
  const parsed = parsedJson(text, "[", "]");
  const sections = (Array.isArray(parsed) ? parsed : text.split("\n"))
    .map((entry) => (typeof entry === "string" ? entry : ""))
    .map((entry) => plainText(entry).replace(/^(?:[-*•#]+|\d+[.)])\s*/, ""))
    .map((entry) => textWithin(unquoted(entry), longestSectionTitle))
    .filter(Boolean)
    .slice(0, outlineSections.maximum);
  return sections.length < outlineSections.minimum ? null : sections;
}

/** Returns the HTML of a part in a reply, or null if it is empty. Text without tags becomes paragraphs. */
export function readHtml(reply: string): string | null {
  const text = withoutCodeFences(reply);
  if (!plainText(text)) return null;
  if (/<(?:p|ul|ol|h[1-6]|table|blockquote|pre)\b/i.test(text)) return text;
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim()}</p>`)
    .join("\n");
}

/** Returns the category in a reply, even if its JSON is invalid. Returns null if it has no name. */
export function readCategory(reply: string): CategoryProposal | null {
  const { name = "", description = "" } = textFields(reply, ["name", "description"]);
  return name ? { name: textWithin(name, 60), description: textWithin(description, 300) } : null;
}

/** Returns the meta texts in a reply, cut to their longest lengths, or null if one of the two is missing. */
export function readMeta(reply: string): MetaProposal | null {
  const { title = "", description = "" } = textFields(reply, ["title", "description"]);
  if (!title || !description) return null;
  return {
    title: textWithin(title, metaTitleLength.maximum),
    description: textWithin(description, metaDescriptionLength.maximum),
  };
}

/** Returns the text fields of a reply that should be JSON. If the JSON is invalid, searches for them with a pattern. */
function textFields<Name extends string>(
  reply: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const text = withoutCodeFences(reply);
  const parsed = parsedJson(text, "{", "}");
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value =
      isRecord(parsed) && typeof parsed[name] === "string" ? parsed[name] : fieldByPattern(text, name);
    if (value) found[name] = plainText(value);
  }
  return found;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Returns the JSON from the first `opening` to the last `closing` in a reply, or undefined. A reply often has other
 * words before or after its JSON.
 */
function parsedJson(text: string, opening: string, closing: string): unknown {
  const start = text.indexOf(opening);
  if (start < 0) return undefined;
  try {
    return JSON.parse(text.slice(start, text.lastIndexOf(closing) + 1)) as unknown;
  } catch {
    return undefined;
  }
}

function fieldByPattern(text: string, name: string): string | undefined {
  const written = new RegExp(
    `["'“«]?\\b${name}["'”»]?\\s*:\\s*(?:"([^"\\n]*)"|'([^'\\n]*)'|([^\\n{}]+))`,
    "i",
  );
  const [, double, single, bare] = written.exec(text) ?? [];
  return (double ?? single ?? bare)?.replace(/,\s*$/, "").trim();
}

function firstLine(text: string): string {
  return (
    text
      .split("\n")
      .find((line) => line.trim())
      ?.trim() ?? ""
  );
}

function unquoted(text: string): string {
  return trimEdges(text.replace(/^["'“«\s\u00a0]+/, ""), /["'”»\s\u00a0]/, "last");
}

/** Cuts a text to `length` characters, at the end of a word if possible. */
function textWithin(text: string, length: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length + 1);
  const end = cut.lastIndexOf(" ");
  const kept = cut.slice(0, end > length / 2 ? end : length).replace(/[\ud800-\udbff]$/, "");
  return trimEdges(kept, /[\s,;:–-]/, "last");
}
