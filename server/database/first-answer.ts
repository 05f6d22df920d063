import pg from "pg";
import { StartRefusal } from "../start-refusal.ts";
import type { LaunchLog } from "./launch-log.ts";

const noticeMs = 5_000;

/**
 * How long the embedded PostgreSQL may take to start and to respond, on a machine that is busy or in crash recovery.
 */
export const startTimeoutMs = 120_000;

/** How long a start waits for PostgreSQL to respond, and the log in which the start reports the wait. */
export interface Patience {
  /** The moment at which the wait ends, as a value of `performance.now()`. */
  until: number;
  log: LaunchLog;
}

/**
 * Runs `work` on a connection to a PostgreSQL that is running. Waits for the connection until the time limit of the
 * start, because a busy machine can be slow, and logs the wait. Throws StartRefusal when the time is over.
 */
export async function withFirstAnswer<Result>(
  url: string,
  { until, log }: Patience,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const started = performance.now();
  const leftMs = Math.max(1, until - started);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: leftMs });
  client.on("error", () => {});
  const notice = setInterval(() => {
    const seconds = Math.round((performance.now() - started) / 1000);
    log.info({ seconds }, "PostgreSQL runs and has not answered yet (busy machine)");
  }, noticeMs);
  try {
    await client.connect().catch((error: Error) => {
      if (performance.now() < until) throw error;
      throw new StartRefusal(
        `PostgreSQL tourne mais n’a pas répondu en ${startTimeoutMs / 1000} secondes : la machine est trop occupée. Relancez quand elle l’est moins.`,
      );
    });
    clearInterval(notice);
    return await work(client);
  } finally {
    clearInterval(notice);
    await client.end().catch(() => {});
  }
}
