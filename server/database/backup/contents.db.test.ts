import { rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { createDatabase } from "#tests/support/databases.ts";
import { ask, temporaryFolder } from "#tests/support/embedded-instance.ts";
import { countRows, readArchive } from "./archive.ts";
import { listTables, referencedFirst } from "./contents.ts";
import { saveBackup } from "./save.ts";

async function tables(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await listTables(client);
  } finally {
    await client.end();
  }
}

test("a backup contains every table except sessions, reset links, counters and mail pauses", async () => {
  const database = await createDatabase(inject("databaseServer"));
  try {
    const existing = await ask<{ name: string }>(
      database.url,
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    const left = new Set(["sessions", "verifications", "rate_limits", "mail_pauses"]);
    const saved = (await tables(database.url)).map(({ name }) => name).toSorted();
    expect(saved).toEqual(existing.map(({ name }) => name).filter((name) => !left.has(name)));
  } finally {
    await database.drop();
  }
});

test("a backup contains a partitioned table once, with the bounds of its partitions", async () => {
  const database = await createDatabase(inject("databaseServer"), { empty: true });
  const folder = temporaryFolder();
  try {
    await ask(
      database.url,
      `create table views (at date not null, n bigint generated always as identity) partition by range (at);
       create table views_2026_11 partition of views for values from ('2026-11-01') to ('2026-12-01');
       create table views_other partition of views default;
       insert into views values ('2026-11-20'), ('2019-01-01')`,
    );
    expect(await tables(database.url)).toEqual([
      {
        name: "views",
        columns: ["at", "n"],
        partitions: [
          { name: "views_2026_11", bounds: "FOR VALUES FROM ('2026-11-01') TO ('2026-12-01')" },
          { name: "views_other", bounds: "DEFAULT" },
        ],
      },
    ]);
    const file = join(folder, "backup.gz");
    await saveBackup(database.url, file);
    const tail = await readArchive(file, async () => {}, countRows);
    expect(tail.tables.map(({ name, rows }) => ({ name, rows }))).toEqual([{ name: "views", rows: 2 }]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await database.drop();
  }
});

test("referenced tables come first, and a circle of references is an error", () => {
  const order = referencedFirst([
    { name: "lines", references: ["orders", "parts"] },
    { name: "orders", references: ["people", "elsewhere"] },
    { name: "parts", references: [] },
    { name: "people", references: [] },
  ]);
  expect(order.map(({ name }) => name)).toEqual(["parts", "people", "orders", "lines"]);
  const circle = [
    { name: "a", references: ["b"] },
    { name: "b", references: ["a"] },
  ];
  expect(() => referencedFirst(circle)).toThrow("circle");
});
