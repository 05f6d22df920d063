import { execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  ask,
  type Instance,
  postmasterOf,
  runHost,
  startInstance,
  temporaryFolder,
} from "#tests/support/embedded-instance.ts";
import { listDatabaseProcesses } from "./processes.ts";

vi.setConfig({ testTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

/** A data folder that was used before, as most tests need. It is created once and copied for each test. */
const served = temporaryFolder();
let folder: string;
let instances: Instance[];

beforeAll(async () => {
  const { stop } = await startInstance(served);
  await stop();
}, 60_000);

afterAll(() => rmSync(served, { recursive: true, force: true }));

beforeEach(() => {
  folder = temporaryFolder();
  instances = [];
});

afterEach(async () => {
  for (const { process: host, kill } of instances) if (host.exitCode === null) await kill();
  await noProcessLeft();
  for (const { url } of instances) rmSync(socketFolder(url), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

async function start(...args: Parameters<typeof startInstance>): Promise<Instance> {
  const instance = await startInstance(...args);
  instances.push(instance);
  return instance;
}

/** Starts on a data folder that was used before. */
function startServed(): Promise<Instance> {
  execFileSync("cp", ["-a", `${served}/.`, folder]);
  return start(folder);
}

function processes() {
  return listDatabaseProcesses(join(folder, "postgres"));
}

function noProcessLeft(): Promise<void> {
  return vi.waitFor(() => expect(processes()).toEqual([]), { timeout: 20_000, interval: 20 });
}

test("a start makes a fresh folder a database, a stop leaves nothing, and a second start finds the rows", async () => {
  const first = await start(folder);
  await ask(first.url, "create table kept (value text)");
  await ask(first.url, "insert into kept values ('été')");
  expect(await first.stop()).toMatchObject({ code: 0 });
  expect(processes()).toEqual([]);
  expect(existsSync(socketFolder(first.url))).toBe(false);

  const second = await start(folder);
  expect(await ask(second.url, "select value from kept")).toEqual([{ value: "été" }]);
});

test("the database is UTF-8 with checksums, is durable, asks for a password and listens on no network", async () => {
  const { url } = await startServed();
  const [settings] = await ask(
    url,
    `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
       current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
       current_setting('listen_addresses') as network, current_setting('default_text_search_config') as search`,
  );
  expect(settings).toEqual({
    encoding: "UTF8",
    checksums: "on",
    fsync: "on",
    commit: "on",
    network: "",
    search: "pg_catalog.french",
  });
  await expect(ask(url.replace(/:[^:@]+@/, ":wrong@"), "select 1")).rejects.toThrow(
    "password authentication",
  );
  expect(statSync(join(folder, "postgres")).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, "postgres/atelier-password")).mode & 0o777).toBe(0o600);
});

test("a stop is a clean shutdown, even if PATH leads nowhere, and the log quotes no refused value", async () => {
  const { url, stop } = await start(folder, { environment: { PATH: "/nowhere" } });
  await expect(ask(url, "select 'typed'::int")).rejects.toThrow("typed");
  await stop();
  const log = readFileSync(join(folder, "postgres.log"), "utf8");
  expect(log).toContain("received fast shutdown request");
  expect(log).not.toMatch(/immediate|FATAL|typed/);
});

test("PostgreSQL stops by itself when Node is killed, and no committed row is lost", async () => {
  const first = await startServed();
  await ask(first.url, "create table kept (n int)");
  await ask(first.url, "insert into kept select generate_series(1, 1000)");
  await first.kill();
  await noProcessLeft();
  const second = await start(folder);
  expect(await ask(second.url, "select count(*)::int as n from kept")).toEqual([{ n: 1000 }]);
});

test("the next start ends an orphaned PostgreSQL whose guard process was killed too", async () => {
  const first = await startServed();
  const orphan = postmasterOf(folder);
  const guard = processes().find(({ pid }) => pid === orphan)?.parentPid ?? 0;
  // Kills the guard's session (the shell and its watcher) but not the postmaster, which is paused meanwhile.
  process.kill(orphan, "SIGSTOP");
  for (const pid of childrenOf(guard)) if (pid !== orphan) process.kill(pid, "SIGKILL");
  process.kill(guard, "SIGKILL");
  await first.kill();
  process.kill(orphan, "SIGCONT");

  const second = await start(folder);
  expect(postmasterOf(folder)).not.toBe(orphan);
  expect(second.output()).toContain("ending PostgreSQL processes of a killed instance");
  expect(await ask(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("the next start recovers after a kill -9 of all processes in one go (rule running/no-lost-lead)", async () => {
  const first = await startServed();
  await ask(first.url, "create table kept (n int)");
  await ask(first.url, "insert into kept values (1)");
  const postmaster = postmasterOf(folder);
  const guard = processes().find(({ pid }) => pid === postmaster)?.parentPid ?? 0;
  for (const pid of [guard, ...childrenOf(guard), ...processes().map((found) => found.pid)]) killIfThere(pid);
  await first.kill();
  const second = await start(folder);
  expect(await ask(second.url, "select n from kept")).toEqual([{ n: 1 }]);
});

test("a second instance on the same folder is refused in one line, and the first one continues", async () => {
  const first = await startServed();
  const refused = await runHost(["run", folder]);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toMatch(
    /^Le dossier de données .* est déjà utilisé par une autre instance en marche : [^\n]*$/,
  );
  expect(await ask(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("when two instances start together on a fresh folder, one serves and the other is refused", async () => {
  const results = await Promise.allSettled([start(folder), start(folder)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("a start does nothing to another instance's postmaster, even where file locks do not work", async () => {
  const first = await startServed();
  // Without the lock file, the second start gets a lock too, as on a file system without locks.
  rmSync(join(folder, "instance.lock"));
  const refused = await runHost(["run", folder]);
  expect(refused.output).toContain("est déjà utilisé par une autre instance");
  expect(await ask(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a pid file left by a crash does not prevent a start, even if another program now has its number", async () => {
  const first = await startServed();
  const pidFile = join(folder, "postgres/postmaster.pid");
  const lines = readFileSync(pidFile, "utf8").split("\n");
  await first.stop();
  const unrelated = spawn("sleep", ["60"], { stdio: "ignore", ...(isRoot ? accountOf(folder) : {}) });
  writeFileSync(pidFile, [String(unrelated.pid), ...lines.slice(1)].join("\n"));
  mkdirSync(socketFolder(first.url), { mode: 0o700 });
  writeFileSync(join(socketFolder(first.url), ".s.PGSQL.5432.lock"), `${unrelated.pid}\n`);
  try {
    const second = await start(folder);
    expect(await ask(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
  } finally {
    unrelated.kill();
  }
});

test("a postmaster that dies is started again at the same address, and connection pools work again", async () => {
  const { url } = await startServed();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  try {
    await pool.query("select 1");
    const dead = postmasterOf(folder);
    process.kill(dead, "SIGKILL");
    const patiently = { timeout: 20_000, interval: 20 };
    await vi.waitFor(() => expect(postmasterOf(folder)).not.toBe(dead), patiently);
    await vi.waitFor(
      async () => expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]),
      patiently,
    );
  } finally {
    await pool.end();
  }
});

test("the next start repeats an interrupted creation of the database", async () => {
  mkdirSync(join(folder, "postgres.new/base"), { recursive: true });
  writeFileSync(join(folder, "postgres.new/PG_VERSION"), "18\n");
  const { url } = await start(folder);
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(existsSync(join(folder, "postgres.new"))).toBe(false);
});

test("a data path that is too long for a socket works, because the socket is in another folder", async () => {
  const { url } = await start(join(folder, "é".repeat(80), "à".repeat(80)));
  expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
  expect(Buffer.byteLength(socketFolder(url))).toBeLessThanOrEqual(93);
});

test("a folder that nobody can create, below a file or in /proc, is refused in one line with the reason", async () => {
  const other = "indiquez un autre DATA_DIR, par exemple DATA_DIR=./var.";
  const below = await runHost(["run", join(process.execPath, "var")]);
  expect(below).toMatchObject({ code: 1, output: `${process.execPath} n’est pas un dossier : ${other}` });
  const refused = await runHost(["run", "/proc/atelier"]);
  const why =
    "Impossible d’écrire dans le dossier de données /proc/atelier (ENOENT) : corrigez ses droits, ou";
  expect(refused).toMatchObject({ code: 1, output: `${why} ${other}` });
});

test("a data path that is too long for any file is refused in one line", async () => {
  const refused = await runHost(["run", join(folder, ...Array.from({ length: 6 }, () => "é".repeat(60)))]);
  expect(refused.output).toMatch(/^Le chemin du dossier de données est trop long[^\n]*$/);
});

test("a folder made by another major version of PostgreSQL is refused with what to do", async () => {
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres/PG_VERSION"), "15\n");
  const refused = await runHost(["run", folder]);
  expect(refused.output).toMatch(/vient de PostgreSQL 15.*npm run backup.*npm run restore/);
});

test.runIf(isRoot)(
  "root runs PostgreSQL under another account, even inside a private folder of root",
  async () => {
    chmodSync(folder, 0o700);
    const { url } = await start(join(folder, "var"));
    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(statSync(join(folder, "var/postgres")).uid).toBeGreaterThan(0);
  },
);

test.runIf(isRoot && canReadProject())(
  "an ordinary user runs the database under their own account",
  async () => {
    chmodSync(folder, 0o777);
    const { url } = await start(join(folder, "var"), nobody);
    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(statSync(join(folder, "var/postgres")).uid).toBe(nobody.uid);
  },
);

test.runIf(isRoot && canReadProject())("an account not in /etc/passwd is told what to do", async () => {
  chmodSync(folder, 0o777);
  const refused = await runHost(["run", join(folder, "var")], { uid: 54_321, gid: 54_321 });
  expect(refused.output).toMatch(
    /^Le compte système numéro 54321 n’a pas d’entrée dans \/etc\/passwd[^\n]*$/,
  );
});

/** Whether an ordinary user may read the project. Nobody but root may if the project is in root's home. */
function canReadProject(): boolean {
  let path = import.meta.dirname;
  for (; path !== "/"; path = join(path, "..")) if (!(statSync(path).mode & 0o001)) return false;
  return true;
}

function socketFolder(url: string): string {
  return new URL(url).searchParams.get("host") ?? "";
}

function accountOf(dataDir: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(join(dataDir, "postgres"));
  return { uid, gid };
}

function childrenOf(parent: number): number[] {
  const text = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim();
  return text ? text.split(" ").map(Number) : [];
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The process ended with its parent.
  }
}
