/** The state of the program. Sizes are in bytes; null means the value could not be read. */
export interface SystemState {
  version: string;
  /** The number of applied migrations. */
  schemaVersion: number;
  databaseVersion: string;
  databaseBytes: number;
  /** The size of the data folder, with the embedded database. */
  folderBytes: number | null;
  /** The free space and the size of the data folder's disk. */
  disk: { freeBytes: number; totalBytes: number } | null;
  startedAt: Date;
  backups: BackupState;
}

/** The state of backups. */
export interface BackupState {
  /** The last successful backup. `isCopied` means to the second place; null for a manual one. */
  last: { createdAt: Date; sizeBytes: number; isEncrypted: boolean; isCopied: boolean | null } | null;
  /** The failure since: its reason, its count that day and its last time. */
  failure: { reason: string; attempts: number; lastAt: Date } | null;
  /** Whether the site makes a backup each night. */
  isDaily: boolean;
  hasSecondPlace: boolean;
}

/** The age, in days, of an old backup: nightly or manual. */
const oldBackupDays = { daily: 2, asked: 8 };
const lowDiskShare = 0.1;

/** Returns the warnings to the owner: no recent backup or a failed one, a nearly full disk. */
export function systemWarnings(
  { backups, disk }: Pick<SystemState, "backups" | "disk">,
  now: Date,
): ("backup" | "disk")[] {
  const { last, failure, isDaily } = backups;
  const days = isDaily ? oldBackupDays.daily : oldBackupDays.asked;
  const isOld = !last || now.getTime() - last.createdAt.getTime() > days * 86_400_000;
  const isLow = disk !== null && disk.freeBytes < disk.totalBytes * lowDiskShare;
  return [...(isOld || failure ? ["backup" as const] : []), ...(isLow ? ["disk" as const] : [])];
}
