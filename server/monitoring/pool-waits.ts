import type pg from "pg";

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/**
 * Calls `observe` with the seconds for which each caller of a pool waited for a connection, even if it then got none.
 */
export function observePoolWaits(pool: pg.Pool, observe: (seconds: number) => void): void {
  const connect = pool.connect.bind(pool) as (callback: Connected) => void;
  const timed = (callback?: Connected) => {
    const startedAt = performance.now();
    const answer = (done: Connected) =>
      connect((...result) => {
        observe((performance.now() - startedAt) / 1000);
        done(...result);
      });
    if (callback) return answer(callback);
    return new Promise((resolve, reject) => {
      answer((error, client) => (error ? reject(error) : resolve(client)));
    });
  };
  pool.connect = timed as pg.Pool["connect"];
}
