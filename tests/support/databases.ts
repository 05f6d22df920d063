import { randomBytes } from "node:crypto";
import pg from "pg";

/** The database every test database is a copy of. */
export const migratedTemplate = "migrated";

/**
 * Creates a database of its own on the server `serverUrl` points to: migrated, or empty for tests of the
 * migrations themselves. `drop` removes it, whoever is still connected.
 */
export async function createDatabase(
  serverUrl: string,
  { empty = false } = {},
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const template = empty ? "template0" : migratedTemplate;
  // Copying the files takes half the time of writing them to the log, and nothing here has to survive.
  await statement(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => statement(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Runs one statement on its own connection. */
export async function statement(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
