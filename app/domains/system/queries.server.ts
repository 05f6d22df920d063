import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import { desc, isNotNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { backupFailures, backups } from "#app/db/schema/platform.server.ts";
import { backupFolderProblem } from "#app/lib/backup-folder.server.ts";
import { diskSpace } from "#app/lib/disk-space.server.ts";
import { env } from "#app/lib/env.server.ts";
import program from "../../../package.json";
import type { BackupState, SystemState } from "./rules.ts";

const folderReadEveryMs = 600_000;

/**
 * Returns the program's state. Measures the data folder at most every ten minutes, because this reads the size of every
 * file in it.
 */
export async function getSystemState(): Promise<SystemState> {
  const [{ rows }, backupState, folderBytes, disk] = await Promise.all([
    db.execute<{ schema: number; version: string; bytes: string }>(sql`
      select (select count(*)::int from drizzle.__drizzle_migrations) as schema,
        current_setting('server_version') as version,
        pg_database_size(current_database()) as bytes`),
    getBackupState(),
    folderSize(),
    diskSpace(),
  ]);
  const row = rows[0];
  return {
    version: program.version,
    schemaVersion: row?.schema ?? 0,
    databaseVersion: row?.version.split(" ")[0] ?? "",
    databaseBytes: Number(row?.bytes ?? 0),
    folderBytes,
    disk,
    startedAt: new Date(Date.now() - process.uptime() * 1000),
    backups: backupState,
  };
}

/** Returns the state of the backups and of the disk, from which the dashboard finds what has failed. */
export async function getBreakdownState(): Promise<Pick<SystemState, "backups" | "disk">> {
  const [backupState, disk] = await Promise.all([getBackupState(), diskSpace()]);
  return { backups: backupState, disk };
}

const { createdAt, copiedAt, sizeBytes, isEncrypted, fileName } = backups;

/** Returns the state of the backups: the last successful one, and the last failure since then. */
export async function getBackupState(): Promise<BackupState> {
  const { BACKUPS, BACKUP_TO, DEMO } = env();
  const isDaily = BACKUPS === "daily" && DEMO === "off";
  const [[last], [failure], secondPlaceProblem] = await Promise.all([
    db
      .select({ createdAt, copiedAt, sizeBytes, isEncrypted, fileName })
      .from(backups)
      .orderBy(sql`${createdAt} desc nulls last`)
      .limit(1),
    db
      .select({
        reason: backupFailures.reason,
        attempts: backupFailures.attempts,
        lastAt: backupFailures.lastAt,
      })
      .from(backupFailures)
      .orderBy(desc(backupFailures.day))
      .limit(1),
    isDaily ? backupFolderProblem(BACKUP_TO) : null,
  ]);
  const succeeded = last ? (last.copiedAt ?? last.createdAt) : null;
  return {
    last: last
      ? {
          createdAt: last.createdAt,
          sizeBytes: last.sizeBytes,
          isEncrypted: last.isEncrypted,
          isCopied: last.fileName === null ? null : last.copiedAt !== null,
        }
      : null,
    failure: failure && (!succeeded || failure.lastAt > succeeded) ? failure : null,
    isDaily,
    hasSecondPlace: BACKUP_TO !== undefined,
    secondPlaceProblem,
  };
}

/** Returns the last backup that the program made at night; null when there is none. */
export async function getLastDailyBackup(): Promise<DailyBackup | null> {
  const [last] = await db
    .select({ id: backups.id, fileName, createdAt, copiedAt })
    .from(backups)
    .where(isNotNull(fileName))
    .orderBy(sql`${createdAt} desc nulls last`)
    .limit(1);
  return last?.fileName ? { ...last, fileName: last.fileName } : null;
}

interface DailyBackup {
  id: string;
  fileName: string;
  createdAt: Date;
  /** When the backup was copied to the second place (the folder or bucket for copies); null until then. */
  copiedAt: Date | null;
}

let measured: { at: number; bytes: Promise<number | null> } | undefined;

function folderSize(): Promise<number | null> {
  if (!measured || Date.now() - measured.at > folderReadEveryMs)
    measured = { at: Date.now(), bytes: measureFolder(env().DATA_DIR) };
  return measured.bytes;
}

/**
 * Returns the size of a folder in bytes; null if it cannot be read. A file that is deleted during the count is ignored.
 */
async function measureFolder(folder: string): Promise<number | null> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    let bytes = 0;
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const found = await lstat(join(entry.parentPath, entry.name)).catch(() => null);
      bytes += found?.size ?? 0;
    }
    return bytes;
  } catch {
    return null;
  }
}
