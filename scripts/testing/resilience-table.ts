/** One test of the resilience suite: a row of the table. */
export interface Held {
  /** The name of the file without its ending, as in `npm run test:resilience NAME`. */
  name: string;
  /** The test's title. */
  title: string;
  measured: string;
  result: "held" | "FAILED" | "skipped";
  seconds: number;
  /** The date of the run: YYYY-MM-DD. */
  day: string;
}

/** The part of Vitest's JSON report that the table needs. */
export interface ResilienceReport {
  testResults: {
    name: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      meta?: { measured?: string };
    }[];
  }[];
}

const columns = ["Name", "What is held", "Measured", "Result", "Seconds", "Day"];
const begin = "<!-- table: begin -->";
const end = "<!-- table: end -->";

/** Returns the rows of a run, in the order of its files. A file that could not be loaded gives one failed row. */
export function rowsOf(report: ResilienceReport, day: string): Held[] {
  return report.testResults.flatMap((file) => {
    const name = /([^/]+)\.resilience\.test\.ts$/.exec(file.name)?.[1] ?? file.name;
    if (file.assertionResults.length === 0)
      return [
        { name, title: "the file loads", measured: file.message ?? "", result: "FAILED", seconds: 0, day },
      ];
    return file.assertionResults.map((test) => ({
      name,
      title: test.fullName.trim(),
      measured: test.meta?.measured ?? "",
      result: test.status === "passed" ? "held" : test.status === "failed" ? "FAILED" : "skipped",
      seconds: Math.round((test.duration ?? 0) / 1000),
      day,
    }));
  });
}

/** Returns the rows as a Markdown table. */
export function table(rows: readonly Held[]): string {
  const lines = [columns, columns.map(() => "---"), ...rows.map(cells)];
  return lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
}

function cells(row: Held): string[] {
  const { name, title, measured, result, seconds, day } = row;
  return [name, title, measured, result, String(seconds), day].map((cell) =>
    cell.replace(/\s+/g, " ").replaceAll("|", "/"),
  );
}

/**
 * Returns the document with the machine and the rows of this run. The rows replace the earlier rows of the same files.
 * All other rows stay. All rows are ordered by name. Throws when the marks around the table are missing.
 */
export function documentWith(document: string, rows: readonly Held[], machine: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from) throw new Error("docs/resilience.md has lost the marks around its table");
  const ran = new Set(rows.map(({ name }) => name));
  const kept = readRows(document.slice(from, to)).filter(({ name }) => !ran.has(name));
  const all = [...kept, ...rows].toSorted((one, other) => one.name.localeCompare(other.name));
  return `${document.slice(0, from)}${begin}\n${machine}\n\n${table(all)}\n${document.slice(to)}`;
}

function readRows(text: string): Held[] {
  const lines = text.split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(2).map((line) => {
    const [name = "", title = "", measured = "", result, seconds, day = ""] = line.slice(2, -2).split(" | ");
    return { name, title, measured, result: result as Held["result"], seconds: Number(seconds), day };
  });
}
