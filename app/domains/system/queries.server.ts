import { lstat, readdir, statfs } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { env } from "#app/lib/env.server.ts";
import program from "../../../package.json";
import type { SystemState } from "./rules.ts";

const folderReadEveryMs = 600_000;

/** How the program is doing: one query, and what the disk says. The data folder is measured every ten minutes. */
export async function getSystemState(): Promise<SystemState> {
  const [{ rows }, folderBytes, disk] = await Promise.all([
    db.execute<{
      schema: number;
      version: string;
      bytes: string;
      backup_at: string | null;
      backup_bytes: string | null;
    }>(sql`
      select (select count(*)::int from drizzle.__drizzle_migrations) as schema,
        current_setting('server_version') as version,
        pg_database_size(current_database()) as bytes,
        last.created_at as backup_at, last.size_bytes as backup_bytes
      from (select) one left join
        (select created_at, size_bytes from backups order by created_at desc nulls last limit 1) last on true`),
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
    lastBackup: row?.backup_at
      ? { createdAt: new Date(row.backup_at), sizeBytes: Number(row.backup_bytes) }
      : null,
  };
}

async function diskSpace(): Promise<SystemState["disk"]> {
  try {
    const { bavail, blocks, bsize } = await statfs(env().DATA_DIR);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}

let measured: { at: number; bytes: Promise<number | null> } | undefined;

function folderSize(): Promise<number | null> {
  if (!measured || Date.now() - measured.at > folderReadEveryMs)
    measured = { at: Date.now(), bytes: measureFolder(env().DATA_DIR) };
  return measured.bytes;
}

/** Null for a folder that cannot be read; a file that goes meanwhile counts for nothing. */
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
