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
