import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { db, pool } from "#app/db/client.server.ts";
import { log } from "#app/lib/log.server.ts";
import { databaseReadiness } from "./readiness.ts";

afterEach(() => vi.restoreAllMocks());

test("a migrated database that answers is ready", async () => {
  expect(await databaseReadiness()).toBe("ready");
});

test("a database without the newest migration is not ready", async () => {
  const forgotten = sql`select id, hash, created_at from drizzle.__drizzle_migrations order by created_at desc limit 1`;
  const { rows } = await db.execute<{ id: number; hash: string; created_at: string }>(forgotten);
  const [newest] = rows;
  await db.execute(sql`delete from drizzle.__drizzle_migrations where id = ${newest?.id}`);
  expect(await databaseReadiness()).toBe("unmigrated");
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${newest?.hash}, ${newest?.created_at})`,
  );
  expect(await databaseReadiness()).toBe("ready");
});

test("a database that refuses a query, or does not answer within a second, is not ready", async () => {
  vi.spyOn(pool, "query").mockRejectedValueOnce(new Error("Connection terminated") as never);
  expect(await databaseReadiness()).toBe("away");
  vi.spyOn(pool, "query").mockReturnValueOnce(new Promise(() => undefined) as never);
  const startedAt = performance.now();
  expect(await databaseReadiness()).toBe("away");
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test("a read-only database is not ready", async () => {
  const client = await pool.connect();
  await client.query("set default_transaction_read_only = on");
  vi.spyOn(pool, "query").mockImplementationOnce(client.query.bind(client) as never);
  expect(await databaseReadiness()).toBe("unwritable");
  client.release(true);
});

// rule running/full-disk
test("a database on a full disk is not ready, and the log reports this once and the recovery once", async () => {
  const disk = (freeMiB: number) => async () => ({
    freeBytes: freeMiB * 1024 * 1024,
    totalBytes: 160 * 1024 * 1024,
    holdsDatabase: true,
  });
  expect(await databaseReadiness(disk(88))).toBe("ready");
  const warn = vi.spyOn(log, "warn");
  expect(await databaseReadiness(disk(1))).toBe("full");
  expect(await databaseReadiness(disk(1))).toBe("full");
  expect(await databaseReadiness(disk(88))).toBe("ready");
  expect(warn.mock.calls).toEqual([
    [{ reason: "the disk is full" }, "/readyz answers 503"],
    [{}, "/readyz answers 200 again"],
  ]);
});
