import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const folder = import.meta.dirname;
const run = promisify(execFile);

/** Installs the measuring tools, with locked versions, if they are not installed yet. */
export function installTools(): void {
  if (existsSync(join(folder, "node_modules"))) return;
  console.log("Installing what the measurements need…");
  execFileSync("npm", ["ci"], { cwd: folder, stdio: "inherit" });
}

/** Runs a tool of this folder and returns the JSON that it prints. */
export async function runTool<Report>(name: string, options: string[], environment = {}): Promise<Report> {
  const program = join(folder, "node_modules", ".bin", name);
  const { stdout } = await run(program, options, {
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
}

/** Returns the median, which a single slow run does not change. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const runs = 40;

/**
 * Returns the milliseconds from request to last byte for each page. `{n}` in a path stands for the number of the run,
 * so that each run reads another page, which the page cache does not have.
 */
export async function measurePages(
  url: string,
  pages: Record<string, string>,
): Promise<Record<string, unknown>[]> {
  const rows = [];
  for (const [page, path] of Object.entries(pages)) rows.push({ page, ...(await measure(`${url}${path}`)) });
  return rows;
}

async function measure(address: string) {
  const times = [];
  for (let run = 10; run < 10 + runs; run += 1) {
    const start = performance.now();
    const response = await fetch(address.replace("{n}", String(run)));
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    times.push(performance.now() - start);
  }
  const shown = (ms: number) => Math.round(ms * 10) / 10;
  return { "median ms": shown(median(times)), "fastest ms": shown(Math.min(...times)) };
}

/** Linux measures processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** Returns the seconds of processor time that all threads of a process have used together. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
