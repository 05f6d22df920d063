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
  lastBackup: { createdAt: Date; sizeBytes: number } | null;
}

const oldBackupDays = 8;
const lowDiskShare = 0.1;

/** What the owner should look at: no recent backup, a disk nearly full. */
export function systemWarnings({ lastBackup, disk }: SystemState, now: Date): ("backup" | "disk")[] {
  const isOld = !lastBackup || now.getTime() - lastBackup.createdAt.getTime() > oldBackupDays * 86_400_000;
  const isLow = disk !== null && disk.freeBytes < disk.totalBytes * lowDiskShare;
  return [...(isOld ? ["backup" as const] : []), ...(isLow ? ["disk" as const] : [])];
}
