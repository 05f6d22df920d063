import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { nodeOptions } from "#app/lib/memory-plan.server.mjs";
import type { Knowledge, Lessons } from "../rules/knowledge.ts";
import { handOver, takeOver } from "./handed-over.server.ts";

const trainer = createRequire(import.meta.url).resolve(
  "#app/domains/chatbot/understanding/jobs/trainer.server.ts",
);

/**
 * Learns in another process, because all memory of a process is free again when it ends. A thread's memory would stay
 * with this process (ADR 210). Rejects if `signal` ends the training.
 */
export async function train(lessons: Lessons, signal: AbortSignal): Promise<Knowledge> {
  const child = spawn(process.execPath, [...nodeOptions(), trainer], {
    stdio: ["pipe", "pipe", "ignore"],
    // The other process gets only these variables, so that it has none of the site's secrets.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_DISABLE_COMPILE_CACHE: process.env.NODE_DISABLE_COMPILE_CACHE,
    },
  });
  const end = () => child.kill("SIGKILL");
  signal.addEventListener("abort", end, { once: true });
  if (signal.aborted) end();
  // A process that ends early closes its input. Its exit code below reports this, so the error here needs no handling.
  child.stdin.on("error", () => {});
  handOver(lessons, child.stdin);
  child.stdin.end();
  const [learned, code] = await Promise.all([takeOver(child.stdout), exitOf(child)]).finally(() =>
    signal.removeEventListener("abort", end),
  );
  if (code !== 0 || !learned) throw new Error("the process ended before it had learned");
  return learned as Knowledge;
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, "close")) as [number | null];
  return code;
}
