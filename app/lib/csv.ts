const separator = ";";
const startsFormula = /^[=+\-@\t\r]/;
const needsQuotes = /["\n\r;]/;

/**
 * A spreadsheet's text file (decision 46): UTF-8 with its mark, semicolons, one line a row. A cell a spreadsheet would
 * run as a formula is preceded by an apostrophe, so that it stays text.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  const lines = [columns, ...rows].map((row) => row.map((cell) => csvCell(cell ?? "")).join(separator));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

function csvCell(text: string): string {
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV download under this name, kept by nobody on the way. */
export function csvAnswer(name: string, csv: string): Response {
  return new Response(csv, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
