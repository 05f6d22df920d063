import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Registry } from "prom-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db, pool } from "#app/db/client.server.ts";
import { flushPageViews, recordPageView } from "#app/domains/analytics/commands/page-views.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { registerSiteMetrics } from "./site-metrics.ts";

// The modules below read this variable once, when they are loaded.
vi.hoisted(() => (process.env.DATA_DIR = "."));

let registry: Registry;
const connect = pool.connect;

beforeEach(() => {
  registry = new Registry();
  registerSiteMetrics(registry);
});
afterEach(() => {
  vi.restoreAllMocks();
  pool.connect = connect;
});

/** Returns the value of a series as /metrics shows it, or undefined when the series has no sample. */
async function value(series: string): Promise<number | undefined> {
  const line = (await registry.metrics()).split("\n").find((text) => text.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
}

test("/metrics shows how long e-mails and background jobs have waited, and when the last backup ended", async () => {
  await startJobs([{ name: "letters", options: {}, work: async () => {} }]);
  // The older e-mail was tried and waits for its next attempt, so its age must not count.
  await db.execute(sql`insert into emails (kind, recipients, subject, html, plain, created_at, attempts)
    select 'reply', ${sql.param(["a@exemple.fr"])}, 'Bonjour', 'Bonjour', 'Bonjour', now() - age, attempts
    from (values (interval '3 hours', 1), (interval '2 hours', 0)) as two (age, attempts)`);
  await db.execute(
    sql`insert into pgboss.job (name, start_after) values ('letters', now() - interval '1 hour')`,
  );
  await db.execute(
    sql`insert into backups (size_bytes, rows, created_at) values (1, 1, 'epoch'::timestamptz + interval '1 day')`,
  );
  expect(await value("emails_pending")).toBe(2);
  const oldest = await value("emails_oldest_pending_seconds");
  expect(oldest).toBeGreaterThanOrEqual(7_200);
  expect(oldest).toBeLessThan(10_800);
  expect(await value('jobs_due{queue="letters"}')).toBe(1);
  expect(await value('jobs_oldest_due_seconds{queue="letters"}')).toBeGreaterThanOrEqual(3_600);
  expect(await value("backup_last_success_timestamp_seconds")).toBe(86_400);
  expect(await value("database_up")).toBe(1);
  expect(await value("disk_free_bytes")).toBeGreaterThan(0);
  await stopJobs(1_000);
});

test("/metrics counts the page views that were dropped", async () => {
  const path = "/\udfff";
  recordPageView({ sessionId: randomUUID(), url: path, path, referrer: "", createdAt: new Date() });
  await flushPageViews();
  expect(await value("page_views_dropped_total")).toBe(1);
});

test("/metrics counts each wait of a query, a transaction and a failed query for a connection", async () => {
  const waits = () => value("database_pool_wait_seconds_count");
  // Reading the metrics queries the database at most once in a few seconds. This first reading does so, so the next
  // readings do not.
  await waits();
  const before = (await waits()) ?? 0;
  await pool.query("select 1");
  await db.transaction(async (tx) => tx.execute(sql`select 1`));
  expect(await waits()).toBe(before + 2);
  await expect(pool.query("no such query")).rejects.toThrow("syntax");
  expect(await waits()).toBe(before + 3);
});

test("while the database is unavailable, /metrics shows that and no old figures", async () => {
  vi.spyOn(pool, "query").mockImplementation(() => Promise.reject(new Error("away")));
  expect(await value("database_up")).toBe(0);
  expect(await value("emails_pending")).toBeUndefined();
  expect(await value('database_pool_connections{state="used"}')).toBeDefined();
});
