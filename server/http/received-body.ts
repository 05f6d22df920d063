import type { Hold } from "#app/lib/upload/held-bytes.ts";
import type { Refusal } from "./refusals.ts";

/**
 * The slowest accepted sender sends `leastWindowBytes` in `windowMs` of waiting. A phone with poor reception is faster.
 */
const windowMs = 15_000;
const leastWindowBytes = 30 * 1024;

/** Returns the time, in milliseconds, that the slowest accepted sender takes for a body of this size. */
export function longestBodyMs(bytes: number): number {
  return Math.ceil(bytes / leastWindowBytes) * windowMs;
}

/** Why a body was abandoned: it was too slow (408), it was too large (413) or there was no room for it (503). */
export type BodyEnd = 408 | 413 | 503;

/** A body that is still arriving. */
export interface ArrivingBody {
  /** Ends early when the body is abandoned. Reading it then throws a Response, as loaders and actions do. */
  stream: ReadableStream<Uint8Array>;
  /** Returns why the body was abandoned, or undefined if it was not. */
  end(): BodyEnd | undefined;
}

interface Conditions {
  /** The size of the largest accepted body, in bytes. */
  cap: number;
  /** Reserves memory for bytes before a reader stores them there. Without it, no memory is reserved. */
  hold?: Hold;
}

/**
 * Abandons a body that is too large or too slow while it arrives, whatever its Content-Length. Counts only the time
 * spent waiting for the sender, because the code that reads the body may be slow.
 */
export function arrivingBody(body: ReadableStream<Uint8Array>, { cap, hold }: Conditions): ArrivingBody {
  const reader = body.getReader();
  let received = 0;
  let window = { waitedMs: 0, bytes: 0 };
  let end: BodyEnd | undefined;

  async function nextPiece(): Promise<Uint8Array | BodyEnd | undefined> {
    const startedAt = performance.now();
    const read = await within(windowMs - window.waitedMs, reader.read());
    if (read === "late") return 408;
    if (read.done) return undefined;
    window.waitedMs += performance.now() - startedAt;
    window.bytes += read.value.byteLength;
    if (window.bytes >= leastWindowBytes) window = { waitedMs: 0, bytes: 0 };
    received += read.value.byteLength;
    if (received > cap) return 413;
    return hold && !hold.take(read.value.byteLength) ? 503 : read.value;
  }

  return {
    stream: new ReadableStream(
      {
        async pull(controller) {
          const piece = await nextPiece();
          if (piece === undefined) controller.close();
          else if (typeof piece !== "number") controller.enqueue(piece);
          else {
            end = piece;
            controller.error(new Response(null, { status: piece }));
            void reader.cancel().catch(() => {});
          }
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    ),
    end: () => end,
  };
}

/** Reads a body to its end. Returns a refusal when the body is abandoned or its sender disconnects. */
export async function wholeBody(
  body: ReadableStream<Uint8Array>,
  conditions: Conditions,
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  const { stream, end } = arrivingBody(body, conditions);
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of stream) pieces.push(piece);
  } catch {
    return endedBody(end() ?? 400);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/** Reads a text body of a few kilobytes in one piece, which is faster. Its announced length is `bytes`. */
export async function shortText(received: Request, bytes: number, hold: Hold): Promise<string | Refusal> {
  if (!hold.take(bytes)) return endedBody(503);
  const text = await within(
    windowMs,
    received.text().catch(() => endedBody(400)),
  );
  return text === "late" ? endedBody(408) : text;
}

/** Returns the refusal for a body that was abandoned. */
export function endedBody(status: BodyEnd | 400): Refusal {
  return status === 503 ? { status, headers: { "Retry-After": "10" } } : { status };
}

async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value | "late"> {
  const { promise: late, resolve } = Promise.withResolvers<"late">();
  const timer = setTimeout(() => resolve("late"), Math.max(0, ms));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
