import { existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { noteBackupCopied, noteBackupFailure } from "#app/domains/system/commands.server.ts";
import { getLastDailyBackup } from "#app/domains/system/queries.server.ts";
import { env } from "#app/lib/env.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { log } from "#app/lib/log.server.ts";
import { recordBackup } from "../database/backup/record.ts";
import { saveBackup } from "../database/backup/save.ts";
import { StartRefusal } from "../start-refusal.ts";
import { digestFile } from "./digest.ts";
import { backupName, backupsToRemove, isBackupDue } from "./names.ts";
import { type BackupPlace, secondPlace } from "./places.ts";

const copyDeadlineMs = 60 * 60_000;

/**
 * Checks every hour that last night's backup was made and copied, so that any node repairs a failure within the hour.
 */
export const dailyBackupQueue: JobQueue = {
  name: "daily-backup",
  // `singleton` lets one job run at a time, on all nodes together. Two hours cover the deadlines of the backup and of
  // the copy. A job without a heartbeat for a minute has lost its process, so it is tried once more. The job reports
  // every other failure itself and throws none.
  options: { policy: "singleton", retryLimit: 1, expireInSeconds: 7_200, heartbeatSeconds: 60 },
  cron: "7 * * * *",
  work: async (_payload, signal) => {
    const settings = env();
    if (settings.BACKUPS === "off" || settings.DEMO === "on") return;
    await keepBackups({
      url: process.env.DATABASE_URL ?? "",
      folder: join(settings.DATA_DIR, "backups"),
      second: secondPlace(settings),
      passphrase: settings.BACKUP_PASSPHRASE,
      now: new Date(),
      signal: signal ?? new AbortController().signal,
    });
  },
};

export interface KeptBackups {
  url: string;
  /** The first place for backups. The folder is created if it is missing. */
  folder: string;
  second: BackupPlace | undefined;
  passphrase: string | undefined;
  now: Date;
  /** Aborts when the program stops. The current backup or copy is then abandoned, which does not count as a failure. */
  signal: AbortSignal;
  deadlineMs?: number;
}

/**
 * Makes last night's backup and copies it to the second place, unless both are done. Also removes old backups. Records
 * a failure and notifies the administrators by e-mail once a day.
 */
export async function keepBackups(asked: KeptBackups): Promise<void> {
  const { signal } = asked;
  try {
    const backup = await currentBackup(asked);
    await removeOld(asked.folder);
    if (asked.second && !backup.isCopied) await copyBackup(asked.second, asked.folder, backup, signal);
  } catch (error) {
    if (signal.aborted) return;
    log.error({ err: error }, "backup failed");
    await noteBackupFailure(error instanceof StartRefusal ? error.message : unexpected);
  }
}

const unexpected = "La sauvegarde a échoué pour une raison imprévue : le journal du site la donne.";

interface CurrentBackup {
  id: string;
  name: string;
  isCopied: boolean;
}

/**
 * Returns last night's backup. Makes a backup when there is none, or when the existing backup has not been copied and
 * its file is on another node.
 */
async function currentBackup(asked: KeptBackups): Promise<CurrentBackup> {
  const { url, folder, second, passphrase, now, signal, deadlineMs } = asked;
  const last = await getLastDailyBackup();
  if (last && !isBackupDue(last.createdAt, now)) {
    const isCopied = last.copiedAt !== null;
    if (isCopied || !second || existsSync(join(folder, last.fileName)))
      return { id: last.id, name: last.fileName, isCopied };
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = backupName(now, passphrase !== undefined);
  const file = join(folder, name);
  const { tables } = await saveBackup(url, file, {
    passphrase,
    signal,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const id = await recordBackup(url, file, rows, { fileName: name, isEncrypted: passphrase !== undefined });
  log.info({ name, rows }, "backup made");
  return { id: id ?? "", name, isCopied: false };
}

/** Removes old backups, and the unfinished files that killed backups left. */
async function removeOld(folder: string): Promise<void> {
  const names = await readdir(folder);
  const unfinished = names.filter((name) => /^atelier-.*\.partial$/.test(name));
  for (const name of [...backupsToRemove(names), ...unfinished])
    await rm(join(folder, name), { force: true });
}

async function copyBackup(
  second: BackupPlace,
  folder: string,
  { id, name }: CurrentBackup,
  stopped: AbortSignal,
): Promise<void> {
  const deadline = AbortSignal.timeout(copyDeadlineMs);
  const signal = AbortSignal.any([stopped, deadline]);
  try {
    const file = join(folder, name);
    await second.copy(file, name, await digestFile(file, signal), signal);
    await noteBackupCopied(id);
    log.info({ name, place: second.name }, "backup copied");
    for (const old of backupsToRemove(await second.list(signal))) await second.remove(old, signal);
  } catch (error) {
    if (deadline.aborted && !stopped.aborted)
      throw new StartRefusal(
        `La copie vers ${second.name} n’est pas finie après une heure : elle est abandonnée.`,
      );
    throw error;
  }
}
