import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";

const host = fileURLToPath(new URL("./embedded-host.ts", import.meta.url));

export interface Ended {
  code: number | null;
  output: string;
}

/** A process that runs an embedded database, or that refused to start one. */
export interface Instance {
  process: ChildProcess;
  url: string;
  output(): string;
  /** Stops the process cleanly, as Ctrl-C would. */
  stop(): Promise<Ended>;
  /** Sends kill -9 to Node alone. Its child processes must notice this by themselves. */
  kill(): Promise<void>;
}

export interface HostOptions {
  uid?: number;
  gid?: number;
  environment?: Record<string, string>;
}

export function temporaryFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), "atelier-embedded-")));
}

/**
 * Starts a database in a separate process and waits until it accepts connections. Otherwise rejects with the output.
 */
export async function startInstance(dataDir: string, options: HostOptions = {}): Promise<Instance> {
  const { child, output, ended } = spawnHost(["run", dataDir], options);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.once("data", (chunk: Buffer) => resolve(chunk.toString().trim()));
    void ended.then(() => reject(new Error(output())));
  });
  return {
    process: child,
    url,
    output,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Runs the separate process until it ends by itself, after a refusal or a migration. */
export function runHost(args: string[], options: HostOptions = {}): Promise<Ended> {
  return spawnHost(args, options).ended;
}

function spawnHost(args: string[], { uid, gid, environment }: HostOptions) {
  const child = spawn(process.execPath, [host, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid === undefined ? {} : { uid, gid }),
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output: text.trim() }));
  return { child, output: () => text, ended };
}

/** Runs one statement on its own connection. */
export async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the process id of the postmaster (PostgreSQL's main process) that runs on a data folder. */
export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
}
