const separator = ";";
/** What a spreadsheet takes for the start of a formula, behind spaces and in full width too. */
const startsFormula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const needsQuotes = /["\n\r;]/;

/** The columns of a file, in order: the head of each and what a row says in it, nothing for null. */
export type CsvColumns<Row> = Record<string, (row: Row) => string | null>;

/**
 * A spreadsheet's text file (decision 46): UTF-8 with its mark, semicolons, one line a row. A cell a spreadsheet would
 * run as a formula is preceded by an apostrophe, so that it stays text. Rows come and leave batch by batch.
 */
export async function* csvText<Row>(
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const cells = Object.values(columns);
  yield `\ufeff${csvLine(Object.keys(columns))}`;
  for await (const rows of batches) yield rows.map((row) => csvLine(cells.map((cell) => cell(row)))).join("");
}

function csvLine(cells: (string | null)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? "")).join(separator)}\r\n`;
}

function csvCell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A CSV download under this name, kept by nobody on the way. It is read as fast as it leaves, so that memory holds one
 * batch; a failure on the way cuts the download, which the browser reports.
 */
export function csvAnswer<Row>(
  name: string,
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): Response {
  return downloadAnswer(name, "text/csv; charset=utf-8", csvText(columns, batches));
}

/** A text file written while it is downloaded. */
export function downloadAnswer(name: string, mediaType: string, text: AsyncGenerator<string>): Response {
  const bytes = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await text.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
    async cancel() {
      await text.return(undefined);
    },
  });
  return new Response(bytes, {
    headers: {
      "Content-Type": mediaType,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
