import { JSONParser, TokenType } from "@streamparser/json";

interface RowListener {
  /** An element of the list `data`, in order. */
  onRow: (value: unknown) => void;
  onTooDeep: () => void;
  onInvalid: () => void;
}

const [quote, backslash, openingBrace] = [0x22, 0x5c, 0x7b];
const isOpening = (code: number) => code === openingBrace || code === 0x5b;
const isClosing = (code: number) => code === 0x7d || code === 0x5d;

/**
 * Reads the elements of the top-level list `data` of a JSON text that comes in pieces. What is around the rows goes
 * through a streaming parser; a row is cut out and read by JSON.parse, five times as fast. `deepest` counts levels.
 */
export function createImportJsonParser(deepest: number, { onRow, onTooDeep, onInvalid }: RowListener) {
  const frame = new JSONParser({ paths: ["$.data.*"], keepStack: false });
  let [depth, key, isInData, hasData, isOver] = [0, "", false, false, false];
  /** Inside a string, and after its backslash: of the frame or of the row being cut out. */
  let [isInString, isEscaped] = [false, false];
  /** Levels open in the row being cut out; 0 between rows. */
  let rowDepth = 0;
  let rowText = "";
  let row: { value: unknown } | null = null;

  const isReading = () => !isOver;
  const isAtRow = (text: string, at: number) =>
    depth === 2 && isInData && !isInString && text.charCodeAt(at) === openingBrace;
  const stop = (tell: () => void) => {
    isOver = true;
    tell();
  };
  frame.onToken = ({ token, value }) => {
    if (token === TokenType.STRING && depth === 1) key = String(value);
    if (token === TokenType.LEFT_BRACKET && depth === 1 && key === "data") isInData = hasData = true;
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth < 2) isInData = false;
    if (depth > deepest) stop(onTooDeep);
  };
  frame.onError = () => stop(onInvalid);
  frame.onValue = ({ value }) => {
    if (hasData && !isOver) onRow(row ? row.value : value);
  };

  /** Whether a character outside strings is meant: inside, keeps track of where the string ends. */
  function isOutsideStrings(code: number): boolean {
    if (!isInString) {
      if (code === quote) isInString = true;
      return code !== quote;
    }
    if (isEscaped) isEscaped = false;
    else if (code === backslash) isEscaped = true;
    else if (code === quote) isInString = false;
    return false;
  }

  /** Gives the frame what comes before the next row, and returns where that begins. */
  function readFrame(text: string, start: number): number {
    let given = start;
    for (let at = start; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (!isOutsideStrings(code) || code !== openingBrace) continue;
      if (at > given) frame.write(text.slice(given, at));
      given = at;
      if (isOver || isAtRow(text, at)) return at;
    }
    frame.write(text.slice(given));
    return text.length;
  }

  /** Cuts the row out, whose first brace is at `start` when it begins, and returns where it ends. */
  function readRow(text: string, start: number): number {
    for (let at = start; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (!isOutsideStrings(code)) continue;
      if (isOpening(code)) rowDepth += 1;
      else if (isClosing(code)) rowDepth -= 1;
      else continue;
      if (depth + rowDepth > deepest) stop(onTooDeep);
      if (rowDepth > 0 && !isOver) continue;
      endRow(rowText + text.slice(start, at + 1));
      return at + 1;
    }
    rowText += text.slice(start);
    return text.length;
  }

  /** The frame sees null in its place, so that commas and brackets around rows are checked. */
  function endRow(text: string) {
    [rowText, rowDepth] = ["", 0];
    if (isOver) return;
    try {
      row = { value: JSON.parse(text) as unknown };
    } catch {
      return stop(onInvalid);
    }
    frame.write("null");
    row = null;
  }

  return {
    write(text: string) {
      for (let at = 0; at < text.length && isReading();)
        at = rowDepth > 0 || isAtRow(text, at) ? readRow(text, at) : readFrame(text, at);
    },
    /** Whether the text is a whole JSON value. */
    get isEnded() {
      return frame.isEnded;
    },
    /** Whether the text has, so far, the list at all. */
    get hasData() {
      return hasData;
    },
  };
}
