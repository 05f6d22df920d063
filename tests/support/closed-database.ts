import { expect } from "@playwright/test";
import pg from "pg";
import type { Site } from "./site.ts";

/** Runs `work` while the site's database refuses connections, then waits until the site can use the database again. */
export async function whileDatabaseIsClosed(
  { url: address, databaseUrl }: Site,
  work: () => Promise<void>,
): Promise<void> {
  const url = new URL(databaseUrl);
  const database = url.pathname.slice(1);
  url.pathname = "/postgres";
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`alter database ${database} with allow_connections false`);
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
      database,
    ]);
    await work();
  } finally {
    await client.query(`alter database ${database} with allow_connections true`);
    await client.end();
  }
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
}
