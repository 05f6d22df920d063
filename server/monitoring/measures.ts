import { setTimeout as after } from "node:timers/promises";
import { pool } from "#app/db/client.server.ts";
import { diskSpace } from "#app/lib/disk-space.server.ts";

const timeoutMs = 2_000;

/** The state of the site as the database shows it. Ages are in seconds, sizes in bytes. */
export interface DatabaseMeasures {
  sizeBytes: number;
  /**
   * `oldestSeconds` is the age of the oldest e-mail that was not tried yet. An e-mail that was tried and waits for its
   * next attempt does not count: the mail server may be working.
   */
  emails: { pending: number; oldestSeconds: number; failed: number };
  /** `oldestSeconds` is the age of a queue's oldest job that is due and has not started. */
  queues: { name: string; due: number; oldestSeconds: number }[];
  /** When the last backup succeeded, in seconds since 1970, or 0 when there was none. */
  lastBackupAt: number;
}

const emailsQuery = `
  select (select count(*)::int from emails where status = 'pending') as pending,
    coalesce((select extract(epoch from now() - created_at)::float8 from emails
      where status = 'pending' and attempts = 0 order by created_at limit 1), 0) as oldest,
    (select count(*)::int from emails where status = 'failed') as failed,
    coalesce((select extract(epoch from created_at)::float8 from backups
      order by created_at desc nulls last limit 1), 0) as backup_at,
    pg_database_size(current_database())::float8 as size`;

const queuesQuery = `
  select name, count(*)::int as due, extract(epoch from now() - min(start_after))::float8 as oldest
    from pgboss.job where state < 'active' and not blocked and start_after <= now() group by name`;

/**
 * Reads the state from the database. Each query uses an index. Returns null when the database takes over two seconds.
 */
export async function readDatabaseMeasures(): Promise<DatabaseMeasures | null> {
  return Promise.race([read().catch(() => null), after(timeoutMs, null, { ref: false })]);
}

async function read(): Promise<DatabaseMeasures> {
  const [site, queues] = await Promise.all([
    pool.query<{ pending: number; oldest: number; failed: number; backup_at: number; size: number }>(
      emailsQuery,
    ),
    pool.query<{ name: string; due: number; oldest: number }>(queuesQuery),
  ]);
  const row = site.rows[0];
  return {
    sizeBytes: row?.size ?? 0,
    emails: { pending: row?.pending ?? 0, oldestSeconds: row?.oldest ?? 0, failed: row?.failed ?? 0 },
    queues: queues.rows.map(({ name, due, oldest }) => ({ name, due, oldestSeconds: oldest })),
    lastBackupAt: row?.backup_at ?? 0,
  };
}

/** Returns the free space and the size of the data folder's disk, in bytes, or null when there is no such folder. */
export async function readDisk(): Promise<{ free: number; size: number } | null> {
  const disk = await diskSpace();
  return disk && { free: disk.freeBytes, size: disk.totalBytes };
}
