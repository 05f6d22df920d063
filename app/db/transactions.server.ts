import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

/**
 * Gives back the connection of every transaction, however it ends (docs/decisions/129). drizzle takes one from the pool
 * and sends `begin` outside its `try`: when that fails the connection is never given back, and the pool is empty after
 * as many failures as it has connections. A connection left inside a transaction is closed.
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
