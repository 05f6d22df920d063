import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as after } from "node:timers/promises";

const answerMs = 1_000;
const rememberedMs = 60_000;
const silent = "ce dossier ne répond pas";

/** The reasons why the second backup folder cannot be used, by system error code. */
export const folderReasons: Record<string, string> = {
  ENOENT: "ce dossier n’existe pas ; créez-le, ou branchez son disque",
  ENOTDIR: "ce n’est pas un dossier ; corrigez BACKUP_TO",
  EACCES: "le compte du site n’a pas le droit d’y écrire",
  EROFS: "il est en lecture seule",
  ENOSPC: "le disque est plein",
  EIO: "le disque ne répond pas bien",
};

/** Returns a sentence about the second backup folder. Backup failures and warnings begin with it. */
export function secondFolderText(folder: string, reason: string): string {
  return `Second endroit des sauvegardes, ${folder} : ${reason}.`;
}

let known: { to: string; at: number; problem: Promise<string | null> } | undefined;

/**
 * Returns a French sentence that says why backups cannot be copied to `to`, the value of BACKUP_TO. Returns null if the
 * folder is usable, or if `to` is a URL or not set. Checks an unresponsive folder once a minute at most, since each
 * check of a hanging network drive blocks a thread.
 */
export function backupFolderProblem(to: string | undefined, now = Date.now()): Promise<string | null> {
  if (!to || /^https?:/i.test(to)) return Promise.resolve(null);
  if (known?.to === to && now - known.at <= rememberedMs) return known.problem;
  const problem = look(resolve(to));
  const looked = { to, at: now, problem };
  known = looked;
  void problem.then((text) => {
    if (!text?.includes(silent) && known === looked) known = undefined;
  });
  return problem;
}

async function look(folder: string): Promise<string | null> {
  const reason = await Promise.race([reasonOf(folder), after(answerMs, silent, { ref: false })]);
  return reason && secondFolderText(folder, reason);
}

async function reasonOf(folder: string): Promise<string | null> {
  try {
    if (!(await stat(folder)).isDirectory()) return folderReasons.ENOTDIR ?? silent;
    await access(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const { code } = error as { code?: string };
    return folderReasons[code ?? ""] ?? silent;
  }
}
