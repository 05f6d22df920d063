import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { root } from "./project.mjs";

/**
 * glibc's allocator keeps freed memory separately for each thread. With two arenas, and with large blocks returned
 * immediately, the program has half as much memory after it has compressed a thousand pages (ADR 132).
 */
const allocatorSettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};
const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Replaces this process by `node args` if this version of Node can. Otherwise runs `node args` as a child, passes
 * signals on to the child and exits with the child's code.
 */
export function run(node, args) {
  const environment = {
    ...process.env,
    PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
    ...allocatorSettings,
  };
  if (typeof process.execve === "function" && process.platform !== "win32")
    process.execve(node, [node, ...args], environment);

  const child = spawn(node, args, { stdio: "inherit", env: environment });
  for (const signal of forwarded) process.on(signal, () => child.kill(signal));
  child.once("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once("exit", (code, signal) =>
    process.exit(code ?? 128 + (constants.signals[signal ?? "SIGTERM"] ?? 15)),
  );
}
