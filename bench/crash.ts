import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../server/database/connect.ts";
import pg from "pg";
import { pino } from "pino";

/*
 * Never lose a lead: kills the whole process tree of `npm start` (SIGKILL) in the middle of 50 submissions a second.
 * A client that got no answer sends again, like a visitor. Every acknowledged message must then be stored exactly once.
 */
const runs = Number(process.argv[2] ?? 20);
const perSecond = 50;
const folder = mkdtempSync(join(tmpdir(), "atelier-crash-"));
const port = await freePort();
const url = `http://127.0.0.1:${port}/`;
const environment = {
  ...process.env,
  PORT: String(port),
  DATA_DIR: folder,
  RATE_LIMITS: "off",
  LOG_LEVEL: "warn",
};

const acknowledged = new Map<string, string>();
const unanswered = new Set<string>();
const restartsMs: number[] = [];
let sent = 0;

async function submit(name: string): Promise<void> {
  unanswered.add(name);
  const body = new URLSearchParams({ name, email: "a@exemple.fr", message: `Message de ${name}, bonjour.` });
  const response = await fetch(url, { method: "POST", body });
  const reference = /M-\d{4}-\d{4,}/.exec(await response.text())?.[0];
  if (!response.ok || !reference) throw new Error(`answered ${response.status}`);
  acknowledged.set(name, reference);
  unanswered.delete(name);
}

for (let run = 1; run <= runs; run += 1) {
  const startedAt = performance.now();
  const site = spawn("npm", ["start"], { env: environment, stdio: "ignore" });
  await ready(site);
  if (run > 1) restartsMs.push(performance.now() - startedAt);
  // Whatever the last crash left without an answer is sent again, exactly as typed.
  await Promise.all([...unanswered].map(submit));
  const lifeMs = 700 + Math.floor(Math.random() * 1500);
  const sending: Promise<void>[] = [];
  const until = performance.now() + lifeMs;
  while (performance.now() < until) {
    sent += 1;
    sending.push(submit(`Visiteur ${run}-${sent}`).catch(() => undefined));
    await wait(1000 / perSecond);
  }
  const tree = treeOf(site.pid ?? 0);
  for (const pid of tree) kill(pid);
  await Promise.all(sending);
  while (tree.some(isAlive)) await wait(5);
}

const { url: databaseUrl, close } = await openDatabase({ DATA_DIR: folder }, pino({ level: "warn" }));
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
const { rows } = await client.query<{ name: string; reference: string }>(
  "select name, reference from contact_messages",
);
await client.end();
await close();
rmSync(folder, { recursive: true, force: true });

const stored = new Map(rows.map((row) => [row.name, row.reference]));
const lost = [...acknowledged].filter(([name, reference]) => stored.get(name) !== reference).length;
const doubled = rows.length - stored.size;
console.table([
  {
    runs,
    sent,
    acknowledged: acknowledged.size,
    stored: rows.length,
    lost,
    doubled,
    "slowest restart, ms": Math.round(Math.max(0, ...restartsMs)),
  },
]);
process.exitCode = lost + doubled === 0 ? 0 : 1;

async function ready(site: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 2400; attempt += 1) {
    if (site.exitCode !== null) throw new Error(`npm start ended with code ${site.exitCode}`);
    const answer = await fetch(`${url}readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(25);
  }
  throw new Error("npm start did not become ready");
}

/** Returns a process and all its descendants, postmaster included, children first. */
function treeOf(pid: number): number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
    .flatMap((name) => treeOf(Number(name)));
  return [...children, pid];
}

function parentOf(pid: string): number | null {
  const parent = /^PPid:\s+(\d+)/m.exec(status(pid))?.[1];
  return parent === undefined ? null : Number(parent);
}

function status(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    // It ended meanwhile.
    return "";
  }
}

function isAlive(pid: number): boolean {
  return parentOf(String(pid)) !== null && !/^State:\s+Z/m.test(status(String(pid)));
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended with its parent.
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
