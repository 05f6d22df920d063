import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { log } from "#app/lib/log.server.ts";
import { memoryPlan } from "#app/lib/memory-plan.server.mjs";
import { withOwnTransactions } from "./transactions.server.ts";

/**
 * A pool that outlives its connections: a lost one is logged and replaced, it never ends the process.
 * `url` is a PostgreSQL address; the embedded database's names its socket folder (`?host=/run/…`).
 */
export function createPool(url: string): pg.Pool {
  const created = new pg.Pool({
    connectionString: url,
    max: memoryPlan().requestConnections,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    application_name: "atelier",
  });
  const report = (error: Error) => log.warn({ err: error }, "database connection lost");
  created.on("error", report);
  created.on("connect", (client) => {
    client.on("error", report);
    // Sent each time a connection has answered all it was asked.
    client.on("drain", () => (answeredAt = performance.now()));
  });
  return created;
}

let answeredAt = performance.now();

/** Milliseconds since the pool's connections last answered anything; nothing may have been asked meanwhile. */
export function sinceAnswerMs(): number {
  return performance.now() - answeredAt;
}

function processPool(): pg.Pool {
  // Kept across hot reloads, which evaluate this module again.
  const holder = globalThis as { atelierPool?: pg.Pool };
  if (!process.env.DATABASE_URL) throw new Error("DATABASE_URL is set before this module is loaded");
  return (holder.atelierPool ??= createPool(process.env.DATABASE_URL));
}

export const pool = processPool();
export const db = withOwnTransactions(drizzle(pool), pool);

type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
/** What a query takes when it may run inside somebody's transaction. */
export type Executor = NodePgDatabase | Transaction;
