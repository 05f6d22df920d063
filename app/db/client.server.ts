import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { log } from "#app/lib/log.server.ts";
import { memoryPlan } from "#app/lib/memory-plan.server.mjs";
import { withOwnTransactions } from "./transactions.server.ts";

/**
 * Creates a connection pool. A lost connection is logged and replaced, and never ends the process. While the program
 * itself ends the pool, lost connections are not logged. `url` is a PostgreSQL URL. For the embedded database it names
 * the folder of the database's socket (`?host=/run/…`).
 */
export function createPool(url: string): pg.Pool {
  const created = new pg.Pool({
    connectionString: url,
    max: memoryPlan().connections,
    // With this option, a connection sends a statement before the response to the previous one has arrived (ADR 212).
    pipeline: true,
    // A connection uses three megabytes, and visitors open several at once, so idle connections are closed (ADR 210).
    min: 1,
    idleTimeoutMillis: 5_000,
    // A long-lived connection uses ever more memory: PostgreSQL's process caches every table it has used (ADR 211).
    maxLifetimeSeconds: 300,
    connectionTimeoutMillis: 5_000,
    application_name: "atelier",
  });
  const report = (error: Error) => {
    if (!created.ending) log.warn({ err: error }, "database connection lost");
  };
  created.on("error", report);
  created.on("connect", (client) => {
    client.on("error", report);
    // pg emits this event each time a connection has got the responses to all its queries.
    client.on("drain", () => (answeredAt = performance.now()));
  });
  return created;
}

let answeredAt = performance.now();

/**
 * Returns how many milliseconds ago the database last answered a query of the pool. The number also grows while nobody
 * sends a query.
 */
export function sinceAnswerMs(): number {
  return performance.now() - answeredAt;
}

function processPool(): pg.Pool {
  // The pool is kept across hot reloads, which evaluate this module again.
  const holder = globalThis as { atelierPool?: pg.Pool };
  if (!process.env.DATABASE_URL) throw new Error("DATABASE_URL is set before this module is loaded");
  return (holder.atelierPool ??= createPool(process.env.DATABASE_URL));
}

export const pool = processPool();
export const db = withOwnTransactions(drizzle(pool), pool);

type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
/** The database or a transaction, for a query that may run in either. */
export type Executor = NodePgDatabase | Transaction;
/** The database, or one connection to it, for a query with a prepared statement (`namedStatement`). */
export type Reader = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };
