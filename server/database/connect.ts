import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { errorCode, StartRefusal } from "../start-refusal.ts";
import { clusterFolder } from "./cluster.ts";
import { startEmbeddedDatabase } from "./embedded.ts";
import { takeInstanceLock } from "./instance-lock.ts";
import type { LaunchLog } from "./launch-log.ts";
import { programUrl } from "./roles.ts";

const attachTimeoutMs = 15_000;

export interface OpenDatabase {
  url: string;
  /** Stops the embedded database if this call started it. Does nothing to a database that was already running. */
  close(): Promise<void>;
}

/**
 * Connects a command line tool to the database. Uses DATABASE_URL if it is set, or else the running instance of
 * DATA_DIR, or else an embedded database that it starts for the tool. Unless `creates` is set, throws StartRefusal for
 * a folder without the site's data and creates nothing. The caller decides whether to migrate.
 */
export async function openDatabase(
  env: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  log: LaunchLog,
  { creates = false }: { creates?: boolean } = {},
): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, close: async () => {} };
  const dataDir = resolve(env.DATA_DIR);
  if (!creates) requireData(dataDir);
  if (isInUse(dataDir)) return { url: await attach(dataDir), close: async () => {} };
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log });
  return { url, close: stop };
}

/**
 * Refuses a folder without the site's data. Accepts the folder of a first start, which has the folder's lock before any
 * data exist: the tool then waits for that start.
 */
function requireData(dataDir: string): void {
  if (mayExist(join(clusterFolder(dataDir), "PG_VERSION"))) return;
  if (mayExist(join(dataDir, "instance.lock")) && isInUse(dataDir)) return;
  throw new StartRefusal(
    `Il n’y a pas de données du site dans ${dataDir} : indiquez leur dossier, par exemple DATA_DIR=/var/lib/atelier.`,
  );
}

/** Whether the file exists or cannot be checked, as in a folder of another account, which a later step reports. */
function mayExist(file: string): boolean {
  try {
    lstatSync(file);
    return true;
  } catch (error) {
    return !["ENOENT", "ENOTDIR"].includes(errorCode(error));
  }
}

function isInUse(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false;
  try {
    const lock = takeInstanceLock(dataDir);
    lock?.release();
    return lock === undefined;
  } catch {
    return false; // A later start explains what is wrong with the folder.
  }
}

/** Returns the URL of the running instance. Waits for that instance, which may still be starting. */
async function attach(dataDir: string): Promise<string> {
  const deadline = performance.now() + attachTimeoutMs;
  for (;;) {
    try {
      const url = runningUrl(clusterFolder(dataDir));
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
      await client.connect();
      await client.end();
      return url;
    } catch (error) {
      if (errorCode(error) === "EACCES")
        throw new StartRefusal(`Ce compte ne peut pas lire ${dataDir} : utilisez celui qui a lancé le site.`);
      if (performance.now() > deadline)
        throw new StartRefusal(
          `Le site tourne sur ${dataDir} mais sa base ne répond pas : voir ${dataDir}/postgres.log.`,
        );
      await delay(100);
    }
  }
}

/** Returns the URL of the running postmaster, whose pid file names the socket folder in its fifth line. */
function runningUrl(clusterDir: string): string {
  const runtimeDir = readFileSync(join(clusterDir, "postmaster.pid"), "utf8").split("\n")[4];
  if (!runtimeDir) throw new Error("the postmaster has no socket yet");
  return programUrl(clusterDir, runtimeDir);
}
