import { JSONParser, TokenType } from "@streamparser/json";

/** The reason why one row cannot be read, although the rest of the file can. */
export type RowDefect = "unreadable" | "tooDeep" | "tooLong";

type ReadRow = { value: unknown } | { defect: RowDefect };

/** The longest row, in characters. An incomplete row is in memory, so its length must have a limit. */
const longestRow = 1024 * 1024;

interface RowListener {
  /** Called for each element of the list `data`, in order. */
  onRow: (value: unknown) => void;
  /** Called, in the same order, for each element that cannot be read. */
  onBadRow: (defect: RowDefect) => void;
  /** Called when the text around the rows is nested too deeply. */
  onTooDeep: () => void;
  onInvalid: () => void;
}

const [quote, backslash] = [0x22, 0x5c];
const isOpening = (code: number) => code === 0x7b || code === 0x5b;
const isClosing = (code: number) => code === 0x7d || code === 0x5d;

/**
 * Reads the elements (rows) of the top-level list `data` of a JSON text that arrives in pieces. It finds the end of
 * each row by its brackets and gives the row's text to JSON.parse. A streaming parser reads only the text around the
 * rows. This is five times as fast as streaming the rows, and a bad row does not affect the others.
 */
export function createImportJsonParser(deepest: number, listener: RowListener) {
  const { onRow, onBadRow, onTooDeep, onInvalid } = listener;
  const frame = new JSONParser({ paths: ["$.data.*"], keepStack: false });
  let [depth, key, isInData, hasData, isOver] = [0, "", false, false, false];
  /** Whether the current position is inside a string, and whether it is just after a backslash. */
  let [isInString, isEscaped] = [false, false];
  /** How many levels of the current row are open; 0 between rows. */
  let rowDepth = 0;
  let rowText = "";
  let defect: RowDefect | null = null;
  let row: ReadRow | null = null;

  const isReading = () => !isOver;
  const isAtRow = (text: string, at: number) =>
    depth === 2 && isInData && !isInString && isOpening(text.charCodeAt(at));
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
    if (!hasData || isOver) return;
    if (row && "defect" in row) onBadRow(row.defect);
    else onRow(row ? row.value : value);
  };

  /**
   * Returns whether a character is outside the strings of the JSON text. The function must get each character exactly
   * once, because it notes where strings begin and end.
   */
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

  /**
   * Gives the text before the next row to the parser of the frame (the text around the rows). Returns where the row
   * begins, or the end of the text.
   */
  function readFrame(text: string, start: number): number {
    let given = start;
    for (let at = start; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (!isOutsideStrings(code) || !isOpening(code)) continue;
      if (at > given) frame.write(text.slice(given, at));
      given = at;
      if (isOver || isAtRow(text, at)) return at;
    }
    frame.write(text.slice(given));
    return text.length;
  }

  /**
   * Reads a row from `start`; the row may have begun in an earlier piece. Returns where the row ends, or the end of the
   * text.
   */
  function readRow(text: string, start: number): number {
    for (let at = start; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (!isOutsideStrings(code)) continue;
      if (isOpening(code)) rowDepth += 1;
      else if (isClosing(code)) rowDepth -= 1;
      else continue;
      if (depth + rowDepth > deepest) defect = "tooDeep";
      if (rowDepth > 0) continue;
      endRow(rowText + text.slice(start, at + 1));
      return at + 1;
    }
    if (rowText.length + text.length - start > longestRow) defect ??= "tooLong";
    rowText = defect ? "" : rowText + text.slice(start);
    return text.length;
  }

  /**
   * Ends a row. The frame's parser gets a null in place of the row, so that it also checks the commas and brackets
   * around rows.
   */
  function endRow(text: string) {
    row = defect ? { defect } : readWhole(text);
    [rowText, rowDepth, defect] = ["", 0, null];
    frame.write("null");
    row = null;
  }

  return {
    write(text: string) {
      for (let at = 0; at < text.length && isReading();)
        at = rowDepth > 0 || isAtRow(text, at) ? readRow(text, at) : readFrame(text, at);
    },
    /** Whether the text so far is a complete JSON value. */
    get isEnded() {
      return frame.isEnded;
    },
    /** Whether the text so far ends inside a row. */
    get isInRow() {
      return rowDepth > 0;
    },
    /** Whether the list `data` has begun. */
    get hasData() {
      return hasData;
    },
  };
}

function readWhole(text: string): ReadRow {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { defect: "unreadable" };
  }
}
