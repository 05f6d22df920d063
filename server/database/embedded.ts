import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs";
import { accessSync, constants, mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { diskSpace } from "#app/lib/disk-space.server.ts";
import { memoryPlan } from "#app/lib/memory-plan.server.mjs";
import { errorCode, StartRefusal } from "../start-refusal.ts";
import { type Account, chooseAccount } from "./account.ts";
import { type Binaries, prepareBinaries } from "./binaries.ts";
import { clusterArgument, clusterFolder, ensureCluster } from "./cluster.ts";
import { startTimeoutMs } from "./first-answer.ts";
import { type Guard, spawnGuarded } from "./guard.ts";
import { takeInstanceLock } from "./instance-lock.ts";
import type { LaunchLog } from "./launch-log.ts";
import { clearLeftovers, folderInUse } from "./leftovers.ts";
import { ensurePassword } from "./passwords.ts";
import { ensureProgramRole, program, programUrl } from "./roles.ts";
import { prepareRuntimeFolder } from "./runtime-folder.ts";
import { startFailure } from "./start-failure.ts";

export interface EmbeddedDatabase {
  /** The URL with which the program connects. It stays the same when PostgreSQL restarts. */
  url: string;
  /** Stops PostgreSQL with a fast, clean shutdown and releases the data folder. */
  stop(): Promise<void>;
}

interface Settings {
  dataDir: string;
  clusterDir: string;
  runtimeDir: string;
  account: Account;
  binaries: Binaries;
  /** True when the program's role (its PostgreSQL user) has just got its password. */
  isNew: boolean;
  log: LaunchLog;
}

const largestLogBytes = 10 * 1024 * 1024;
const longestPauseMs = 30_000;

/**
 * Starts the embedded PostgreSQL of a data folder and restarts it whenever it dies. Creates the database first if there
 * is none. Throws StartRefusal when the folder is in use, not writable or unusable.
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  log: LaunchLog;
  /** Called with the URL once PostgreSQL's process runs, before PostgreSQL accepts connections. */
  onLaunch?: (url: string) => void;
}): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  prepareDataFolder(dataDir);
  const lock = takeInstanceLock(dataDir);
  if (!lock) throw folderInUse(dataDir);
  let runtimeFolder: string | undefined;
  try {
    const clusterDir = clusterFolder(dataDir);
    const account = chooseAccount(clusterDir, options.log);
    const runtimeDir = (runtimeFolder = prepareRuntimeFolder(dataDir, account));
    const binaries = prepareBinaries(dataDir, account);
    ensureCluster(clusterDir, binaries.initdb, runtimeDir, account);
    const isNew = ensurePassword(clusterDir, program, account);
    const settings = { dataDir, clusterDir, runtimeDir, account, binaries, isNew, log: options.log };
    const url = programUrl(clusterDir, runtimeDir);
    const guard = await launch(settings, () => options.onLaunch?.(url));
    const supervised = supervise(settings, guard);
    return {
      url,
      stop: async () => {
        await supervised.stop();
        rmSync(runtimeDir, { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    if (runtimeFolder) removeIfEmpty(runtimeFolder);
    lock.release();
    throw error;
  }
}

/** Removes an empty folder. Keeps a folder with a socket, because another instance listens on this socket. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!["ENOTEMPTY", "EEXIST", "ENOENT"].includes(errorCode(error) ?? "")) throw error;
  }
}

function prepareDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    throw new StartRefusal(
      `Impossible d’écrire dans le dossier de données ${dataDir} (${errorCode(error)}) : corrigez ses droits, ou indiquez un autre DATA_DIR, par exemple DATA_DIR=./var.`,
    );
  }
}

/**
 * Creates a folder and its parents. Node's recursive mkdir never returns where a folder is visible but nothing can be
 * created in it (`/proc`).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (statSync(folder).isDirectory()) return;
    throw new StartRefusal(
      `${folder} n’est pas un dossier : indiquez un autre DATA_DIR, par exemple DATA_DIR=./var.`,
    );
  }
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

async function launch(settings: Settings, onLaunch?: () => void): Promise<Guard> {
  const { dataDir, clusterDir, runtimeDir, account, binaries, log } = settings;
  await clearLeftovers(dataDir, clusterDir, runtimeDir, log);
  const logFile = serverLogFile(dataDir);
  boundLog(logFile);
  const descriptor = openSync(logFile, "a", 0o600);
  const command = [
    binaries.postgres,
    "-D",
    clusterArgument(clusterDir, account),
    "-k",
    runtimeDir,
    ...serverSettings(),
  ];
  const guard = spawnGuarded(command, clusterDir, descriptor, account);
  closeSync(descriptor);
  const alive = { value: true };
  void guard.ended.then(() => (alive.value = false));
  onLaunch?.();
  try {
    await waitUntilReady(settings, alive);
  } catch (error) {
    const isAlive = alive.value;
    await guard.stop();
    if (isAlive || error instanceof StartRefusal) throw error;
    throw startFailure(dataDir, logFile, lastLine(logFile), await diskSpace(dataDir));
  }
  return guard;
}

function serverSettings(): string[] {
  const settings = {
    listen_addresses: "",
    shared_buffers: `${memoryPlan().sharedBuffersMiB}MB`,
    max_connections: "40",
    jit: "off",
    wal_compression: "on",
    max_wal_size: "512MB",
    maintenance_work_mem: "16MB",
    autovacuum_max_workers: "1",
    // I/O workers and logical replication are not used here, and each would be one more process (ADR 210).
    io_method: "sync",
    max_logical_replication_workers: "0",
    log_checkpoints: "off",
    // PostgreSQL's log must not show visitors' data: no failing statement, no value that made a statement fail.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    // PostgreSQL does not log errors of statements, because their messages quote values. The site logs their SQLSTATE.
    log_min_messages: "log",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/**
 * Waits until PostgreSQL is ready, even if it must first recover from a crash. Connects only once PostgreSQL's pid file
 * says so, because each earlier attempt would leave a line in the log.
 */
async function waitUntilReady(settings: Settings, alive: { value: boolean }): Promise<void> {
  const { clusterDir, runtimeDir, isNew, log } = settings;
  const started = performance.now();
  let nextNotice = 5_000;
  while (!saysReady(clusterDir)) {
    const waited = performance.now() - started;
    if (!alive.value || waited > startTimeoutMs) throw new Error("PostgreSQL did not become ready");
    if (waited > nextNotice) {
      log.info({ seconds: Math.round(waited / 1000) }, "PostgreSQL is still starting (crash recovery)");
      nextNotice += 5_000;
    }
    await delay(10);
  }
  await ensureProgramRole(clusterDir, runtimeDir, isNew, { until: started + startTimeoutMs, log });
}

function saysReady(clusterDir: string): boolean {
  const file = join(clusterDir, "postmaster.pid");
  return existsSync(file) && readFileSync(file, "utf8").split("\n")[7]?.trim() === "ready";
}

function supervise(settings: Settings, first: Guard): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let current = first;
  const logTimer = setInterval(() => boundLog(serverLogFile(settings.dataDir)), 3_600_000).unref();
  const watch = async () => {
    for (let failures = 0; ;) {
      const launchedAt = performance.now();
      await current.ended;
      if (stopping.signal.aborted) return;
      settings.log.error({}, "PostgreSQL ended unexpectedly, starting it again");
      if (performance.now() - launchedAt > 60_000) failures = 0;
      for (; !stopping.signal.aborted; failures += 1) {
        await delay(failures === 0 ? 0 : Math.min(longestPauseMs, 100 * 2 ** failures), undefined, {
          signal: stopping.signal,
        }).catch(() => {});
        if (stopping.signal.aborted) return;
        try {
          current = await launch(settings);
          // This line has the same log level as the line about the end, so that a log shows both or neither.
          settings.log.error({}, "PostgreSQL runs again");
          failures += 1;
          break;
        } catch (error) {
          settings.log.error({ err: error }, "PostgreSQL did not start");
        }
      }
      if (stopping.signal.aborted) await current.stop();
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      clearInterval(logTimer);
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}

function serverLogFile(dataDir: string): string {
  return join(dataDir, "postgres.log");
}

/**
 * Limits the log's size: copies a full log to `.1` and empties the file. PostgreSQL may write meanwhile, because it
 * always appends.
 */
function boundLog(file: string): void {
  if (!existsSync(file) || statSync(file).size < largestLogBytes) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

function lastLine(file: string): string {
  return readFileSync(file, "utf8").trim().split("\n").at(-1) ?? "";
}
