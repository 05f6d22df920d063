import type { Readable, Writable } from "node:stream";

interface Message {
  head: unknown;
  body: Buffer;
}

const sizesLength = 8;

/**
 * Sends one message to another process: `head` as JSON, then the bytes of `body`. Node's own messages would keep
 * several copies of a file in memory (ADR 042).
 */
export function writeMessage(stream: Writable, head: unknown, body: Uint8Array): void {
  const text = Buffer.from(JSON.stringify(head));
  const sizes = Buffer.alloc(sizesLength);
  sizes.writeUInt32BE(text.length, 0);
  sizes.writeUInt32BE(body.length, 4);
  stream.write(Buffer.concat([sizes, text]));
  stream.write(body);
}

/** Returns the messages of a stream one after the other, until it closes. */
export async function* readMessages(stream: Readable): AsyncGenerator<Message> {
  const take = taker(stream);
  for (;;) {
    const sizes = await take(sizesLength);
    if (!sizes) return;
    const text = await take(sizes.readUInt32BE(0));
    const body = text && (await take(sizes.readUInt32BE(4)));
    if (!text || !body) return;
    yield { head: JSON.parse(text.toString("utf8")), body };
  }
}

/** Returns a function that reads exactly `length` bytes, or null when the stream ends before. */
function taker(stream: Readable): (length: number) => Promise<Buffer | null> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let waiting: Buffer = Buffer.alloc(0);
  return async (length) => {
    const taken = Buffer.allocUnsafeSlow(length);
    for (let at = 0; at < length;) {
      if (waiting.length === 0) {
        const { done, value } = await chunks.next();
        if (done) return null;
        waiting = value;
      }
      const copied = waiting.copy(taken, at);
      waiting = waiting.subarray(copied);
      at += copied;
    }
    return taken;
  };
}
