import { pool } from "./client.server.ts";

/**
 * Runs `work` while holding a lock of that name, on a connection of its own: a node that dies lets go of it at once.
 * Null, without running anything, when another holds it.
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
    // Closing the connection lets go of the lock too.
    holder.release(isBroken);
  }
}
