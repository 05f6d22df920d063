import { db, type Executor } from "./client.server.ts";
import { seeds } from "./schema/platform.server.ts";

/**
 * Gives a new installation something to start with, once whatever the number of nodes that start together: the others
 * wait for the first one's transaction. `write` may find that it is not needed after all. Returns whether it ran.
 */
export async function seedOnce(name: string, write: (executor: Executor) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.insert(seeds).values({ name }).onConflictDoNothing();
    if (rowCount !== 1) return false;
    await write(tx);
    return true;
  });
}
