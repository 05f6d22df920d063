import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Cluster } from "./cluster.ts";
import { migratedTemplate, statement } from "./databases.ts";

// Apart from databases.ts, which every file of tests loads: this is loaded once for each server.

/** Applies the migrations once, into the template every test database is copied from. */
export async function createTemplate(cluster: Cluster): Promise<void> {
  await statement(cluster.url("postgres"), `CREATE DATABASE ${migratedTemplate}`);
  const pool = new pg.Pool({ connectionString: cluster.url(migratedTemplate), max: 1 });
  await migrate(drizzle(pool), { migrationsFolder: "migrations" });
  await pool.end();
}
