import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const folder = import.meta.dirname;
const run = promisify(execFile);

/** Installs the measuring tools, locked, the first time. */
export function installTools(): void {
  if (existsSync(join(folder, "node_modules"))) return;
  console.log("Installing what the measurements need…");
  execFileSync("npm", ["ci"], { cwd: folder, stdio: "inherit" });
}

/** What a tool of this folder prints as JSON. */
export async function runTool<Report>(name: string, options: string[], environment = {}): Promise<Report> {
  const program = join(folder, "node_modules", ".bin", name);
  const { stdout } = await run(program, options, {
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
}

/** The middle one of several measures, which one slow run does not move. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
