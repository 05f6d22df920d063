import { execFileSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { StartRefusal } from "#server/start-refusal.ts";
import { copyRelease } from "./installation/copy-release.ts";
import { findInstalled, saveBefore } from "./installation/installed.ts";
import { refusalsAsLines } from "./installation/refusals.ts";
import { rehearse } from "./installation/rehearsal.ts";
import { newestMigration, withRelease } from "./installation/release-sources.ts";
import { releaseOf } from "./installation/layout.ts";
import { switchTo } from "./installation/switch.ts";

// npm run upgrade -- FOLDER|ARCHIVE: makes a backup, installs the release beside the current one, tries the release on
// a copy of the data, then switches to it.
await refusalsAsLines(async () => {
  const installed = findInstalled();
  const { program, current } = installed;
  const [given] = installed.positionals;
  if (!given) throw new StartRefusal("Il manque la nouvelle version : npm run upgrade -- DOSSIER ou ARCHIVE");

  const release = await withRelease(resolve(process.env.INIT_CWD ?? ".", given), (folder) => {
    if (newestMigration(folder) < newestMigration(join(program, "current")))
      throw new StartRefusal(
        "Cette version est plus ancienne que celle qui tourne : npm run rollback en revient.",
      );
    return copyRelease(folder, program, new Date());
  });
  const folder = join(program, "releases", release);
  try {
    const backup = saveBefore(installed, `avant-${release}`);
    console.log(`Sauvegarde : ${backup}`);
    execFileSync("/bin/sh", [join(folder, "scripts/run.sh"), "build"], { stdio: "inherit" });
    execFileSync("chmod", ["-R", "a+rX", folder]);
    const pages = await rehearse(folder, backup);
    console.log(`Répétition sur une copie des données : migrée, prête, ${pages.length} pages lues.`);
    await switchTo(installed, release);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (error instanceof StartRefusal)
      throw new StartRefusal(
        `${error.message}\nLa mise à jour n’a pas eu lieu : ${current} tourne toujours.`,
      );
    throw error;
  }
  removeOlder(program);
  console.log(`La version ${release} tourne. Pour revenir à ${current} : npm run rollback`);
});

/** Removes all releases except the current and the previous release. */
function removeOlder(program: string): void {
  const kept = new Set([releaseOf(program, "current"), releaseOf(program, "previous")]);
  for (const name of readdirSync(join(program, "releases")))
    if (!kept.has(name)) rmSync(join(program, "releases", name), { recursive: true, force: true });
}
