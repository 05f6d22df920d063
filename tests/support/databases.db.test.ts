import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { createDatabase } from "./databases.ts";

async function names(): Promise<string[]> {
  const { rows } = await db.execute<{ datname: string }>(sql`SELECT datname FROM pg_database`);
  return rows.map((row) => row.datname);
}

test("each test file has a database of its own, with the migrations applied", async () => {
  const { rows } = await db.execute<{ table: string | null; name: string }>(
    sql`SELECT to_regclass('contact_messages')::text AS table, current_database() AS name`,
  );
  expect(rows[0]?.table).toBe("contact_messages");
  expect(rows[0]?.name).toMatch(/^test_/);
});

test("a test can create another database, and drop it", async () => {
  const other = await createDatabase(inject("databaseServer"), { empty: true });
  const name = new URL(other.url).pathname.slice(1);
  expect(await names()).toContain(name);
  await other.drop();
  expect(await names()).not.toContain(name);
});
