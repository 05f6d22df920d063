/** Returns the rows of a CSV file with semicolons, as a French spreadsheet shows them: each cell by its heading. */
export function openSpreadsheet(bytes: Buffer): Record<string, string>[] {
  if (!bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) throw new Error("no UTF-8 mark");
  const [head = [], ...rows] = readRows(bytes.subarray(3).toString("utf8"));
  return rows.map((cells) => {
    if (cells.length !== head.length) throw new Error(`${cells.length} cells under ${head.length} heads`);
    return Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""]));
  });
}

/** Whether a spreadsheet would run this cell as a formula. */
export function isFormula(cell: string): boolean {
  return /^[=+\-@\t\r\n]/.test(cell.trimStart()) || /^[\t\r\n]/.test(cell);
}

/**
 * Reads the rows of a CSV file character by character, as RFC 4180 prescribes. In a cell between quotes, two quotes
 * mean one, and line breaks are text.
 */
function readRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    if (quoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else quoted = false;
    } else if (character === '"' && cell === "") quoted = true;
    else if (character === ";" || character === "\n") {
      row.push(cell.replace(/\r$/, character === "\n" ? "" : "\r"));
      cell = "";
      if (character === "\n") {
        rows.push(row);
        row = [];
      }
    } else cell += character;
  }
  if (quoted || cell || row.length > 0) throw new Error("the file ends in the middle of a row");
  return rows;
}
