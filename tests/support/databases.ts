import { randomBytes } from "node:crypto";
import pg from "pg";

/** The name of the template database. Every test database is a copy of it. */
export const migratedTemplate = "migrated";
/** A copy of the template in which a site has started once. The databases of browser tests are copies of it. */
export const startedTemplate = "started";
/** Like `started`, but the assistant has few examples to learn: to learn all takes half of the time of a start. */
export const hardlyTaughtTemplate = "hardly_taught";

interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
  /** Renames the database instead of dropping it. Works once nobody is connected to it. */
  keepAs: (name: string) => Promise<void>;
}

/**
 * Creates a database on the server of `serverUrl`. By default it has all migrations. With `template` it is a copy of
 * that database; with `empty` it has no tables. `drop` removes the database even while connections are open.
 */
export async function createDatabase(
  serverUrl: string,
  { empty = false, template }: { empty?: boolean; template?: string } = {},
): Promise<TestDatabase> {
  const copied = template ?? (empty ? "template0" : migratedTemplate);
  const name = `test_${randomBytes(6).toString("hex")}`;
  // `file_copy` copies the template's files without writing them to PostgreSQL's log. This takes half the time, and is
  // safe here: nothing in a test's database must survive a crash.
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
