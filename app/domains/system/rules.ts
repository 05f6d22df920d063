/** The state of the program. Sizes are in bytes. Null means that the value could not be read. */
export interface SystemState {
  version: string;
  /** The number of applied migrations. */
  schemaVersion: number;
  databaseVersion: string;
  databaseBytes: number;
  /** The size of the data folder, including the embedded database. */
  folderBytes: number | null;
  /** The disk that contains the data folder. */
  disk: Disk | null;
  startedAt: Date;
  backups: BackupState;
}

/** The disk of the data folder, with its sizes in bytes. */
interface Disk {
  freeBytes: number;
  totalBytes: number;
  /** Whether this disk stores what visitors send. */
  holdsDatabase: boolean;
}

/** The state of backups. */
export interface BackupState {
  /** The last successful backup. `isCopied` is whether it was copied elsewhere; null for a manual backup. */
  last: { createdAt: Date; sizeBytes: number; isEncrypted: boolean; isCopied: boolean | null } | null;
  /** The failures since that backup: the last reason, how many there were that day, and when the last one was. */
  failure: { reason: string; attempts: number; lastAt: Date } | null;
  /** Whether the site makes a backup each night. */
  isDaily: boolean;
  hasSecondPlace: boolean;
  /** The reason why the folder for copies of backups cannot be used now; otherwise null. */
  secondPlaceProblem: string | null;
}

/**
 * After how many days the last backup counts as old, when the site makes nightly backups and when backups are manual.
 */
const oldBackupDays = { daily: 2, asked: 8 };
const lowDiskShare = 0.1;
/**
 * PostgreSQL writes its log in files of 16 MiB and reserves each file in one go. With less free space, the next form
 * may be refused.
 */
const leastFreeBytes = 20 * 1024 * 1024;

/** Whether a disk is too full to store what visitors send (rule running/full-disk). */
export function isDiskFull({ freeBytes, holdsDatabase }: Disk): boolean {
  return holdsDatabase && freeBytes < leastFreeBytes;
}

/** Whether the owner should make room on a disk. */
export function isDiskLow(disk: Disk): boolean {
  return isDiskFull(disk) || disk.freeBytes < disk.totalBytes * lowDiskShare;
}

/** Returns the warnings for the owner: a backup that is too old or failed, a disk that is nearly full. */
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
