import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { pool } from "#app/db/client.server.ts";
import { countDroppedPageViews } from "#app/domains/analytics/commands/page-views.server.ts";
import program from "../../package.json" with { type: "json" };
import { readDatabaseMeasures, readDisk } from "./measures.ts";
import { observePoolWaits } from "./pool-waits.ts";

/** The database is read at most once in this time, in milliseconds. */
const freshMs = 5_000;

type Sample = [labels: Record<string, string>, value: number];

/**
 * Adds the measurements of the whole site to /metrics: its database, queues, mail, backups and disk. A value that
 * cannot be read has no sample, so that no graph shows an old value as a new one.
 */
export function registerSiteMetrics(registry: Registry): void {
  const database = remembered(readDatabaseMeasures);
  const disk = remembered(readDisk);

  function add(
    name: string,
    help: string,
    read: () => Sample[] | Promise<Sample[]>,
    labelNames: string[] = [],
  ) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        async collect() {
          const samples = await read();
          // A reset of a metric without labels would leave a zero, which looks like a measurement.
          if (labelNames.length > 0) this.reset();
          else this.remove();
          for (const [labels, value] of samples) this.set(labels, value);
        },
      }),
    );
  }
  const one = (value: number | undefined): Sample[] => (value === undefined ? [] : [[{}, value]]);

  add("site_info", "The program that runs.", () => [[{ version: program.version }, 1]], ["version"]);
  add("database_up", "1 when the database answers within two seconds.", async () =>
    one((await database()) ? 1 : 0),
  );
  add("database_size_bytes", "Size of the database.", async () => one((await database())?.sizeBytes));
  add(
    "database_pool_connections",
    "Connections of this node's pool for requests.",
    () => [
      [{ state: "idle" }, pool.idleCount],
      [{ state: "used" }, pool.totalCount - pool.idleCount],
    ],
    ["state"],
  );
  add("database_pool_waiting", "Requests that wait for a connection now.", () => one(pool.waitingCount));
  add("emails_pending", "E-mails that have not left yet.", async () =>
    one((await database())?.emails.pending),
  );
  add(
    "emails_oldest_pending_seconds",
    "Age of the first e-mail that waits for the mail server; 0 when none does.",
    async () => one((await database())?.emails.oldestSeconds),
  );
  add("emails_failed", "E-mails given up.", async () => one((await database())?.emails.failed));
  const queues = async (value: "due" | "oldestSeconds"): Promise<Sample[]> =>
    ((await database())?.queues ?? []).map((queue) => [{ queue: queue.name }, queue[value]]);
  add("jobs_due", "Background work that is due and not begun.", () => queues("due"), ["queue"]);
  add("jobs_oldest_due_seconds", "How long the first of it has been due.", () => queues("oldestSeconds"), [
    "queue",
  ]);
  add("backup_last_success_timestamp_seconds", "When the last backup ended well; 0 for never.", async () =>
    one((await database())?.lastBackupAt),
  );
  add("disk_free_bytes", "Left on the disk of the data folder.", async () => one((await disk())?.free));
  add("disk_size_bytes", "Size of that disk.", async () => one((await disk())?.size));

  const dropped = new Counter({
    name: "page_views_dropped_total",
    help: "Views the database refuses for what they hold: the collector's rules let something through.",
    registers: [],
    collect() {
      this.reset();
      this.inc(countDroppedPageViews());
    },
  });
  registry.registerMetric(dropped);

  const waits = new Histogram({
    name: "database_pool_wait_seconds",
    help: "Time a request waited for a database connection.",
    buckets: [0.001, 0.01, 0.05, 0.25, 1, 5],
    registers: [registry],
  });
  observePoolWaits(pool, (seconds) => waits.observe(seconds));
}

function remembered<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: { at: number; value: Promise<Value> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > freshMs) last = { at: performance.now(), value: read() };
    return last.value;
  };
}
