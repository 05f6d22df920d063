import { randomBytes } from "node:crypto";
import pg from "pg";

/** The database every test database is a copy of. */
export const migratedTemplate = "migrated";
/** A copy of it after a site's first start: what that writes is copied to the sites of browser tests. */
export const startedTemplate = "started";
/** The same with a few of the assistant's examples: learning them all is half of what a site's start costs. */
export const hardlyTaughtTemplate = "hardly_taught";

interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
  /** Gives it another name instead, once nobody is connected. */
  keepAs: (name: string) => Promise<void>;
}

/**
 * Creates a database of its own on the server `serverUrl` points to: migrated, a copy of another template, or empty
 * for tests of the migrations themselves. `drop` removes it despite open connections.
 */
export async function createDatabase(
  serverUrl: string,
  { empty = false, template }: { empty?: boolean; template?: string } = {},
): Promise<TestDatabase> {
  const copied = template ?? (empty ? "template0" : migratedTemplate);
  const name = `test_${randomBytes(6).toString("hex")}`;
  // Copying the files takes half the time of writing them to the log, and nothing here has to survive.
  await statement(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${copied} STRATEGY file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => statement(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
    keepAs: (kept) => statement(serverUrl, `ALTER DATABASE ${name} RENAME TO ${kept}`),
  };
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
