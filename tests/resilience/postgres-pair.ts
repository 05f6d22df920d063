import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { vi } from "vitest";
import { installedBinaries } from "#tests/support/cluster.ts";
import { freePort } from "#tests/support/free-port.ts";

export interface PostgresPair {
  /** Returns the URL that the nodes use. It always leads to the primary. */
  url(database: string): string;
  /** Kills the primary as a power cut would, promotes the standby, and makes the URL lead to the standby. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

const user = "app";

/**
 * Starts two servers of the installed PostgreSQL: a primary and its synchronous standby. The primary acknowledges a
 * change only once the standby has it.
 */
export async function startPair(): Promise<PostgresPair> {
  const binaries = installedBinaries();
  if (!binaries) throw new Error("no installed PostgreSQL");
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), "atelier-pair-"));
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: folder, env: { LC_ALL: "C", PATH: process.env.PATH } };
  const program = (name: string) => join(dirname(realpathSync(binaries.initdb)), name);
  const run = (name: string, ...args: string[]) =>
    execFileSync(program(name), args, { ...options, stdio: "pipe" });

  async function start(data: string, port: number): Promise<ChildProcess> {
    const settings = {
      listen_addresses: "127.0.0.1",
      port,
      unix_socket_directories: folder,
      max_connections: 100,
    };
    const more = { fsync: "off", full_page_writes: "off", hot_standby: "on", wal_keep_size: "256MB" };
    const flags = Object.entries({ ...settings, ...more }).flatMap(([name, value]) => [
      "-c",
      `${name}=${value}`,
    ]);
    const server = spawn(program("postgres"), ["-D", data, ...flags], { ...options, stdio: "ignore" });
    await untilAnswers(port, "select 1");
    return server;
  }

  const ports = [await freePort(), await freePort()] as const;
  run("initdb", "-D", join(folder, "one"), "-U", user, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N");
  const primary = await start(join(folder, "one"), ports[0]);
  const from = ["-h", "127.0.0.1", "-p", String(ports[0]), "-U", user];
  run("pg_basebackup", ...from, "-D", join(folder, "two"), "-R", "-X", "stream", "-c", "fast", "-N");
  const standby = await start(join(folder, "two"), ports[1]);
  await query(ports[0], "alter system set synchronous_standby_names = '*'");
  await query(ports[0], "select pg_reload_conf()");
  await untilAnswers(ports[0], "select 1 / count(*) from pg_stat_replication where sync_state = 'sync'");

  const relay = await startRelay(ports[0]);
  return {
    url: (database) => `postgres://${user}@127.0.0.1:${relay.port}/${database}`,
    async failOver() {
      primary.kill("SIGKILL");
      await once(primary, "exit");
      await query(ports[1], "alter system reset synchronous_standby_names");
      await query(ports[1], "select pg_promote()");
      relay.leadTo(ports[1]);
    },
    async stop() {
      relay.close();
      for (const server of [primary, standby]) {
        if (server.exitCode !== null || server.signalCode !== null) continue;
        server.kill("SIGINT");
        await once(server, "exit");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts a TCP relay, which acts like the virtual address of a pair of servers. It passes connections to one server.
 * `leadTo` ends them and passes new ones to another server.
 */
async function startRelay(
  first: number,
): Promise<{ port: number; leadTo(port: number): void; close(): void }> {
  let target = first;
  const open = new Set<Socket>();
  const server: Server = createServer((incoming) => {
    const outgoing = connect(target, "127.0.0.1");
    for (const [socket, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(socket);
      socket
        .on("error", () => {})
        .once("close", () => {
          open.delete(socket);
          other.destroy();
        });
      socket.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = () => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      target = port;
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}

async function query(port: number, sql: string): Promise<void> {
  const client = new pg.Client(`postgres://${user}@127.0.0.1:${port}/postgres`);
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
}

async function untilAnswers(port: number, sql: string): Promise<void> {
  await vi.waitFor(() => query(port, sql), { timeout: 60_000, interval: 100 });
}

/** Returns the account for PostgreSQL, which refuses to run as root. Empty if this process does not run as root. */
function serverAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("postgres:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (!uid || !gid) throw new Error("no account postgres");
  return { uid: Number(uid), gid: Number(gid) };
}
