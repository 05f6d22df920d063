import type { Hold } from "#app/lib/upload/held-bytes.ts";
import type { Refusal } from "./refusals.ts";

/** A telephone at the edge of its network sends more than this: 2 KiB a second. */
const windowMs = 15_000;
const leastWindowBytes = 30 * 1024;

/** Why a body is left before its end: too slow, too large, no room for it. */
export type BodyEnd = 408 | 413 | 503;

/** A body as it arrives. */
export interface ArrivingBody {
  /** Breaks off when it has to be left: what reads it gets a Response thrown, as a loader or an action throws one. */
  stream: ReadableStream<Uint8Array>;
  /** Why it was left, if it was. */
  end(): BodyEnd | undefined;
}

interface Conditions {
  /** The largest body accepted, in bytes. */
  cap: number;
  /** Asked before bytes are passed on, where they are held as they are. */
  hold?: Hold;
}

/**
 * Watches a body while it arrives, whatever length it announces. Time counts only while its sender is waited for: a
 * reader may take as long as it needs.
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

/** Reads a body to its end. A refusal when it has to be left, or when its sender goes away. */
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

/**
 * The text of a body that announces its length, of a few kilobytes: read at once, which costs less than piece by piece.
 */
export async function shortText(received: Request, bytes: number, hold: Hold): Promise<string | Refusal> {
  if (!hold.take(bytes)) return endedBody(503);
  const text = await within(
    windowMs,
    received.text().catch(() => endedBody(400)),
  );
  return text === "late" ? endedBody(408) : text;
}

/** The refusal of a body that was left. */
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
