import { statfs } from "node:fs/promises";
import { env } from "./env.server.ts";

/** A disk's free space and size, in bytes. */
export interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
  /** True when the site's own database is on this disk: if the disk is full, no form can then be stored. */
  holdsDatabase: boolean;
}

/** Returns the free space and the size of a folder's disk, by default the data folder's. Returns null on an error. */
export async function diskSpace(folder: string = env().DATA_DIR): Promise<DiskSpace | null> {
  const disk = await statfs(folder).catch(() => null);
  if (!disk) return null;
  return {
    freeBytes: disk.bavail * disk.bsize,
    totalBytes: disk.blocks * disk.bsize,
    // A URL that names a socket folder means a database on this machine.
    holdsDatabase: process.env.DATABASE_URL?.includes("host=%2F") ?? false,
  };
}
