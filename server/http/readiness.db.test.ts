import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { db, pool } from "#app/db/client.server.ts";
import { hasRoom, isDatabaseReady } from "./readiness.ts";

afterEach(() => vi.restoreAllMocks());

test("a migrated database that answers is ready", async () => {
  expect(await isDatabaseReady()).toBe(true);
});

test("a database without the newest migration is not ready", async () => {
  const forgotten = sql`select id, hash, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`;
  const { rows } = await db.execute<{ id: number; hash: string; created_at: string }>(forgotten);
  const [newest] = rows;
  await db.execute(sql`delete from drizzle.__drizzle_migrations where id = ${newest?.id}`);
  expect(await isDatabaseReady()).toBe(false);
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${newest?.hash}, ${newest?.created_at})`,
  );
  expect(await isDatabaseReady()).toBe(true);
});

test("a database that refuses, or does not answer for a second, is not ready", async () => {
  vi.spyOn(pool, "query").mockRejectedValueOnce(new Error("Connection terminated") as never);
  expect(await isDatabaseReady()).toBe(false);
  vi.spyOn(pool, "query").mockReturnValueOnce(new Promise(() => undefined) as never);
  const startedAt = performance.now();
  expect(await isDatabaseReady()).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test("one that may only be read is not", async () => {
  const client = await pool.connect();
  await client.query("set default_transaction_read_only = on");
  vi.spyOn(pool, "query").mockImplementationOnce(client.query.bind(client) as never);
  expect(await isDatabaseReady()).toBe(false);
  client.release(true);
});

test("one whose disk is full is not", async () => {
  expect(await hasRoom(".")).toBe(true);
  expect(await hasRoom(".", Number.MAX_SAFE_INTEGER)).toBe(false);
  expect(await hasRoom("/nowhere", Number.MAX_SAFE_INTEGER)).toBe(true);
});
