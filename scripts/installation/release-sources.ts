import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartRefusal } from "#server/start-refusal.ts";

/** Runs `work` on the folder of a new release. `given` is that folder or a tar archive. */
export async function withRelease<Result>(
  given: string,
  work: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  if (!existsSync(given)) throw new StartRefusal(`${given} n’existe pas : indiquez le dossier ou l’archive.`);
  if (statSync(given).isDirectory()) return work(requireProgram(given));
  const unpacked = mkdtempSync(join(tmpdir(), "atelier-release-"));
  try {
    unpack(given, unpacked);
    // If the archive has only one folder, the release is inside that folder.
    const [only, ...others] = readdirSync(unpacked);
    const inside = only !== undefined && others.length === 0 ? join(unpacked, only) : unpacked;
    return await work(requireProgram(inside));
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

function unpack(archive: string, folder: string): void {
  try {
    execFileSync("tar", ["-xf", archive, "-C", folder, "--no-same-owner"], { stdio: "pipe" });
  } catch {
    throw new StartRefusal(`${archive} n’est pas une archive que tar sait ouvrir.`);
  }
}

function requireProgram(folder: string): string {
  const file = join(folder, "package.json");
  const name = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { name?: string }).name : "";
  if (name !== "atelier") throw new StartRefusal(`${folder} ne contient pas ce programme.`);
  return folder;
}

/** Returns the time at which the last migration of a release was generated. */
export function newestMigration(folder: string): number {
  const journal = JSON.parse(readFileSync(join(folder, "migrations/meta/_journal.json"), "utf8")) as {
    entries: { when: number }[];
  };
  return Math.max(0, ...journal.entries.map(({ when }) => when));
}
