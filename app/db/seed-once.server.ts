import { db, type Executor } from "./client.server.ts";
import { seeds } from "./schema/platform.server.ts";

/**
 * Runs `write`, which gives a new installation its starter content, once for each `name`. Nodes that start together
 * wait for the first one's transaction. `write` may decide to add nothing. Returns whether it ran.
 */
export async function seedOnce(name: string, write: (executor: Executor) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.insert(seeds).values({ name }).onConflictDoNothing();
    if (rowCount !== 1) return false;
    await write(tx);
    return true;
  });
}
