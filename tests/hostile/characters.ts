/** A text to repeat, with or without another text before and after the repetitions. */
type Repetition = string | readonly [before: string, piece: string, after: string];

/** Classes of characters of which a text may be made. Each class is tried in every field. */
export const characterClasses: Readonly<Record<string, Repetition>> = {
  letters: "a",
  words: "mot ",
  digits: "9",
  dots: ".",
  "addresses begun": "a@",
  "dots in an address": ["a@", ".", "@"],
  "letters in an address": ["a@", "b", ".@"],
  "spaces in a text": ["a", " ", "a"],
  spaces: " ",
  "no-break spaces": "\u00a0",
  tabs: "\t",
  "line ends": "\r\n",
  accents: "é",
  "combining marks": "e\u0301\u0323",
  "signs of two units": "🙂",
  "signs without width": "\u200b\u2060",
  "writing from the right": "\u202eא",
  "letters that grow in lower case": "İ",
  quotes: `"'`,
  commas: ", ",
  dashes: "-",
  slashes: "/",
  backslashes: "\\",
  percents: "%",
  braces: "{",
  brackets: "[(",
  "formulas of spreadsheets": "=+",
  "less-than signs": "<",
  "tags begun": "<script",
  "tags opened": "<h2>",
  "tags closed": "</h2 ",
  comments: "<!--",
  entities: "&#",
  links: "https://a ",
  "code fences": "```",
  NUL: "\0",
  "halves of characters": "\ud800",
};

/** Returns a text of one class that has this many bytes in UTF-8, or a little less. */
export function textOf(kind: string, bytes: number): string {
  const repetition = characterClasses[kind] ?? "";
  const [before, piece, after] = typeof repetition === "string" ? ["", repetition, ""] : repetition;
  const count = Math.floor((bytes - before.length - after.length) / Buffer.byteLength(piece));
  return before + piece.repeat(count) + after;
}

/** Encodes a form's text as a hostile client may, with halves of characters, which URLSearchParams would replace. */
export function encoded(text: string): string {
  if (text.isWellFormed()) return new URLSearchParams({ "": text }).toString().slice(1);
  return text.replaceAll("\ud800", "%ED%A0%80");
}
