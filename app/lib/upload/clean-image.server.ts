import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createRequire } from "node:module";
import type { Readable, Writable } from "node:stream";
import { createFairQueue } from "./fair-queue.ts";
import { readMessages, writeMessage } from "./message-stream.server.ts";
import type {
  ImageAnswer,
  ImageKind,
  ImageQuestion,
  ImageVariant,
  RewrittenImage,
} from "./rewrite-image.server.ts";

interface ImageProcess {
  child: ChildProcessByStdio<Writable, Readable, null>;
  answers: ReturnType<typeof readMessages>;
}

const program = createRequire(import.meta.url).resolve("#app/lib/upload/image-process.server.ts");
/** Four times the time of the largest picture on a slow core. */
const answerWithinMs = 20_000;
/** The next photo of the same form comes at once. An idle process keeps its memory. */
const idleMs = 500;

let running: ImageProcess | undefined;
let idle: NodeJS.Timeout | undefined;
/** A visitor does not wait longer for an answer. A form has five pictures at most. */
const queue = createFairQueue(60_000);

/**
 * Rewrites an image in another process (ADR 042), since a stranger's picture may take hundreds of megabytes or crash.
 * One at a time on this node, in turn between clients. A crash gives 'damaged', a slow picture 'tooManyPixels', a long
 * wait 'busy'. With `variant`, in that format and width.
 */
export async function cleanImage(
  bytes: Buffer,
  client: string,
  kind: ImageKind,
  variant?: ImageVariant,
): Promise<RewrittenImage> {
  const rewritten = await queue.run(client, () => ask(bytes, { kind, ...(variant && { variant }) }));
  return rewritten === "busy" ? { refused: "busy" } : rewritten;
}

async function ask(bytes: Buffer, question: ImageQuestion): Promise<RewrittenImage> {
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
    if (!value) return { refused: isTooSlow ? "tooManyPixels" : "damaged" };
    const answer = value.head as ImageAnswer;
    return "refused" in answer ? answer : { ...answer, bytes: value.body };
  } finally {
    clearTimeout(hanging);
    idle = setTimeout(end, idleMs).unref();
  }
}

function start(): ImageProcess {
  const child = spawn(process.execPath, ["--max-old-space-size=64", program], {
    stdio: ["pipe", "pipe", "ignore"],
    // Without our secrets, and with an allocator that frees large blocks at once (glibc).
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "262144" },
  });
  // Its answers end with the process. We wait for those.
  child.on("error", () => {});
  child.stdin.on("error", () => {});
  child.once("exit", () => {
    if (running?.child === child) running = undefined;
  });
  return { child, answers: readMessages(child.stdout) };
}

function end(): void {
  running?.child.stdin.end();
  running = undefined;
}
