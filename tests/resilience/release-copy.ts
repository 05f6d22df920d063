import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const parts = ["app", "build", "migrations", "public", "scripts", "server"];
const files = [
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** Copies the current build into a folder as a release. Its `node_modules` is a link to that of the project. */
export function copyBuild(folder: string): string {
  for (const part of [...parts, ...files]) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

/** Adds a migration with the text `sql` to a release, as its last one. */
export function addMigration(folder: string, sql: string): void {
  const path = join(folder, "migrations/meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8")) as { entries: object[] };
  const idx = journal.entries.length;
  const tag = `${String(idx).padStart(4, "0")}_later_release`;
  journal.entries.push({ idx, version: "7", when: Date.now(), tag, breakpoints: true });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(folder, "migrations", `${tag}.sql`), sql);
}
