import { isDiskFull } from "#app/domains/system/rules.ts";
import { type DiskSpace, diskSpace } from "#app/lib/disk-space.server.ts";
import type { LaunchLog } from "../database/launch-log.ts";

const everyMs = 30_000;

/**
 * The line that the console shows to a person ("the disk is full: nothing that visitors send is stored any more; free
 * some space"). It is in French, like the errors of a start.
 */
export const fullDiskLine =
  "le disque est plein : rien n’est plus enregistré de ce que les visiteurs envoient ; faites de la place";
const roomLine = "le disque a de nouveau de la place : tout est enregistré";

/** Returns a function that checks the disk. It logs a line when the disk is full and when there is room again. */
export function diskNotes(log: LaunchLog, read: () => Promise<DiskSpace | null>): () => Promise<void> {
  let wasFull = false;
  return async () => {
    const disk = await read();
    if (!disk || isDiskFull(disk) === wasFull) return;
    wasFull = !wasFull;
    const fields = { freeBytes: disk.freeBytes };
    if (wasFull) log.error(fields, fullDiskLine);
    else log.warn(fields, roomLine);
  };
}

/** Checks the data folder's disk now and twice a minute. Returns a function that stops these checks. */
export function startDiskWatch(log: LaunchLog): () => void {
  const look = diskNotes(log, diskSpace);
  void look();
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);
}
