import { setTimeout as after } from "node:timers/promises";
import pg from "pg";

export interface WatchdogOptions {
  /** Returns the milliseconds since the database last answered on one of the program's own connections. */
  sinceAnswerMs: () => number;
  /** Sends one query through the program's connections. */
  askPool: () => Promise<unknown>;
  /** Sends one query on a separate connection. */
  askDatabase: () => Promise<unknown>;
  /** Called once, when no query has succeeded for `limitMs` although the database answers on a separate connection. */
  onStuck: () => void;
  everyMs?: number;
  limitMs?: number;
}

export interface Watchdog {
  /** True once `onStuck` has been called. */
  isStuck(): boolean;
  stop(): void;
}

/**
 * Checks that the program's own connections get responses (ADR 129). An unavailable database is no reason to restart.
 * Only the time during which the database responds on a separate connection counts.
 */
export function startWatchdog(options: WatchdogOptions): Watchdog {
  const { sinceAnswerMs, askPool, askDatabase, onStuck, everyMs = 5_000, limitMs = 30_000 } = options;
  const patience = () => after(everyMs, undefined, { ref: false }).then(() => Promise.reject(new Error()));
  const answers = (asked: Promise<unknown>) => Promise.race([asked, patience()]).then(always, never);
  let stuckSince: number | undefined;
  let isStuck = false;
  let isStopped = false;

  async function look(): Promise<void> {
    if (sinceAnswerMs() <= everyMs || (await answers(askPool()))) stuckSince = undefined;
    else if (!(await answers(askDatabase()))) stuckSince = undefined;
    // If a query has succeeded meanwhile, the failed query was sent before the database came back and does not count.
    else if (sinceAnswerMs() > everyMs) stuckSince ??= performance.now();
    if (stuckSince === undefined || performance.now() - stuckSince < limitMs || isStopped) return;
    isStuck = true;
    isStopped = true;
    onStuck();
  }

  void (async () => {
    while (!isStopped) {
      await after(everyMs, undefined, { ref: false });
      if (!isStopped) await look();
    }
  })();
  return { isStuck: () => isStuck, stop: () => void (isStopped = true) };
}

const always = () => true;
const never = () => false;

/** Sends one query on a new connection to `url`. Rejects when the database does not answer within three seconds. */
export async function askDatabase(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 3_000,
    query_timeout: 3_000,
    application_name: "atelier watchdog",
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } finally {
    void client.end().catch(() => {});
  }
}
