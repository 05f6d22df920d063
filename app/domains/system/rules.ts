/** How the program itself is doing (issue: the system card). Sizes in bytes; null for what could not be read. */
export interface SystemState {
  version: string;
  /** Migrations applied: the version of the schema. */
  schemaVersion: number;
  databaseVersion: string;
  databaseBytes: number;
  /** What the data folder holds, the embedded database among it. */
  folderBytes: number | null;
  /** Left on the disk of the data folder, and its size. */
  disk: { freeBytes: number; totalBytes: number } | null;
  startedAt: Date;
  backups: BackupState;
}

/** How backups go. */
export interface BackupState {
  /** The last that ended well. `isCopied` to the second place; null for one somebody asked for. */
  last: { createdAt: Date; sizeBytes: number; isEncrypted: boolean; isCopied: boolean | null } | null;
  /** What failed since, how often that day and when the last time. */
  failure: { reason: string; attempts: number; lastAt: Date } | null;
  /** Whether the site makes one each night. */
  isDaily: boolean;
  hasSecondPlace: boolean;
}

/** After which a backup is old: made each night, or by somebody each week. */
const oldBackupDays = { daily: 2, asked: 8 };
const lowDiskShare = 0.1;

/** What the owner should look at: no recent backup or one that failed, a disk nearly full. */
export function systemWarnings({ backups, disk }: SystemState, now: Date): ("backup" | "disk")[] {
  const { last, failure, isDaily } = backups;
  const days = isDaily ? oldBackupDays.daily : oldBackupDays.asked;
  const isOld = !last || now.getTime() - last.createdAt.getTime() > days * 86_400_000;
  const isLow = disk !== null && disk.freeBytes < disk.totalBytes * lowDiskShare;
  return [...(isOld || failure ? ["backup" as const] : []), ...(isLow ? ["disk" as const] : [])];
}
