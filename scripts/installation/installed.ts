import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { StartRefusal } from "#server/start-refusal.ts";
import { type Layout, layout, releaseOf } from "./layout.ts";
import type { Service } from "./switch.ts";
import { systemdRuns } from "./systemd.ts";

export interface Installed extends Service {
  parts: Layout;
  /** The name of the current release. */
  current: string;
  /** The environment that a command line tool of the site needs: the site's own settings, and the data folder. */
  environment: NodeJS.ProcessEnv;
  positionals: string[];
}

const systemdRestart = "systemctl restart atelier.service";

/**
 * Throws StartRefusal, before anything is done, when only systemd could restart the site and systemd does not run here.
 * `runs` returns whether systemd runs.
 */
export function requireRestart(restart: string, runs: () => boolean = systemdRuns): void {
  if (restart !== systemdRestart || runs()) return;
  throw new StartRefusal(
    "systemd ne tourne pas ici (un conteneur ?), et c’est lui qui redémarre le site : rien n’a été changé. Démarrez la machine par systemd ; sinon arrêtez le site, faites une sauvegarde (npm run backup FICHIER), et lancez « npm start » dans le dossier de la version voulue.",
  );
}

/**
 * Returns the installed service that a command works on. `--root` names a root folder other than "/". `--url` replaces
 * the URL of systemd's socket unit. `--restart` replaces the command that restarts the site by systemd. Throws
 * StartRefusal when nothing is installed.
 */
export function findInstalled(): Installed {
  const { positionals, values } = parseArgs({
    options: {
      root: { type: "string", default: "/" },
      url: { type: "string" },
      restart: { type: "string", default: systemdRestart },
    },
    allowPositionals: true,
  });
  const parts = layout(resolve(values.root));
  const current = releaseOf(parts.program, "current");
  if (!current)
    throw new StartRefusal(
      "Le site n’est pas installé comme service : « npm run service -- install » le fait. Sans service, arrêtez le site, faites une sauvegarde, et lancez « npm start » dans le dossier de la nouvelle version.",
    );
  requireRestart(values.restart);
  const settings = existsSync(parts.settings) ? parseEnv(readFileSync(parts.settings, "utf8")) : {};
  return {
    parts,
    current,
    program: parts.program,
    url: values.url ?? listenedUrl(join(parts.units, "atelier.socket")),
    restart: values.restart,
    environment: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: parts.data, ...settings },
    positionals,
  };
}

/** Saves the whole database with the current release, as `npm run backup` does. Returns the path of the file. */
export function saveBefore({ parts, program, environment }: Installed, reason: string): string {
  const folder = join(parts.data, "backups");
  mkdirSync(folder, { recursive: true, mode: 0o750 });
  const file = join(folder, `${reason}.gz`);
  try {
    execFileSync("/bin/sh", [join(program, "current/scripts/run.sh"), "backup", file], {
      env: environment,
      stdio: ["ignore", "ignore", "inherit"],
    });
  } catch {
    throw new StartRefusal("La sauvegarde a échoué (voir ci-dessus) : rien n’a été changé.");
  }
  return file;
}

function listenedUrl(socketUnit: string): string {
  const address = /^ListenStream=(.+)$/m.exec(readFileSync(socketUnit, "utf8"))?.[1] ?? "";
  return `http://${address.replace(/^(0\.0\.0\.0|\[::\]):/, "127.0.0.1:")}`;
}
