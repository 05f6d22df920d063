import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { rmdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blankEnvironment } from "#tests/support/blank-environment.ts";
import { owner } from "#tests/support/site.ts";
import { type Held, heldBy, readIfThere } from "./held.ts";

/**
 * The program as a system service starts it: Node, PostgreSQL and their child processes, with a separate data folder.
 */
export interface Program {
  url: string;
  /** Returns the memory of all processes of the program. */
  held(): Held;
  output(): string;
  /** Ends the program as an administrator would. Resolves to its exit code. */
  stop(): Promise<number | null>;
}

const startLimitMs = 120_000;

/**
 * Starts the program, in a control group if `group` is given, and on the existing data folder `kept` if it is given.
 */
export async function startProgram(group?: ControlGroup, kept?: string): Promise<Program> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), "atelier-memory-"));
  const command = group
    ? ["sh", "-c", `echo $$ > "$0/cgroup.procs" && exec sh scripts/run.sh start`, group.folder]
    : ["sh", "scripts/run.sh", "start"];
  const child = spawn(command[0] ?? "", command.slice(1), {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...blankEnvironment,
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: join(folder, "var"),
      TRUST_PROXY: "127.0.0.1",
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ADMIN_NAME: owner.name,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
  const ended = once(child, "close").then(([code]) => code as number | null);
  const url = await address(
    child,
    () => output,
    ended.then(() => undefined),
  );
  return {
    url,
    held: () => heldBy(child.pid ?? 0),
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      const code = await ended;
      if (!kept) rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

async function address(child: ChildProcess, output: () => string, ended: Promise<void>): Promise<string> {
  const limit = AbortSignal.timeout(startLimitMs);
  while (child.exitCode === null && !limit.aborted) {
    const found = /Site +(http:\S+)/.exec(output())?.[1];
    if (found) return found;
    await Promise.race([once(child.stdout ?? process.stdin, "data", { signal: limit }), ended]);
  }
  child.kill("SIGKILL");
  throw new Error(`the program did not start:\n${output()}`);
}

/** A Linux control group with a memory limit. When its processes exceed the limit, the kernel kills one of them. */
export interface ControlGroup {
  folder: string;
  /** Returns the most memory used so far, in MiB. The files that the kernel caches in memory count too. */
  peak(): number;
  /** Returns how often the kernel killed a process of this group. */
  kills(): number;
  /** Removes the group. Works only once its last process has ended. */
  remove(): void;
}

/** Creates a control group below that of this process. Returns undefined if the account or the machine forbids this. */
export function makeControlGroup(limitMiB: number): ControlGroup | undefined {
  const own = ownGroup();
  if (!own) return undefined;
  const folder = join(own.folder, `atelier-test-${process.pid}`);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, own.files.limit), String(limitMiB * 1024 * 1024));
  } catch {
    if (existsSync(folder)) rmdirSync(folder);
    return undefined;
  }
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  return {
    folder,
    peak: () => Math.round(Number(read(own.files.peak)) / 1024 / 1024),
    kills: () => Number(/^oom_kill (\d+)/m.exec(read(own.files.kills))?.[1] ?? 0),
    remove: () => rmdirSync(folder),
  };
}

/** Returns the folder of this process's control group for memory. Linux has two versions of control groups. */
function ownGroup() {
  const lines = readIfThere("/proc/self/cgroup").split("\n");
  const first = lines.find((line) => line.split(":")[1] === "memory")?.split(":")[2];
  if (first) {
    const files = {
      limit: "memory.limit_in_bytes",
      peak: "memory.max_usage_in_bytes",
      kills: "memory.oom_control",
    };
    return { folder: join("/sys/fs/cgroup/memory", first), files };
  }
  const second = lines.find((line) => line.startsWith("0::"))?.slice(3);
  if (second === undefined || !existsSync("/sys/fs/cgroup/cgroup.controllers")) return undefined;
  const files = { limit: "memory.max", peak: "memory.peak", kills: "memory.events" };
  return { folder: join("/sys/fs/cgroup", second), files };
}
