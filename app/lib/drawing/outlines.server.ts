import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The outlines of a font's characters, in the font's own units. scripts/build-outlines.ts makes them. */
interface Outlines {
  unitsPerEm: number;
  /** The advance width and the path of each character. The baseline is y = 0, with y upwards. */
  letters: Record<string, readonly [advance: number, path: string]>;
  /** Kerning: the correction added between two characters. */
  pairs: Record<string, number>;
}

const files = {
  title: "#app/lib/drawing/title.json",
  text: "#app/lib/drawing/text.json",
};

/** One of our two fonts: the font for titles or the font for text. */
export type DrawnFont = keyof typeof files;

const known: Partial<Record<DrawnFont, Outlines>> = {};

/** Returns a font's outlines, loaded when the first picture is drawn: most processes of a small site draw none. */
function outlinesOf(font: DrawnFont): Outlines {
  const path = createRequire(import.meta.url).resolve(files[font]);
  return (known[font] ??= JSON.parse(readFileSync(path, "utf8")) as Outlines);
}

interface Placed {
  font: DrawnFont;
  /** The font size, in pixels. */
  size: number;
  /** The space added between letters, in pixels. */
  tracking?: number;
}

interface DrawnText {
  /** Path data that starts at the origin, on the baseline. It is empty when no character has an outline. */
  d: string;
  /** The advance width of the text, in pixels. */
  width: number;
  /** The bounding box of the drawn shapes, in pixels. */
  ink: { left: number; top: number; right: number; bottom: number };
}

/**
 * Returns a text as path data, so that a picture can be rendered without the font. A character that has no outline is
 * drawn without its accent, or left out if the plain letter has no outline either.
 */
export function drawnText(text: string, { font, size, tracking = 0 }: Placed): DrawnText {
  const { unitsPerEm, letters, pairs } = outlinesOf(font);
  const scale = size / unitsPerEm;
  const drawn = [...text.normalize("NFC")].flatMap((letter) => lettersFor(letter, letters));
  const [across, down]: number[][] = [[0], []];
  let x = 0;
  const paths = drawn.map((letter, index) => {
    const [advance = 0, path = ""] = letters[letter] ?? [];
    x += (pairs[`${drawn[index - 1]}${letter}`] ?? 0) * scale;
    const placed = moved(path, (value, isAcross) => {
      const at = isAcross ? x + value * scale : -value * scale;
      (isAcross ? across : down)?.push(at);
      return at;
    });
    x += advance * scale + tracking;
    return placed;
  });
  const [xs = [0], ys = [0]] = [across?.slice(1), down];
  const ink = {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
  return { d: paths.join(""), width: Math.max(0, x - tracking), ink };
}

function lettersFor(letter: string, letters: Outlines["letters"]): string[] {
  if (Object.hasOwn(letters, letter)) return [letter];
  if (/\s/.test(letter)) return [" "];
  return [...letter.normalize("NFKD")].filter((part) => Object.hasOwn(letters, part));
}

/** Moves the points of a path. Its commands are absolute, with pairs of coordinates; only H and V have one number. */
function moved(path: string, place: (value: number, isAcross: boolean) => number): string {
  return path.replace(/([A-Z])([^A-Z]*)/g, (_all, command: string, numbers: string) => {
    const values = [...numbers.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
    const placed = values.map((value, index) =>
      place(value, command === "H" || (command !== "V" && index % 2 === 0)),
    );
    return command + placed.map((value) => value.toFixed(1)).join(" ");
  });
}

interface Box {
  font: DrawnFont;
  /** The sizes to try, the largest first, in pixels. */
  sizes: readonly number[];
  /** The space added between letters, relative to the font size. */
  tracking?: number;
  /** The width of the box, in pixels. The line height is the font size. */
  width: number;
  height: number;
}

/**
 * Breaks a text into lines, at the largest size that fits a box. If no size fits, uses the smallest and drops the lines
 * that would be below the box.
 */
export function fittedLines(text: string, box: Box): { size: number; lines: DrawnText[] } {
  const tried = box.sizes.map((size) => ({ size, lines: wrapped(text, { ...box, size }) }));
  const fitting = tried.find(
    ({ size, lines }) => lines.length * size <= box.height && lines.every(({ width }) => width <= box.width),
  );
  const { size = 0, lines = [] } = fitting ?? tried.at(-1) ?? {};
  return { size, lines: lines.slice(0, Math.max(1, Math.floor(box.height / size))) };
}

function wrapped(text: string, { font, size, tracking = 0, width }: Box & { size: number }): DrawnText[] {
  const draw = (line: string) => drawnText(line.trim(), { font, size, tracking: tracking * size });
  const lines: string[] = [];
  // A long name breaks after its hyphens.
  for (const part of text.trim().split(/(?<=-)|(?<= )(?=[^ ])/)) {
    if (part === "") continue;
    const longer = `${lines.at(-1) ?? ""}${part}`;
    if (lines.length > 0 && draw(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map(draw);
}
