import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { applyFunctions } from "#server/database/functions.ts";
import type { Cluster } from "./cluster.ts";
import { migratedTemplate, statement } from "./databases.ts";

// This module is separate from databases.ts, which every file of tests loads, because each server needs it only once.

/** Creates the template database, with all migrations and SQL functions. Every test database is a copy of it. */
export async function createTemplate(cluster: Cluster): Promise<void> {
  await statement(cluster.url("postgres"), `CREATE DATABASE ${migratedTemplate}`);
  const client = new pg.Client({ connectionString: cluster.url(migratedTemplate) });
  await client.connect();
  await migrate(drizzle(client), { migrationsFolder: "migrations" });
  await applyFunctions(client);
  await client.end();
}
