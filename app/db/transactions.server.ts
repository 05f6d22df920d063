import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

/**
 * Releases the connection of every transaction, however the transaction ends (ADR 129). drizzle sends `begin` outside
 * its `try`: when `begin` fails, drizzle never releases the connection, and enough failures empty the pool. A
 * connection left inside a transaction is closed.
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
 * Runs a read-only transaction, which cancels each statement after `ms` milliseconds. To save round trips, `begin` is
 * sent with the first statement, and the rollback at the end is not awaited, since nothing was written (ADR 212).
 */
export async function readFor<Result>(
  pool: pg.Pool,
  ms: number,
  read: (executor: NodePgDatabase & { $client: pg.PoolClient }) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  const begun = client.query({ text: `begin read only; set local statement_timeout = ${ms}` });
  // A failed `begin` is reported where `begun` is awaited below. This handler prevents an unhandled rejection before.
  begun.catch(() => {});
  try {
    const result = await read(drizzle({ client }));
    await begun;
    // The connection runs the next caller's query after this rollback.
    client.query({ text: "rollback" }).catch(() => {});
    client.release();
    return result;
  } catch (error) {
    const release = () => client.release(client.getTransactionStatus() !== "I");
    void client.query({ text: "rollback" }).then(release, release);
    throw error;
  }
}
