import { statfs } from "node:fs/promises";
import { env } from "./env.server.ts";

/** A disk's free space and size, in bytes. */
export interface DiskSpace {
  freeBytes: number;
  totalBytes: number;
  /** True when the site's own database is on it: then a full disk stops the forms. */
  holdsDatabase: boolean;
}

/** Reads the disk of the data folder, or of another one. Null if it cannot be read. */
export async function diskSpace(folder: string = env().DATA_DIR): Promise<DiskSpace | null> {
  const disk = await statfs(folder).catch(() => null);
  if (!disk) return null;
  return {
    freeBytes: disk.bavail * disk.bsize,
    totalBytes: disk.blocks * disk.bsize,
    // The URL of a database on this machine names its socket folder.
    holdsDatabase: process.env.DATABASE_URL?.includes("host=%2F") ?? false,
  };
}
