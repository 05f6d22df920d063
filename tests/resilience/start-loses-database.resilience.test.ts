import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Program } from "#tests/support/program.ts";
import { createDatabase } from "../support/databases.ts";
import { postmasterOf } from "../support/embedded-instance.ts";
import { launch, ready, statusOf } from "./launched.ts";
import { measured } from "./measured.ts";
import { type Cluster, embeddedBinaries, startCluster } from "../support/cluster.ts";

/** Returns the lines that a start prints for people. The lines of the log, in JSON, are left out. */
const said = ({ output }: Program) =>
  output()
    .split("\n")
    .filter((line) => line && !line.startsWith("{"));

let dataDir: string;
let program: Program | undefined;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), "atelier-lost-"))));
afterEach(async () => {
  program?.child.kill("SIGKILL");
  await program?.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Ends a site that has started. */
async function stop({ child, ended }: Program): Promise<void> {
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
}

async function withServer(work: (cluster: Cluster) => Promise<void>): Promise<void> {
  const cluster = await startCluster(embeddedBinaries());
  try {
    await work(cluster);
  } finally {
    await cluster.stop();
  }
}

/** The steps at which the test stops the start: it locks the table that the step reads. */
const steps = {
  "while it migrates": "drizzle.__drizzle_migrations",
  "while it prepares its jobs": "pgboss.queue",
  "while it creates the first account": "public.users",
};

test.for(Object.entries(steps))(
  "a database lost %s ends the start in one line",
  async ([, table], { task }) => {
    await withServer(async (cluster) => {
      const database = await createDatabase(cluster.url("postgres"), { empty: true });
      const environment = { DATABASE_URL: database.url };
      const first = launch(dataDir, environment);
      await ready(first);
      await stop(first);
      const holder = new pg.Client({ connectionString: database.url });
      const client = new pg.Client({ connectionString: database.url });
      for (const one of [holder, client]) {
        one.on("error", () => {});
        await one.connect();
      }
      await holder.query(`begin; lock table ${table} in access exclusive mode`);
      program = launch(dataDir, environment);
      const waiting = "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'";
      const isHeld = async () => (await client.query<{ n: number }>(waiting)).rows[0]?.n ?? 0;
      await expect.poll(isHeld, { timeout: 30_000 }).toBeGreaterThan(0);
      const socket = join(new URL(database.url).searchParams.get("host") ?? "", ".s.PGSQL.5432");
      renameSync(socket, `${socket}.away`);
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'atelier%' or wait_event_type = 'Lock'",
      );
      const lostAt = performance.now();
      const code = await Promise.race([program.ended, pause(30_000, "still there")]);
      renameSync(`${socket}.away`, socket);
      expect(code, program.output()).toBe(1);
      expect(said(program)).toEqual([expect.stringMatching(/base de données/i)]);
      measured(
        task,
        `exit 1 after ${((performance.now() - lostAt) / 1000).toFixed(1)} s, the next start works`,
      );
      await Promise.all([holder.end(), client.end()]);
      // The next start continues where the interrupted start ended.
      program = launch(dataDir, environment);
      await ready(program);
      await stop(program);
    });
  },
);

test("the embedded server killed at any moment of the start: it goes on or ends in one line, and the next start works", async ({
  task,
}) => {
  const first = launch(dataDir);
  await ready(first);
  await stop(first);
  let ended = 0;
  let wentOn = 0;
  for (let delayMs = 100; delayMs <= 2_000; delayMs += 100) {
    program = launch(dataDir);
    const url = program.url;
    await pause(delayMs);
    try {
      process.kill(postmasterOf(dataDir), "SIGKILL");
    } catch {
      // PostgreSQL has not started yet, or its pid file is from an earlier start.
    }
    const address = await Promise.race([url, pause(60_000, "stuck")]);
    expect(address).not.toBe("stuck");
    if (address === undefined) {
      ended += 1;
      expect(await program.ended, program.output()).toBe(1);
      expect(program.output().trim().split("\n").at(-1)).toMatch(/base de données|PostgreSQL/i);
      expect(program.output()).not.toMatch(/^\s+at /m);
    } else {
      wentOn += 1;
      await expect.poll(() => statusOf(`${address}/readyz`), { timeout: 60_000 }).toBe(200);
      await stop(program);
    }
  }
  program = launch(dataDir);
  await ready(program);
  await stop(program);
  measured(
    task,
    `killed 20 times from 0.1 to 2 s after the launch: ${wentOn} went on, ${ended} ended in one line`,
  );
});
