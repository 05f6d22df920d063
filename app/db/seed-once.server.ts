import { inArray } from "drizzle-orm";
import { db, type Executor } from "./client.server.ts";
import { seeds } from "./schema/platform.server.ts";

/**
 * Runs `write`, which gives a new installation its starter content, once for each `name`. Nodes that start together
 * wait for the transaction of the first node. `write` may decide to add nothing. Returns whether `write` ran.
 */
export async function seedOnce(name: string, write: (executor: Executor) => Promise<void>): Promise<boolean> {
  if ((await missingSeeds([name])).size === 0) return false;
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.insert(seeds).values({ name }).onConflictDoNothing();
    if (rowCount !== 1) return false;
    await write(tx);
    return true;
  });
}

/** Returns those `names` whose starter content was never written. Once all is written, a start runs only this query. */
export async function missingSeeds(names: readonly string[]): Promise<Set<string>> {
  const { name } = seeds;
  const stored = await db
    .select({ name })
    .from(seeds)
    .where(inArray(name, [...names]));
  const found = new Set(stored.map((seed) => seed.name));
  return new Set(names.filter((asked) => !found.has(asked)));
}

/** A part of the starter content, and the name that records that it was written. */
export interface Starter {
  name: string;
  write: (executor: Executor) => Promise<void>;
}

/** Writes each part of the starter content that was never written, in the given order. One query finds these parts. */
export async function seedEachOnce(starters: readonly Starter[]): Promise<void> {
  const missing = await missingSeeds(starters.map(({ name }) => name));
  for (const { name, write } of starters) if (missing.has(name)) await seedOnce(name, write);
}
