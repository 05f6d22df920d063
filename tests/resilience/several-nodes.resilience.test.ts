import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
import { hasProgram } from "../../scripts/installation/systemd.ts";
import { type Load, startLoad } from "./load.ts";
import { measured } from "./measured.ts";
import { type PostgresPair, startPair } from "./postgres-pair.ts";
import { addMigration, copyBuild } from "./release-copy.ts";

// Three nodes behind nginx, on a primary with a synchronous standby.
const canRun = installedBinaries() !== undefined && hasProgram("../sbin/nginx");
const folder = mkdtempSync(join(tmpdir(), "atelier-nodes-"));
const underLoadMs = 4_000;

interface Node {
  port: number;
  process: ChildProcess;
}
let pair: PostgresPair;
let mailbox: Mailbox;
let nodes: Node[];
let balancer: ChildProcess;
let load: { url: string; origin: string };

beforeAll(async () => {
  if (!canRun) return;
  pair = await startPair();
  mailbox = await startMailbox();
  const client = new pg.Client(pair.url("postgres"));
  await client.connect();
  await client.query("create database atelier encoding 'UTF8' template template0");
  await client.end();
  const ports = [await freePort(), await freePort(), await freePort()];
  nodes = await Promise.all(ports.map((port) => startNode(port)));
  const port = await freePort();
  balancer = startBalancer(port, ports);
  load = { url: `http://127.0.0.1:${port}`, origin: "https://127.0.0.1" };
  await waitUntilReady(load.url, 30_000, () => balancer.exitCode !== null);
});

afterAll(async () => {
  if (canRun) {
    await Promise.all([...(nodes ?? []).map(endNode), balancer && end(balancer, "SIGTERM")]);
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

/** deploy/proxy/nginx.conf with three nodes and without TLS, which has a test of its own. */
function startBalancer(port: number, ports: number[]): ChildProcess {
  const servers = ports.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=5s;`).join(" ");
  const example = readFileSync("deploy/proxy/nginx.conf", "utf8")
    .replace(/server 127\.0\.0\.1:3000[^;]*;/, servers)
    .replace(/server \{\s*listen 80;[^}]*\}/, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_.*$/gm, "");
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  const whole = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} http { access_log off; ${places}\n${example}}`;
  writeFileSync(join(folder, "nginx.conf"), whole);
  return spawn("/usr/sbin/nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
}

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = new pg.Client(pair.url("atelier"));
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Everything acknowledged is stored, once, and told by mail once. Says how much that was. */
async function expectNothingLost(running: Load): Promise<{ figures: string; failed: string[] }> {
  const { failed, answered, acknowledged, longestMs } = await running.stop();
  const rows = await ask<{ email: string; times: number }>(
    "select email, count(*)::int as times from contact_messages group by email",
  );
  const stored = new Map(rows.map(({ email, times }) => [email, times]));
  expect(acknowledged.filter((email) => stored.get(email) !== 1)).toEqual([]);
  const { twice, again } = await mailsOf(acknowledged);
  expect(twice).toEqual([]);
  const figures = `0 of ${acknowledged.length} acknowledged lost, 0 told twice (${again} mails sent again as the same message); ${failed.length} of ${answered + failed.length} requests failed, longest ${(longestMs / 1000).toFixed(1)} s`;
  return { figures, failed };
}

/** A visitor may be told that it did not work; nothing else may go wrong. */
function isOfOutage(line: string): boolean {
  return /answered 50[0234]$/.test(line);
}

/**
 * Waits until everybody's mail has arrived, or is held for a node that died while sending it. `twice`: who got two
 * messages. `again`: how many messages a mail server got again, under the same Message-ID, by which it knows them.
 */
async function mailsOf(addresses: string[]): Promise<{ twice: string[]; again: number }> {
  const messages = () => Map.groupBy(mailbox.received, ({ to }) => to.join());
  const missing = async () => {
    const arrived = messages();
    const waiting = await ask<{ email: string }>(
      "select recipients[1] as email from emails where status = 'pending'",
    );
    const held = waiting.map(({ email }) => email);
    if (held.length > nodes.length) return held;
    return addresses.filter((email) => !arrived.has(email) && !held.includes(email));
  };
  await expect.poll(missing, { timeout: 120_000, interval: 500 }).toEqual([]);
  const received = addresses.map((email) => [email, messages().get(email) ?? []] as const);
  return {
    twice: received
      .filter(([, mails]) => new Set(mails.map(({ headers }) => headers.get("message-id"))).size > 1)
      .map(([email]) => email),
    again: received.reduce((sum, [, mails]) => sum + Math.max(0, mails.length - 1), 0),
  };
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
