import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { createDatabase, statement } from "#tests/support/databases.ts";
import compatibility from "../../migrations/compatibility.json" with { type: "json" };
import { compatibleSince } from "./compatibility.ts";
import { knownMigrations, migrate } from "./migrate.ts";

const newest = Math.max(...knownMigrations());
let database: Awaited<ReturnType<typeof createDatabase>>;

beforeEach(async () => {
  database = await createDatabase(inject("databaseServer"));
});
afterEach(() => database.drop());

/** Makes the database look as if a newer program, with one more migration, had migrated it. */
async function migrateFurther(note: string | null): Promise<void> {
  await statement(
    database.url,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${newest + 1})`,
  );
  const text = note === null ? "null" : `'${note}'`;
  await statement(database.url, `comment on table drizzle.__drizzle_migrations is ${text}`);
}

describe("a database that a newer program migrated", () => {
  test("is refused in one line that says what to do, unless the database records that this program may use it", async () => {
    await migrateFurther(null);
    await expect(migrate(database.url)).rejects.toThrow(
      /^La base a été mise à niveau par une version plus récente[^\n]*npm run restore[^\n]*$/,
    );
  });

  test("is refused when the database records that this program is too old", async () => {
    await migrateFurther(`compatible since ${newest + 1}`);
    await expect(migrate(database.url)).rejects.toThrow(/^La base a été mise à niveau/);
  });

  test("is used unchanged when the database records that this program may use it", async () => {
    await migrateFurther(`compatible since ${newest}`);
    await migrate(database.url);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    // An older program does not lower the value that a newer program recorded.
    expect(await compatibleSince(client)).toBe(newest);
    await client.end();
  });
});

test("a migration records the oldest program that may use the database", async () => {
  await statement(database.url, "comment on table drizzle.__drizzle_migrations is null");
  await migrate(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  expect(await compatibleSince(client)).toBe(compatibility.since);
  await client.end();
});
