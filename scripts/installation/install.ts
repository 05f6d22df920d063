import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { parseEnv } from "node:util";
import { StartRefusal } from "#server/start-refusal.ts";
import { copyRelease } from "./copy-release.ts";
import { account, type Layout, point } from "./layout.ts";
import { systemd } from "./systemd.ts";
import {
  accountSettings,
  firstSettings,
  journalSettings,
  siteUnit,
  socketUnit,
  type UnitSettings,
} from "./units.ts";

export interface Installation {
  /** The folder of the program, which must be built. */
  source: string;
  /** The root folder: "/" for this machine, or another folder. */
  root: string;
  parts: Layout;
  listen: UnitSettings;
  now: Date;
  /** Prints one line about a step of the installation. */
  say: (line: string) => void;
}

/** Writes all parts of the service below `root`. Keeps the files that the owner may have changed. */
export function install({ source, root, parts, listen, now, say }: Installation): void {
  const ownSettings = join(source, ".env");
  const backupFolder = backupFolderOf(existsSync(parts.settings) ? parts.settings : ownSettings);

  write(parts.accounts, accountSettings);
  systemd("systemd-sysusers", `--root=${root}`, parts.accounts);
  const ids = accountIds(join(root, "etc/passwd"));
  say(`compte système ${account} (${ids.uid})`);

  const release = copyRelease(source, parts.program, now);
  point(parts.program, "current", release);
  say(`programme ${join(parts.program, "releases", release)}`);

  mkdirSync(parts.data, { recursive: true, mode: 0o750 });
  chownSync(parts.data, ids.uid, ids.gid);
  if (!existsSync(parts.settings)) {
    mkdirSync(dirname(parts.settings), { recursive: true });
    if (existsSync(ownSettings)) copyFileSync(ownSettings, parts.settings);
    else writeFileSync(parts.settings, firstSettings);
  }
  chownSync(parts.settings, 0, ids.gid);
  chmodSync(parts.settings, 0o640);
  say(`réglages ${parts.settings}`);

  write(join(parts.units, "atelier.socket"), socketUnit(listen));
  write(join(parts.units, "atelier.service"), siteUnit({ backupFolder }));
  if (backupFolder)
    say(`sauvegardes copiées dans ${backupFolder}, où le compte ${account} doit pouvoir écrire`);
  write(parts.journal, journalSettings);
  systemd("systemctl", `--root=${root}`, "enable", "atelier.socket", "atelier.service");
  say(`service ${join(parts.units, "atelier.service")}, démarré avec la machine`);
}

/**
 * Returns the folder of BACKUP_TO, to which the service may also write. Returns undefined if BACKUP_TO is not set or is
 * a bucket.
 */
function backupFolderOf(settings: string): string | undefined {
  const to = existsSync(settings) ? parseEnv(readFileSync(settings, "utf8")).BACKUP_TO?.trim() : undefined;
  if (!to || /^https?:/i.test(to)) return undefined;
  if (isAbsolute(to) && !/^\/(?:home|root|run\/user)(?:\/|$)/.test(to)) return to;
  throw new StartRefusal(
    `BACKUP_TO=${to} : un service n’écrit pas là. Donnez un chemin complet hors de /home, /root et /run/user, par exemple /mnt/sauvegardes.`,
  );
}

/** Removes the units and journal settings: the site no longer starts. Keeps program, settings, data and account. */
export function uninstall(root: string, parts: Layout, say: (line: string) => void): void {
  systemd("systemctl", `--root=${root}`, "disable", "atelier.socket", "atelier.service");
  for (const path of ["atelier.socket", "atelier.service"]) rmSync(join(parts.units, path), { force: true });
  rmSync(parts.journal, { force: true });
  say("service retiré");
  say(`gardés : ${parts.data} (la base), ${parts.settings}, ${parts.program}, le compte ${account}`);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode: 0o644 });
}

function accountIds(passwd: string): { uid: number; gid: number } {
  const line = readFileSync(passwd, "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${account}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (!uid || !gid) throw new Error(`systemd-sysusers made no account in ${passwd}`);
  return { uid: Number(uid), gid: Number(gid) };
}
