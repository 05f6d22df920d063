import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { db, pool } from "./client.server.ts";

/** Ends the program's connections, as a restart of the database does. */
async function cut(): Promise<void> {
  const other = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await other.connect();
  // Other test files have databases on the same server.
  await other.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'atelier' and datname = current_database()`,
  );
  await other.end();
}

const failingBegins = () => {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  return vi.spyOn(pool, "connect").mockImplementation(async () => {
    const client = await connect();
    vi.spyOn(client, "query").mockRejectedValueOnce(new Error("Connection terminated unexpectedly") as never);
    return client;
  });
};

test("a transaction whose BEGIN fails gives its connection back to the pool", async () => {
  const spy = failingBegins();
  for (let count = 0; count < 30; count += 1)
    await expect(db.transaction(async () => undefined)).rejects.toThrow();
  spy.mockRestore();
  expect(pool.totalCount - pool.idleCount).toBe(0);
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).resolves.toBeDefined();
});

test("a transaction that loses its connection gives it back to the pool, and the next transaction works", async () => {
  for (let count = 0; count < 15; count += 1) {
    await expect(
      db.transaction(async (tx) => {
        await cut();
        await tx.execute(sql`select 1`);
      }),
    ).rejects.toThrow();
  }
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).resolves.toBeDefined();
});

test("a transaction that is rolled back leaves its connection open in the pool", async () => {
  const before = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await expect(
    db.transaction(async () => {
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  const after = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  expect(after.rows).toEqual(before.rows);
});
