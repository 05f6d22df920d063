const separator = ";";
/** Matches a text that a spreadsheet reads as a formula, also after spaces and with full-width characters. */
const startsFormula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const needsQuotes = /["\n\r;]/;

/** The columns of a file in order: each heading with a function that returns a row's text, or null (an empty cell). */
export type CsvColumns<Row> = Record<string, (row: Row) => string | null>;

/**
 * Returns a CSV file in pieces (rule inboxes/export): UTF-8 with its byte order mark, semicolons, one line a row. A
 * cell that looks like a formula begins with an apostrophe, so that spreadsheets read it as text. Rows are read and
 * sent batch by batch.
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
 * Returns a CSV download of this name that no cache stores. Rows are read only as fast as they are sent, so that only
 * one batch is in memory. A failure aborts the download, which the browser reports.
 */
export function csvAnswer<Row>(
  name: string,
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): Response {
  return downloadAnswer(name, "text/csv; charset=utf-8", csvText(columns, batches));
}

/** Returns a download whose text is generated while it is sent. */
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
