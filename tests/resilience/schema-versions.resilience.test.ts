import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { type Cluster, embeddedBinaries, startCluster } from "#tests/support/cluster.ts";
import { createDatabase } from "#tests/support/databases.ts";
import { type Column, fill, listColumns } from "./every-table.ts";
import journal from "../../migrations/meta/_journal.json" with { type: "json" };

// Each of these versions of the schema gets rows in every table. They must lose nothing when the database is migrated
// to the latest version.
const oldest = "0015_reply_templates";
const from = journal.entries.findIndex(({ tag }) => tag === oldest);
const versions = journal.entries.slice(from);

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(embeddedBinaries());
});
afterAll(() => cluster.stop());

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: pg.Client;

async function open(): Promise<void> {
  database = await createDatabase(cluster.url("postgres"), { empty: true });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}

async function close(): Promise<void> {
  await client.end();
  await database.drop();
}

/** Returns for each table the content of these columns in all its rows, always in the same order. */
async function contents(columns: readonly Column[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [table, own] of Map.groupBy(columns, ({ table_name }) => table_name)) {
    const names = own.map(({ column_name }) => `"${column_name}"`).join(", ");
    const { rows } = await client.query<{ text: string }>(
      `select coalesce(string_agg(r::text, E'\\n' order by r::text), '') as text from (select ${names} from "${table}") r`,
    );
    found[table] = rows[0]?.text ?? "";
  }
  return found;
}

test("there are ten versions or more to come from", () => {
  expect(versions.length).toBeGreaterThanOrEqual(10);
});

test.each(versions)("rows in every table of $tag are the same after today's migrations", async ({ when }) => {
  await open();
  try {
    await migrate(database.url, when);
    const columns = await listColumns(client);
    await fill(client, columns);
    const before = await contents(columns);
    expect(Object.values(before).filter((text) => text === "")).toEqual([]);
    await migrate(database.url);
    const kept = new Set(
      (await listColumns(client)).map((column) => `${column.table_name}.${column.column_name}`),
    );
    const gone = columns.filter((column) => !kept.has(`${column.table_name}.${column.column_name}`));
    expect(gone.map(({ table_name, column_name }) => `${table_name}.${column_name}`)).toEqual([]);
    expect(await contents(columns)).toEqual(before);
  } finally {
    await close();
  }
});
