import { readFileSync } from "node:fs";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { createDatabase, statement } from "#tests/support/databases.ts";
import compatibility from "../../migrations/compatibility.json" with { type: "json" };
import journal from "../../migrations/meta/_journal.json" with { type: "json" };
import { compatibleSince } from "./compatibility.ts";
import { knownMigrations, migrate } from "./migrate.ts";

const newest = Math.max(...knownMigrations());
let database: Awaited<ReturnType<typeof createDatabase>>;

beforeEach(async () => {
  database = await createDatabase(inject("databaseServer"));
});
afterEach(() => database.drop());

/** Makes the database look as after a program with one more migration. */
async function migrateFurther(note: string | null): Promise<void> {
  await statement(
    database.url,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${newest + 1})`,
  );
  const text = note === null ? "null" : `'${note}'`;
  await statement(database.url, `comment on table drizzle.__drizzle_migrations is ${text}`);
}

describe("a database that a newer program migrated", () => {
  test("is refused in one line that says what to do, unless it says that this program may use it", async () => {
    await migrateFurther(null);
    await expect(migrate(database.url)).rejects.toThrow(
      /^La base a été mise à niveau par une version plus récente[^\n]*npm run restore[^\n]*$/,
    );
  });

  test("is refused when it says that this program is too old", async () => {
    await migrateFurther(`compatible since ${newest + 1}`);
    await expect(migrate(database.url)).rejects.toThrow(/^La base a été mise à niveau/);
  });

  test("is used as it is when it says that this program may", async () => {
    await migrateFurther(`compatible since ${newest}`);
    await migrate(database.url);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    // An older program does not lower the value the newer one recorded.
    expect(await compatibleSince(client)).toBe(newest);
    await client.end();
  });
});

test("migrating records from which program on the database may be used", async () => {
  await statement(database.url, "comment on table drizzle.__drizzle_migrations is null");
  await migrate(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  expect(await compatibleSince(client)).toBe(compatibility.since);
  await client.end();
});

/** Statements that remove something the previous program uses: it would fail, or lose what it writes. */
const contracting = [
  /\bdrop (?:table|column|view|type|schema|sequence|trigger|function)\b/i,
  /\brename\b/i,
  /\bset not null\b/i,
  /\bset data type\b|\balter column \S+ type\b/i,
  /\badd constraint\b[^;]*\b(?:check|unique|exclude)\b/i,
  /\badd column\b(?![^;]*\bdefault\b)[^;]*\bnot null\b/i,
];

describe("the migrations since the oldest program that may use the database", () => {
  test("start at one of them", () => {
    expect(knownMigrations()).toContain(compatibility.since);
  });

  test.each(journal.entries.filter(({ when }) => when > compatibility.since))("$tag only adds", ({ tag }) => {
    const sql = readFileSync(`migrations/${tag}.sql`, "utf8").replaceAll(/--.*$/gm, "");
    expect(contracting.flatMap((pattern) => pattern.exec(sql)?.[0] ?? [])).toEqual([]);
  });

  test.each([
    "ALTER TABLE a DROP COLUMN b",
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL',
    "ALTER TABLE a RENAME TO b",
    "ALTER TABLE a ALTER COLUMN b SET DATA TYPE text",
    "ALTER TABLE a ADD COLUMN b text NOT NULL",
    "ALTER TABLE a ADD CONSTRAINT c CHECK (b > 0)",
  ])("%s is found out", (sql) => {
    expect(contracting.some((pattern) => pattern.test(sql))).toBe(true);
  });

  test.each([
    "ALTER TABLE a ADD COLUMN b text NOT NULL DEFAULT ''",
    "ALTER TABLE a ADD COLUMN b boolean DEFAULT false NOT NULL",
    "CREATE TABLE a (b text NOT NULL)",
  ])("%s is allowed", (sql) => {
    expect(contracting.some((pattern) => pattern.test(sql))).toBe(false);
  });
});
