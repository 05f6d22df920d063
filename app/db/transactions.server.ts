import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

/**
 * Releases the connection of every transaction, however it ends (ADR 129). drizzle sends `begin` outside its `try`:
 * when that fails it never releases the connection, and enough failures empty the pool. A connection left inside a
 * transaction is closed.
 */
export function withOwnTransactions(db: NodePgDatabase, pool: pg.Pool): NodePgDatabase {
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
 * Runs a read-only transaction, each statement of which is cancelled after `ms`. It begins in one message: visitors
 * wait for each one. It ends like every other transaction, whatever happens in it.
 */
export async function readFor<Result>(
  pool: pg.Pool,
  ms: number,
  read: (executor: NodePgDatabase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query({ text: `begin read only; set local statement_timeout = ${ms}` });
    const result = await read(drizzle(client));
    await client.query({ text: "commit" });
    isBroken = false;
    return result;
  } finally {
    if (isBroken) await client.query({ text: "rollback" }).catch(() => undefined);
    client.release(isBroken && client.getTransactionStatus() !== "I");
  }
}
