import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import type { ImageKind, RewrittenImage } from "./rewrite-image.server.ts";

const program = createRequire(import.meta.url).resolve("#app/lib/upload/image-process.server.ts");
const answerWithinMs = 30_000;
/** The next photo of the same visitor comes well before. */
const idleMs = 3_000;

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Writes an image anew in another process (docs/decisions/042): opening pictures strangers made may take hundreds of
 * megabytes or crash, and neither stays with the site. One at a time on this node. What crashes or hangs is 'damaged'.
 */
export function cleanImage(bytes: Buffer, kind: ImageKind): Promise<RewrittenImage> {
  const mine = last.then(() => ask(bytes, kind));
  last = mine.catch(() => undefined);
  return mine;
}

async function ask(bytes: Buffer, kind: ImageKind): Promise<RewrittenImage> {
  clearTimeout(idle);
  const child = (running ??= start());
  try {
    return await answerOf(child, { bytes, kind });
  } finally {
    idle = setTimeout(end, idleMs).unref();
  }
}

function start(): ChildProcess {
  const child = fork(program, [], {
    serialization: "advanced",
    stdio: "ignore",
    execArgv: ["--max-old-space-size=64"],
    // None of our secrets, and an allocator that gives large pieces back at once (glibc).
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "262144" },
  });
  child.once("exit", () => {
    if (running === child) running = undefined;
  });
  child.unref();
  return child;
}

function end(): void {
  running?.disconnect();
  running = undefined;
}

function answerOf(
  child: ChildProcess,
  question: { bytes: Buffer; kind: ImageKind },
): Promise<RewrittenImage> {
  return new Promise<RewrittenImage>((resolve, reject) => {
    const settle = (rewritten: RewrittenImage) => {
      clearTimeout(hanging);
      child.off("message", settle).off("exit", crashed).off("error", reject);
      child.channel?.unref();
      resolve(rewritten);
    };
    const crashed = () => settle({ refused: "damaged" });
    const hanging = setTimeout(() => child.kill("SIGKILL"), answerWithinMs);
    child.channel?.ref();
    child.once("message", settle).once("exit", crashed).once("error", reject);
    child.send(question, (error) => error && reject(error));
  });
}
