import { globSync, readFileSync } from "node:fs";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { createDatabase } from "#tests/support/databases.ts";
import { functionFiles } from "./functions.ts";
import { migrate } from "./migrate.ts";

const defined = /^create or replace function (\w+)\(/gim;
const definition = /\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure)\b/i;

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: pg.Client;

beforeEach(async () => {
  database = await createDatabase(inject("databaseServer"));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

async function folded(text: string): Promise<unknown> {
  const { rows } = await client.query<{ folded: string }>("select fold_text($1) as folded", [text]);
  return rows[0]?.folded;
}

const otherText =
  "create or replace function fold_text(input text) returns text language sql immutable as 'select input'";

test("each function of the database is defined once, in the file of its subject", async () => {
  const { rows } = await client.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') order by 1`,
  );
  const names = [...functionFiles().values()].flatMap((text) =>
    [...text.matchAll(defined)].map((match) => match[1]),
  );
  expect(names.toSorted()).toEqual(rows.map(({ name }) => name));
});

test("a new migration defines no function", () => {
  const later = globSync("migrations/*.sql").filter((path) => path > "migrations/0028");
  expect(later.filter((path) => definition.test(readFileSync(path, "utf8")))).toEqual([]);
  expect(definition.test("CREATE OR REPLACE FUNCTION fold_text(input text)")).toBe(true);
});

test("a program replaces another program's functions, and leaves its own functions unchanged", async () => {
  await client.query(otherText);
  await migrate(database.url);
  expect(await folded("Été")).toBe("Été");
  await client.query("comment on schema drizzle is 'functions of another program'");
  await migrate(database.url);
  expect(await folded("Été")).toBe("ete");
});

test("an older schema keeps the functions of its migrations while a backup is restored into it", async () => {
  await client.query(otherText);
  await client.query("comment on schema drizzle is null");
  await migrate(database.url, 0);
  expect(await folded("Été")).toBe("Été");
});

test("every function uses only tables and functions that exist", async () => {
  await client.query("set check_function_bodies = on");
  for (const [name, text] of functionFiles()) await expect(client.query(text), name).resolves.toBeDefined();
});
