import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, release, totalmem, type } from "node:os";

export type Row = Record<string, unknown>;

const attempts = 2;

/**
 * Runs a measurement, and runs it again if it fails. The notes report failures and missing measurements. A measurement
 * that lacks a file does not count as failed.
 */
export async function measured(
  measure: () => Promise<readonly Row[] | null>,
): Promise<{ rows: readonly Row[] | null; notes: string[]; hasFailed: boolean }> {
  const notes: string[] = [];
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const rows = await measure();
      if (!rows) notes.push("Not measured: the file of communes is not there.");
      return { rows, notes, hasFailed: false };
    } catch (error) {
      notes.push(`Attempt ${attempt} of ${attempts} failed: ${(error as Error).message.split("\n")[0]}`);
    }
  }
  return { rows: null, notes, hasFailed: true };
}

/** Describes the machine, with one property on each line. */
export function machine(): string {
  const gigabytes = Math.round(totalmem() / 1e9);
  return [
    `- ${new Date().toISOString().slice(0, 16)}Z, commit ${commit()}`,
    `- ${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, ${gigabytes} GB`,
    `- ${type()} ${release()}, Node ${process.version}`,
  ].join("\n");
}

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}

/** Returns rows as a Markdown table, whose columns are the keys of the rows. */
export function tableText(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (columns.length === 0) return "";
  const line = (cells: readonly unknown[]) => `| ${cells.map((cell) => String(cell ?? "")).join(" | ")} |\n`;
  const body = rows.map((row) => line(columns.map((column) => row[column]))).join("");
  return line(columns) + line(columns.map(() => "---")) + body;
}
