import { afterAll, inject, vi } from "vitest";
import type * as training from "#app/domains/chatbot/understanding/jobs/train.server.ts";
import { passwordCost } from "#app/lib/trust/password.server.ts";
import { createDatabase } from "./databases.ts";

// In twenty files the assistant learns the same lessons, which takes seconds each time. So its result is stored and
// read again. Only train.test.ts and learning.db.test.ts let it learn each time.
vi.mock("#app/domains/chatbot/understanding/jobs/train.server.ts", async (importOriginal) => {
  const { train } = await importOriginal<typeof training>();
  const { learnOnce } = await import("./chatbot/learned-once.ts");
  return { train: learnOnce(train, inject("learnedFolder")) };
});

// Runs before each *.db.test.ts. The file gets its own migrated database. The application's modules are loaded
// afterwards and find the database in the environment, as they do in production.
const database = await createDatabase(inject("databaseServer"));
process.env.DATABASE_URL = database.url;

// Tests of accounts sign in hundreds of times. With the real cost of a password's hash a sign-in takes 30 ms, so the
// cost is lower here. password.test.ts tests the real one.
passwordCost.memory = 64;

afterAll(async () => {
  const holder = globalThis as {
    atelierPool?: { end(): Promise<void> };
    atelierKnowledge?: { close(): Promise<void> };
  };
  await holder.atelierPool?.end();
  await holder.atelierKnowledge?.close();
  // The next file runs in the same process, but with another database. So it must open another pool, and load what the
  // assistant has learned in that database.
  delete holder.atelierPool;
  delete holder.atelierKnowledge;
  await database.drop();
});
