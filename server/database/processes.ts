import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** The name of the guard (the shell that runs PostgreSQL) on its command line, before the pid of its Node process. */
export const guardName = "atelier-postgres-guard";

export interface DatabaseProcess {
  pid: number;
  parentPid: number;
}

/** Returns the live PostgreSQL processes (the postmaster and its children) whose working directory is the cluster. */
export function listDatabaseProcesses(clusterDir: string): DatabaseProcess[] {
  if (!existsSync(clusterDir)) return [];
  return process.platform === "linux" ? listFromProc(clusterDir) : listFromPidFile(clusterDir);
}

function listFromProc(clusterDir: string): DatabaseProcess[] {
  const cluster = realpathSync(clusterDir);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        if (readlinkSync(`/proc/${name}/cwd`) !== cluster) return [];
        const status = processStatus(Number(name));
        return status && status.name === "postgres" && status.state !== "Z"
          ? [{ pid: Number(name), parentPid: status.parentPid }]
          : [];
      } catch {
        return []; // The process ended meanwhile, or belongs to another user.
      }
    });
}

function processStatus(pid: number): { name: string; state: string; parentPid: number } | undefined {
  // The format is `pid (name) state parent …`. The name may contain spaces and parentheses.
  const match = /^\d+ \((.*)\) (\S) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8"));
  return match ? { name: match[1] ?? "", state: match[2] ?? "", parentPid: Number(match[3]) } : undefined;
}

/** For systems without `/proc`. Returns the postmaster that the cluster's pid file names, if that pid is a postgres. */
function listFromPidFile(clusterDir: string): DatabaseProcess[] {
  try {
    const pid = Number(readFileSync(join(clusterDir, "postmaster.pid"), "utf8").split("\n")[0]);
    const line = execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8" }).trim();
    const match = /^(\d+)\s+(\S.*)$/.exec(line);
    return match?.[2]?.endsWith("postgres") ? [{ pid, parentPid: Number(match[1]) }] : [];
  } catch {
    return [];
  }
}

/**
 * Whether `pid` is a guard (the shell that runs PostgreSQL) that is still attached to the Node process that started it.
 */
export function isServingGuard(pid: number): boolean {
  try {
    const [parent, commandLine] =
      process.platform === "linux"
        ? [processStatus(pid)?.parentPid, readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")]
        : [Number(ps("ppid=", pid)), ps("command=", pid).split(/\s+/)];
    const name = commandLine.indexOf(guardName);
    return name >= 0 && Number(commandLine[name + 1]) === parent;
  } catch {
    return false;
  }
}

function ps(columns: string, pid: number): string {
  return execFileSync("ps", ["-o", columns, "-p", String(pid)], { encoding: "utf8" }).trim();
}

/** Sends a signal to those processes that still run. */
export function signalAll(processes: readonly DatabaseProcess[], signal: NodeJS.Signals): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process ended meanwhile.
    }
  }
}

/** Resolves to true once no PostgreSQL process uses the cluster, or to false after `timeoutMs`. */
export async function allGone(clusterDir: string, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (listDatabaseProcesses(clusterDir).length > 0) {
    if (performance.now() > deadline) return false;
    await delay(20);
  }
  return true;
}
