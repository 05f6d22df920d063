import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blankEnvironment } from "#tests/support/blank-environment.ts";
import { installedBinaries } from "#tests/support/cluster.ts";
import { freePort } from "#tests/support/free-port.ts";
import { type Mailbox, startMailbox } from "#tests/support/mailbox.ts";
import { waitUntilReady } from "../../scripts/installation/site-check.ts";
import { type Balancer, hasNginx, startBalancer } from "./balancer.ts";
import { type Load, startLoad } from "./load.ts";
import { measured } from "./measured.ts";
import { type PostgresPair, startPair } from "./postgres-pair.ts";
import { addMigration, copyBuild } from "./release-copy.ts";
import { expectTold, shop } from "./told.ts";

// Three nodes run behind nginx, on a primary database server with a synchronous standby.
const canRun = installedBinaries() !== undefined && hasNginx;
const folder = mkdtempSync(join(tmpdir(), "atelier-nodes-"));
const underLoadMs = 4_000;

interface Node {
  port: number;
  process: ChildProcess;
}
let pair: PostgresPair;
let mailbox: Mailbox;
let nodes: Node[];
let balancer: Balancer;
let load: { url: string; origin: string };

beforeAll(async () => {
  if (!canRun) return;
  pair = await startPair();
  // The mail server answers slowly, so that each node is sending an e-mail when something is killed.
  mailbox = await startMailbox({ answersAfterMs: 30 });
  const client = new pg.Client(pair.url("postgres"));
  await client.connect();
  await client.query("create database atelier encoding 'UTF8' template template0");
  await client.end();
  const ports = [await freePort(), await freePort(), await freePort()];
  nodes = await Promise.all(ports.map((port) => startNode(port)));
  const port = await freePort();
  balancer = startBalancer(folder, port, ports);
  load = { url: balancer.url, origin: "https://127.0.0.1" };
  await waitUntilReady(load.url, 30_000, () => balancer.process.exitCode !== null);
});

afterAll(async () => {
  if (canRun) {
    await Promise.all([...(nodes ?? []).map(endNode), balancer && end(balancer.process, "SIGTERM")]);
    await mailbox?.stop();
    await pair?.stop();
  }
  rmSync(folder, { recursive: true, force: true });
});

async function startNode(port: number, program = resolve(".")): Promise<Node> {
  const child = spawn(process.execPath, [join(program, "build/server/main.js")], {
    cwd: program,
    stdio: "ignore",
    env: {
      ...blankEnvironment,
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORT: String(port),
      TRUST_PROXY: "127.0.0.1",
      DATABASE_URL: pair.url("atelier"),
      SMTP_URL: mailbox.url,
      MAIL_FROM: "Atelier 72 <bonjour@example.fr>",
      NOTIFY_EMAILS: shop,
      RATE_LIMITS: "off",
      LOG_LEVEL: "silent",
    },
  });
  await waitUntilReady(`http://127.0.0.1:${port}`, 120_000, () => child.exitCode !== null);
  return { port, process: child };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}
const endNode = (node: Node) => end(node.process, "SIGTERM");

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client(pair.url("atelier"));
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Expects that every acknowledged message is stored once, and that the shop and each visitor got one e-mail about it.
 * Returns the numbers as text.
 */
async function expectNothingLost(running: Load): Promise<{ figures: string; failed: string[] }> {
  const { failed, answered, acknowledged, longestMs } = await running.stop();
  const rows = await ask<{ email: string; times: number }>(
    "select email, count(*)::int as times from contact_messages group by email",
  );
  const stored = new Map(rows.map(({ email, times }) => [email, times]));
  expect(acknowledged.filter((email) => stored.get(email) !== 1)).toEqual([]);
  const told = await expectTold(acknowledged, { mailbox, nodes: nodes.length, ask, wake: sendOne });
  const figures = `0 of ${acknowledged.length} acknowledged lost, ${told}; ${failed.length} of ${answered + failed.length} requests failed, longest ${(longestMs / 1000).toFixed(1)} s`;
  return { figures, failed };
}

async function sendOne(): Promise<void> {
  const body = new URLSearchParams({
    name: "Zoé",
    email: "zoe@exemple.fr",
    message: `Encore, ${Date.now()}.`,
  });
  const answer = await fetch(load.url, { method: "POST", body, headers: { Origin: load.origin } });
  expect(answer.status).toBe(200);
}

/** Whether a line is an error that a visitor may get during an outage. Any other error fails the test. */
function isOfOutage(line: string): boolean {
  return /answered 50[0234]$/.test(line);
}

test.skipIf(!canRun)(
  "a node killed under load loses nothing acknowledged and tells nothing twice",
  async ({ task }) => {
    const running = startLoad(load.url, load);
    await delay(underLoadMs);
    const [first] = nodes;
    if (!first) throw new Error("no node");
    await end(first.process, "SIGKILL");
    await delay(underLoadMs);
    nodes[0] = await startNode(first.port);
    await balancer.untilUses(first.port);
    const { figures, failed } = await expectNothingLost(running);
    expect(failed.filter((line) => !isOfOutage(line))).toEqual([]);
    measured(task, figures);
  },
);

test.skipIf(!canRun)("a rolling upgrade with mixed versions fails no request", async ({ task }) => {
  const later = copyBuild(join(folder, "later"));
  addMigration(later, "CREATE TABLE later_release (id integer);");
  const running = startLoad(load.url, load);
  for (const [index, node] of nodes.entries()) {
    await endNode(node);
    nodes[index] = await startNode(node.port, later);
    await balancer.untilUses(node.port);
  }
  const { figures, failed } = await expectNothingLost(running);
  expect(failed).toEqual([]);
  measured(task, figures);
});

test.skipIf(!canRun)(
  "the primary killed under load, its standby promoted, loses nothing acknowledged",
  async ({ task }) => {
    const running = startLoad(load.url, load);
    await delay(underLoadMs);
    await pair.failOver();
    await waitUntilReady(load.url, 60_000, () => false);
    await delay(underLoadMs);
    const { figures, failed } = await expectNothingLost(running);
    expect(failed.filter((line) => !isOfOutage(line))).toEqual([]);
    measured(task, figures);
  },
);

test.skipIf(!canRun)("answers per second of one, two and three nodes", async ({ task }) => {
  const figures: string[] = [];
  for (const count of [1, 2, 3]) {
    const serving = nodes.slice(0, count);
    const loads = serving.map(({ port }) =>
      startLoad(`http://127.0.0.1:${port}`, {
        origin: `http://127.0.0.1:${port}`,
        pauseMs: 0,
        visitors: 24 / count,
      }),
    );
    const startedAt = performance.now();
    await delay(underLoadMs * 2);
    const seconds = (performance.now() - startedAt) / 1000;
    const results = await Promise.all(loads.map((one) => one.stop()));
    const answered = results.reduce((sum, result) => sum + result.answered, 0);
    expect(results.flatMap(({ failed }) => failed)).toEqual([]);
    figures.push(`${count}: ${Math.round(answered / seconds)}/s`);
  }
  measured(task, `${figures.join(", ")} (a form for three pages, everything on the machine's cores)`);
});
