import { afterAll, inject } from "vitest";
import { passwordCost } from "#app/lib/trust/password.server.ts";
import { createDatabase } from "./databases.ts";

// Runs before each *.db.test.ts: the file gets a migrated database to itself, and the application's modules,
// loaded afterwards, find it in the environment as they do in production.
const database = await createDatabase(inject("databaseServer"));
process.env.DATABASE_URL = database.url;

// Tests of accounts sign in hundreds of times, at 30 ms each. password.test.ts proves the real cost.
passwordCost.memory = 64;

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
