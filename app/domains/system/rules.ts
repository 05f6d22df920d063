/** The state of the program. Sizes are in bytes. A value that could not be read is null. */
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
  /** Whether the database, with what visitors send, is on this disk. */
  holdsDatabase: boolean;
}

/** The state of backups. */
export interface BackupState {
  /**
   * The last successful backup. `isCopied` tells whether it was copied to the second place (a folder or bucket). It is
   * null for a backup made by hand.
   */
  last: { createdAt: Date; sizeBytes: number; isEncrypted: boolean; isCopied: boolean | null } | null;
  /**
   * The failures since that backup, or null: the last reason, the number of attempts on the last day, and the time of
   * the last attempt.
   */
  failure: { reason: string; attempts: number; lastAt: Date } | null;
  /** Whether the program makes a backup each night. */
  isDaily: boolean;
  hasSecondPlace: boolean;
  /** The reason why the folder for copies cannot be used now; null if it can. */
  secondPlaceProblem: string | null;
}

/**
 * The age in days beyond which the last backup counts as old. `daily` is for nightly backups, `asked` for those that
 * are made by hand.
 */
const oldBackupDays = { daily: 2, asked: 8 };
const lowDiskShare = 0.1;
/**
 * PostgreSQL writes its log in files of 16 MiB, and reserves the space of a whole file at once. With less free space
 * than this, the next form may not be stored.
 */
const leastFreeBytes = 20 * 1024 * 1024;

/** Whether the disk is too full to store what visitors send (rule running/full-disk). */
export function isDiskFull({ freeBytes, holdsDatabase }: Disk): boolean {
  return holdsDatabase && freeBytes < leastFreeBytes;
}

/** Whether the disk is so full that the owner should make room. */
export function isDiskLow(disk: Disk): boolean {
  return isDiskFull(disk) || disk.freeBytes < disk.totalBytes * lowDiskShare;
}

/**
 * Returns the warnings for the owner: about backups if one failed or the last one is old, and about the disk if it is
 * nearly full.
 */
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
