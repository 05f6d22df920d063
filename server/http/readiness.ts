import { statfs } from "node:fs/promises";
import { setTimeout as after } from "node:timers/promises";
import { pool } from "#app/db/client.server.ts";
import { env } from "#app/lib/env.server.ts";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };

const timeoutMs = 1_000;
/** One request with all its attachments, twice: once in the table, once in the write-ahead log. */
const leastFreeBytes = 100 * 1024 * 1024;

/** When the newest migration of this build was generated; the migrator stores it as `created_at`. */
const newestMigration = Math.max(...journal.entries.map((entry) => entry.when));

/**
 * Whether the database answers within a second, has every migration of this build and accepts writes: it is no standby
 * and not read-only, and its disk has room if it is this machine's. Never rejects.
 */
export async function isDatabaseReady(): Promise<boolean> {
  const applied = pool
    .query<{ ready: boolean }>(
      `select max(created_at) >= $1 and current_setting('transaction_read_only') = 'off' as ready
        from drizzle.__drizzle_migrations`,
      [newestMigration],
    )
    .then(async ({ rows }) => rows[0]?.ready === true && (await hasRoom(env().DATA_DIR)))
    .catch(() => false);
  return Promise.race([applied, after(timeoutMs, false, { ref: false })]);
}

/** Whether the disk of `folder` has room for what visitors send. True where that is not known. */
export async function hasRoom(folder: string, neededBytes = leastFreeBytes): Promise<boolean> {
  // Its socket's folder is in the address of a database of this machine.
  if (!process.env.DATABASE_URL?.includes("host=%2F")) return true;
  const disk = await statfs(folder).catch(() => undefined);
  return !disk || disk.bavail * disk.bsize >= neededBytes;
}
