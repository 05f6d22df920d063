import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Whether systemd started this machine. Most containers run without systemd. */
export function systemdRuns(): boolean {
  return existsSync("/run/systemd/system");
}

export function hasProgram(name: string): boolean {
  return (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));
}

/** Runs a program of systemd. If the program fails, throws an error with its output. */
export function systemd(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: "pipe" });
}

/** Returns the first line that a program of systemd prints, whatever its exit code, or "" when it prints nothing. */
export function systemdSays(program: string, ...args: string[]): string {
  return spawnSync(program, args, { encoding: "utf8" }).stdout?.trim().split("\n")[0] ?? "";
}
