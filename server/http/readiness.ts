import { setTimeout as after } from "node:timers/promises";
import { pool } from "#app/db/client.server.ts";
import { isDiskFull } from "#app/domains/system/rules.ts";
import { type DiskSpace, diskSpace } from "#app/lib/disk-space.server.ts";
import { log } from "#app/lib/log.server.ts";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };

const timeoutMs = 1_000;

/** The time at which the newest migration of this build was generated. The migrator stores it as `created_at`. */
const newestMigration = Math.max(...journal.entries.map((entry) => entry.when));

/** The reasons why no visitor should be sent to the site now. */
export const unreadyTexts = {
  stopping: "it starts or stops",
  away: "the database does not answer within a second",
  unwritable: "the database may only be read",
  unmigrated: "the database lacks a migration of this version",
  full: "the disk is full",
} as const;

export type Readiness = "ready" | keyof typeof unreadyTexts;

/**
 * Returns "ready" if the site can store the forms of visitors, or the reason why not. The database must respond within
 * a second, have every migration of this build and accept writes; if it is on this machine, its disk must have room.
 * Logs each change. Never rejects.
 */
export async function databaseReadiness(
  disk: () => Promise<DiskSpace | null> = diskSpace,
): Promise<Readiness> {
  const asked = pool
    .query<{ migrated: boolean; writable: boolean }>(
      `select max(created_at) >= $1 as migrated, current_setting('transaction_read_only') = 'off' as writable
        from drizzle.__drizzle_migrations`,
      [newestMigration],
    )
    .then(async ({ rows: [row] }): Promise<Readiness> => {
      if (!row?.migrated) return "unmigrated";
      if (!row.writable) return "unwritable";
      const space = await disk();
      return space && isDiskFull(space) ? "full" : "ready";
    })
    .catch((): Readiness => "away");
  const found = await Promise.race([asked, after(timeoutMs, "away" as const, { ref: false })]);
  note(found);
  return found;
}

let noted: Readiness = "ready";

function note(found: Readiness): void {
  if (found === noted) return;
  noted = found;
  if (found === "ready") log.warn({}, "/readyz answers 200 again");
  else log.warn({ reason: unreadyTexts[found] }, "/readyz answers 503");
}
