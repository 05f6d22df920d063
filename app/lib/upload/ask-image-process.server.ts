import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import type { Readable, Writable } from "node:stream";
import { readMessages, writeMessage } from "./message-stream.server.ts";
import type { ImageAnswer, ImageQuestion, RewrittenImage } from "./rewrite-image.server.ts";

interface ImageProcess {
  child: ChildProcessByStdio<Writable, Readable, null>;
  answers: ReturnType<typeof readMessages>;
}

const program = createRequire(import.meta.url).resolve("#app/lib/upload/image-process.server.ts");
/** The time limit for one picture: four times as long as the largest picture takes on a slow core. */
const slowestMs = 20_000;
/**
 * How long, in ms, an unused process keeps running. The next photo of the same form arrives sooner, and a longer time
 * would only occupy memory.
 */
const idleMs = 500;

/**
 * Returns a function that sends images to another process, one after the other (ADR 042). The process starts with the
 * first image and ends soon after the last. `niceness` lowers its priority, where the system allows this. A picture
 * that takes over `answerWithinMs` is refused as 'tooManyPixels', and its process is killed.
 */
export function createImageAsker({ niceness = 0, answerWithinMs = slowestMs } = {}) {
  let running: ImageProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): ImageProcess {
    const child = spawn(process.execPath, ["--max-old-space-size=64", program], {
      stdio: ["pipe", "pipe", "ignore"],
      // The process gets none of our secrets. The two settings make glibc free large blocks immediately.
      env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "262144" },
    });
    // An error needs no handling here: the stream of answers ends with the process, and the code below handles that
    // end.
    child.on("error", () => {});
    child.stdin.on("error", () => {});
    child.once("spawn", () => giveWay(child.pid, niceness));
    child.once("exit", () => {
      if (running?.child === child) running = undefined;
    });
    return { child, answers: readMessages(child.stdout) };
  }

  function end(): void {
    running?.child.stdin.end();
    running = undefined;
  }

  return async function ask(bytes: Uint8Array, question: ImageQuestion): Promise<RewrittenImage> {
    clearTimeout(idle);
    const { child, answers } = (running ??= start());
    let isTooSlow = false;
    const hanging = setTimeout(() => {
      isTooSlow = true;
      child.kill("SIGKILL");
    }, answerWithinMs);
    try {
      writeMessage(child.stdin, question, bytes);
      const { value } = await answers.next();
      // The next picture must not be sent to a process that is about to end.
      if (!value && running?.child === child) running = undefined;
      if (!value) return { refused: isTooSlow ? "tooManyPixels" : "damaged" };
      const answer = value.head as ImageAnswer;
      return "refused" in answer ? answer : { ...answer, bytes: value.body };
    } finally {
      clearTimeout(hanging);
      idle = setTimeout(end, idleMs).unref();
    }
  };
}

function giveWay(pid: number | undefined, niceness: number): void {
  try {
    if (pid && niceness) setPriority(pid, niceness);
  } catch {
    // The process has ended, or the system refuses: its priority then stays normal.
  }
}
