import { setTimeout as after } from "node:timers/promises";
import { pool } from "#app/db/client.server.ts";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };

const timeoutMs = 1_000;

/** When the newest migration of this build was generated: the migrator records it as its `created_at`. */
const newestMigration = Math.max(...journal.entries.map((entry) => entry.when));

/** Says whether the database answers within a second and has every migration of this build. Never rejects. */
export async function isDatabaseReady(): Promise<boolean> {
  const applied = pool
    .query<{ ready: boolean }>("select max(created_at) >= $1 as ready from drizzle.__drizzle_migrations", [
      newestMigration,
    ])
    .then(({ rows }) => rows[0]?.ready === true)
    .catch(() => false);
  return Promise.race([applied, after(timeoutMs, false, { ref: false })]);
}
