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
  disk: Disk | null;
  startedAt: Date;
  backups: BackupState;
}

/** The data folder's disk, in bytes. */
interface Disk {
  freeBytes: number;
  totalBytes: number;
  /** Whether what visitors send is stored on it. */
  holdsDatabase: boolean;
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
  /** Why the second folder for backups cannot be used now. */
  secondPlaceProblem: string | null;
}

/** The age, in days, of an old backup: nightly or manual. */
const oldBackupDays = { daily: 2, asked: 8 };
const lowDiskShare = 0.1;
/** PostgreSQL takes 16 MiB at once for its write-ahead log. With less room the next form may be refused. */
const leastFreeBytes = 20 * 1024 * 1024;

/** Whether a disk is too full for what visitors send (rule running/full-disk). */
export function isDiskFull({ freeBytes, holdsDatabase }: Disk): boolean {
  return holdsDatabase && freeBytes < leastFreeBytes;
}

/** Whether its owner should make room on a disk. */
export function isDiskLow(disk: Disk): boolean {
  return isDiskFull(disk) || disk.freeBytes < disk.totalBytes * lowDiskShare;
}

/** Returns the warnings to the owner: no recent backup or a failed one, a nearly full disk. */
export function systemWarnings(
  { backups, disk }: Pick<SystemState, "backups" | "disk">,
  now: Date,
): ("backup" | "disk")[] {
  const { last, failure, isDaily, secondPlaceProblem } = backups;
  const days = isDaily ? oldBackupDays.daily : oldBackupDays.asked;
  const isOld = !last || now.getTime() - last.createdAt.getTime() > days * 86_400_000;
  return [
    ...(isOld || failure || secondPlaceProblem ? ["backup" as const] : []),
    ...(disk && isDiskLow(disk) ? ["disk" as const] : []),
  ];
}
