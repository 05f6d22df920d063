import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartRefusal } from "../start-refusal.ts";
import type { LaunchLog } from "./launch-log.ts";
import {
  allGone,
  type DatabaseProcess,
  isServingGuard,
  listDatabaseProcesses,
  signalAll,
} from "./processes.ts";

const guardGraceMs = 3_000;

/** Returns the StartRefusal for a data folder that another live instance uses. */
export function folderInUse(dataDir: string): StartRefusal {
  return new StartRefusal(
    `Le dossier de données ${dataDir} est déjà utilisé par une autre instance en marche : arrêtez-la, ou indiquez un autre DATA_DIR.`,
  );
}

/**
 * Removes the leftovers of a killed instance from the cluster: PostgreSQL's main process (the postmaster), its other
 * processes, the pid file and the socket's lock file. Throws StartRefusal when the postmaster still serves a live
 * instance. The caller must have the instance lock.
 */
export async function clearLeftovers(
  dataDir: string,
  clusterDir: string,
  runtimeDir: string,
  log: LaunchLog,
): Promise<void> {
  const found = listDatabaseProcesses(clusterDir);
  if (found.length > 0) {
    if (await servesAnother(clusterDir)) throw folderInUse(dataDir);
    log.warn({ pids: found.map(({ pid }) => pid) }, "ending PostgreSQL processes of a killed instance");
    await endAll(clusterDir, found);
  }
  // The files are removed last. While a process remains, its pid file prevents a second postmaster. Afterwards the pid
  // may belong to an unrelated program, which PostgreSQL would mistake for a postmaster.
  for (const file of [join(clusterDir, "postmaster.pid"), join(runtimeDir, ".s.PGSQL.5432.lock")]) {
    if (existsSync(file)) rmSync(file, { force: true });
  }
}

/**
 * Whether the guard (the shell that runs the postmaster) still serves a live Node process. Waits first, because the
 * guard may just be stopping PostgreSQL.
 */
async function servesAnother(clusterDir: string): Promise<boolean> {
  const deadline = performance.now() + guardGraceMs;
  while (postmasters(clusterDir).some(({ parentPid }) => isServingGuard(parentPid))) {
    if (performance.now() > deadline) return true;
    await delay(50);
  }
  return false;
}

function postmasters(clusterDir: string): DatabaseProcess[] {
  const all = listDatabaseProcesses(clusterDir);
  return all.filter(({ parentPid }) => !all.some(({ pid }) => pid === parentPid));
}

async function endAll(clusterDir: string, found: DatabaseProcess[]): Promise<void> {
  signalAll(postmasters(clusterDir), "SIGINT");
  if (await allGone(clusterDir, 10_000)) return;
  signalAll(listDatabaseProcesses(clusterDir), "SIGQUIT");
  if (await allGone(clusterDir, 5_000)) return;
  signalAll(listDatabaseProcesses(clusterDir), "SIGKILL");
  if (await allGone(clusterDir, 5_000)) return;
  const pids = found.map(({ pid }) => pid).join(", ");
  throw new StartRefusal(`Des processus PostgreSQL d’une instance précédente ne s’arrêtent pas (${pids}).`);
}
