import { chmodSync, cpSync, renameSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { newReleaseName, releasesFolder } from "./layout.ts";

/** Files that are left out of a release: files that the program wrote itself, and files that only developers use. */
const leftOut = new Set([
  ".env",
  ".git",
  "bench",
  "coverage",
  "playwright-report",
  "test-results",
  "var",
  "var-demo",
]);

/** Copies a program into the folder of releases under a new name. Returns that name. */
export function copyRelease(source: string, program: string, now: Date): string {
  const release = newReleaseName(source, now);
  const target = join(releasesFolder(program), release);
  // The copy gets its name only when it is complete, so that an interrupted copy is never mistaken for a release.
  const unfinished = `${target}.partial`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(source, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    filter: (path) => !leftOut.has(relative(source, path)),
  });
  chmodSync(unfinished, 0o755);
  renameSync(unfinished, target);
  return release;
}
