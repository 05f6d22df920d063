import { sql } from "drizzle-orm";
import { type ConstructorOptions, fromDrizzle, PgBoss, type Queue } from "pg-boss";
import { type Executor, pool } from "#app/db/client.server.ts";
import { log } from "#app/lib/log.server.ts";
import { loggedError } from "#app/lib/logged-error.server.ts";
import { listen } from "./notifications.server.ts";
import { inTurns } from "./turns.ts";

/** A kind of background work. Its domain declares it once, and server/workers.ts registers it. */
export interface JobQueue {
  name: string;
  options: Omit<Queue, "name">;
  /** The cron expression of the queue's regular runs (Paris time), if there are any. Such a run has no payload. */
  cron?: string;
  /** Whether the work also runs when a node starts, to continue unfinished work. */
  atStart?: boolean;
  /** `signal` aborts when the node stops. Long work then ends at the next point where it can stop safely. */
  work: (payload: object, signal?: AbortSignal) => Promise<void>;
}

let boss: PgBoss | undefined;
let stopping = new AbortController();
let isStopped = false;

const everyMinute = "* * * * *";
/**
 * The jobs of every minute start together and need a connection each, so they run one by one. Most take 10 ms. A job of
 * more than 500 ms no longer delays the next one.
 */
const withTheMinute = inTurns(1, 500);
/** The queues fetch their work at the same moment. Only two may fetch at once: requests need the other connections. */
const asQueue = inTurns(2);

/**
 * The job queue uses the site's connections. Two connections of its own would take seven megabytes while idle (ADR
 * 211).
 */
const sharedConnections: ConstructorOptions["db"] = {
  executeSql: (text, values) => asQueue(() => pool.query(text, values)),
  listen: async (channel, onPayload, onReconnect) => {
    const stop = listen(channel, { onPayload, onReconnect });
    return { close: async () => stop() };
  },
};

/**
 * Prepares the queues' tables, so that `enqueue` works. Several nodes may call this at the same time. Jobs run only
 * after `workJobs`.
 */
export async function startJobs(queues: readonly JobQueue[]): Promise<void> {
  const created = new PgBoss({
    db: sharedConnections,
    useListenNotify: true,
  });
  isStopped = false;
  created.on("error", (error) => {
    // A database that stops together with the site is not an error.
    if (!isStopped) log.warn({ err: error }, "job queue trouble");
  });
  await created.start();
  for (const { name, options } of queues) {
    await created.createQueue(name, { ...options, notify: true });
    // Without this call, a queue of an earlier version would keep its old options. The policy of a queue can never
    // change.
    const { policy: _, partition: __, ...changeable } = options;
    await created.updateQueue(name, { ...changeable, notify: true });
  }
  boss = created;
}

/**
 * Runs the jobs of every queue, one job of a queue at a time. Also runs a queue at the times of its cron expression.
 */
export async function workJobs(queues: readonly JobQueue[]): Promise<void> {
  const running = requireBoss();
  stopping = new AbortController();
  const { signal } = stopping;
  for (const queue of queues) {
    await running.work(queue.name, { batchSize: 1 }, async ([job]) => {
      if (!job) return;
      const work = () => queue.work((job.data ?? {}) as object, signal);
      await (queue.cron === everyMinute ? withTheMinute(work) : work()).catch((error: unknown) => {
        log.warn({ err: error, queue: queue.name }, "job failed");
        // The queue stores this error. The original message may contain typed text, so only its type is passed on.
        throw new Error(loggedError(error).type);
      });
    });
    if (queue.atStart) await running.send(queue.name, {});
    if (queue.cron) await running.schedule(queue.name, queue.cron, {}, { tz: "Europe/Paris" });
  }
}

/** Adds a job in the caller's transaction: a rollback removes the job. The job starts now, or at `startAfter`. */
export async function enqueue(
  executor: Executor,
  queueName: string,
  payload: object,
  startAfter?: Date,
): Promise<void> {
  await requireBoss().send(queueName, payload, {
    db: fromDrizzle(executor, sql),
    ...(startAfter && { startAfter }),
  });
}

/** Lets running jobs finish for at most `timeoutMs`, then stops them. The next start continues unfinished jobs. */
export async function stopJobs(timeoutMs: number): Promise<void> {
  const running = boss;
  boss = undefined;
  isStopped = true;
  stopping.abort();
  await running?.stop({ graceful: true, timeout: timeoutMs });
}

function requireBoss(): PgBoss {
  if (!boss) throw new Error("startJobs comes before any job");
  return boss;
}
