import { pool } from "./client.server.ts";

/**
 * Runs `work` while a separate connection has the lock `name`, so that the lock is released immediately when the node
 * dies. Returns null, without running `work`, when another connection has the lock.
 */
export async function withSessionLock<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const holder = await pool.connect();
  let isBroken = true;
  try {
    const key = [name];
    const { rows } = await holder.query<{ taken: boolean }>(
      "select pg_try_advisory_lock(hashtextextended($1, 0)) as taken",
      key,
    );
    if (!rows[0]?.taken) {
      isBroken = false;
      return null;
    }
    const result = await work();
    await holder.query("select pg_advisory_unlock(hashtextextended($1, 0))", key);
    isBroken = false;
    return result;
  } finally {
    // Closing the connection also releases the lock.
    holder.release(isBroken);
  }
}
