import { setTimeout as after } from "node:timers/promises";
import type { LaunchLog } from "./database/launch-log.ts";

const limitMs = 10_000;
const restartMs = 8_000;
/** A terminal's Ctrl-C arrives twice: from the terminal and from npm. Signals within this time, in ms, count as one. */
const samePressMs = 500;

/**
 * Runs `stop` once on Ctrl-C, SIGTERM or a closed terminal, then exits 0. Exits 1 when `stop` takes longer than ten
 * seconds, or immediately on a second Ctrl-C. In that case the guard (the shell that runs PostgreSQL) stops the
 * embedded database.
 */
export function stopOnSignals(stop: () => Promise<void>, log: LaunchLog): void {
  let askedAt: number | undefined;
  const ask = (signal: NodeJS.Signals) => {
    if (askedAt !== undefined) {
      if (signal === "SIGINT" && performance.now() - askedAt > samePressMs) process.exit(1);
      return;
    }
    askedAt = performance.now();
    if (signal === "SIGINT") console.log("\nArrêt en cours… (Ctrl-C à nouveau pour forcer)");
    void endWith(stop, 0, log);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, ask);
  process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
  process.on("uncaughtException", (error) => {
    log.error({ err: error }, "uncaught exception, stopping");
    void endWith(stop, 1, log);
  });
}

async function endWith(stop: () => Promise<void>, code: number, log: LaunchLog): Promise<void> {
  setTimeout(() => {
    log.error({}, "the shutdown took too long");
    process.exit(1);
  }, limitMs).unref();
  try {
    await stop();
  } catch (error) {
    log.error({ err: error }, "the shutdown failed");
    process.exit(1);
  }
  process.exit(code);
}

/**
 * Ends everything, then replaces this process by a new process of the same program with `environment`, under the same
 * process id. This needs no supervisor. Without `environment`, or where a process cannot be replaced, exits 1, so that
 * the supervisor restarts the program.
 */
export async function restart(
  stop: () => Promise<void>,
  environment: NodeJS.ProcessEnv | undefined,
  log: LaunchLog,
): Promise<void> {
  log.error({}, "restarting: no query has succeeded for half a minute while the database answers elsewhere");
  await within(restartMs, stop()).catch((error: unknown) => log.error({ err: error }, "the shutdown failed"));
  if (environment && typeof process.execve === "function" && process.platform !== "win32")
    process.execve(
      process.execPath,
      [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
      environment,
    );
  process.exit(1);
}

/** Waits for `work`, but at most `ms` milliseconds, so that work that hangs does not delay the end of the process. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, after(ms, undefined, { ref: false })]);
}
