import { afterAll, inject } from "vitest";
import { createDatabase } from "./databases.ts";

// Runs before each *.db.test.ts: the file gets a migrated database to itself, and the application's modules,
// loaded afterwards, find it in the environment as they do in production.
const database = await createDatabase(inject("databaseServer"));
process.env.DATABASE_URL = database.url;

afterAll(async () => {
  const holder = globalThis as {
    atelierPool?: { end(): Promise<void> };
    atelierKnowledge?: { close(): Promise<void> };
  };
  await holder.atelierPool?.end();
  await holder.atelierKnowledge?.close();
  // The next file of tests opens its own.
  delete holder.atelierPool;
  delete holder.atelierKnowledge;
  await database.drop();
});
