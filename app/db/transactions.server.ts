import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

/**
 * Releases the connection of every transaction, however it ends (ADR 129). drizzle sends `begin` outside its `try`:
 * when that fails it never releases the connection, and enough failures empty the pool. A connection left inside a
 * transaction is closed.
 */
export function withOwnTransactions<Database extends NodePgDatabase>(db: Database, pool: pg.Pool): Database {
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = true;
    try {
      const result = await drizzle(client).transaction(work, config);
      isBroken = false;
      return result;
    } finally {
      client.release(isBroken && client.getTransactionStatus() !== "I");
    }
  };
  return db;
}

/**
 * Runs a read-only transaction, each statement of which is cancelled after `ms`. It begins in one message, and nobody
 * waits for its end, since it wrote nothing: visitors wait for each message. Its connection is released after the end.
 */
export async function readFor<Result>(
  pool: pg.Pool,
  ms: number,
  read: (executor: NodePgDatabase & { $client: pg.PoolClient }) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query({ text: `begin read only; set local statement_timeout = ${ms}` });
    return await read(drizzle({ client }));
  } finally {
    const release = () => client.release(client.getTransactionStatus() !== "I");
    void client.query({ text: "rollback" }).then(release, release);
  }
}
