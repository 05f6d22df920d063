import { type ChildProcess, spawn } from "node:child_process";
import { type Account, databaseEnvironment } from "./account.ts";
import { guardName } from "./processes.ts";

/**
 * The guard: a shell that runs the postmaster (PostgreSQL's main process). Its standard input is a pipe from Node. When
 * the pipe closes, because of a stop or because Node was killed, the guard stops PostgreSQL (SIGINT, then SIGQUIT after
 * 20 s). It repeats SIGINT, because a SIGINT that arrives before the postmaster has installed its handlers is lost.
 */
const script = `
shift
trap '' INT TERM HUP
exec 3<&0 0</dev/null
"$@" 3<&- &
postmaster=$!
(
  read -r _ <&3
  waited=0
  while kill -INT $postmaster; do
    sleep 1 || exit
    waited=$((waited + 1))
    [ $waited -lt 20 ] || kill -QUIT $postmaster
  done
) 2>/dev/null >/dev/null &
watcher=$!
wait $postmaster
status=$?
kill -KILL $watcher 2>/dev/null
exit $status
`;

export interface Guard {
  /** The process of the shell, which exits when the postmaster ends. */
  process: ChildProcess;
  /** Asks for a fast shutdown. Resolves when PostgreSQL has ended. */
  stop(): Promise<void>;
  /** Resolves when the guard has ended, whatever the cause. */
  ended: Promise<void>;
}

/** Runs `command` under a guard. The guard has its own session, so that a Ctrl-C in the terminal does not reach it. */
export function spawnGuarded(command: string[], cwd: string, logDescriptor: number, account: Account): Guard {
  const child = spawn("/bin/sh", ["-c", script, guardName, String(process.pid), ...command], {
    cwd,
    detached: true,
    env: databaseEnvironment(),
    stdio: ["pipe", logDescriptor, logDescriptor],
    ...account,
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  // Nothing is ever written to the pipe. The pipe of a dead guard must not raise an unhandled error.
  child.stdin?.on("error", () => {});
  return {
    process: child,
    ended,
    stop: () => {
      child.stdin?.destroy();
      return ended;
    },
  };
}
