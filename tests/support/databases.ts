import { randomBytes } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Cluster } from "./cluster.ts";

const migratedTemplate = "migrated";

/** Applies the migrations once, into the template every test database is copied from. */
export async function createTemplate(cluster: Cluster): Promise<void> {
  await statement(cluster.url("postgres"), `CREATE DATABASE ${migratedTemplate}`);
  const pool = new pg.Pool({ connectionString: cluster.url(migratedTemplate), max: 1 });
  await migrate(drizzle(pool), { migrationsFolder: "migrations" });
  await pool.end();
}

/**
 * Creates a database of its own on the server `serverUrl` points to: migrated, or empty for tests of the
 * migrations themselves. `drop` removes it, whoever is still connected.
 */
export async function createDatabase(
  serverUrl: string,
  { empty = false } = {},
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await statement(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${empty ? "template0" : migratedTemplate}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => statement(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function statement(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
