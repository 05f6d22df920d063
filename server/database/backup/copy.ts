import { once } from "node:events";
import { Readable } from "node:stream";
import type pg from "pg";

/** What pg gives a query of our own while it is the active one. */
interface Wire {
  stream: NodeJS.WritableStream & { pause(): void; resume(): void; writableNeedDrain: boolean };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

const batchBytes = 64 * 1024;

/**
 * The rows of `COPY … TO STDOUT`, as PostgreSQL writes them, with backpressure down to the socket.
 * `rows` is known at the end. A stream given up half-way leaves the client unusable: end it.
 */
class CopyOut extends Readable {
  rows = 0;
  readonly #text: string;
  #wire: Wire | undefined;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;

  constructor(text: string) {
    super({ highWaterMark: 4 * batchBytes });
    this.#text = text;
  }

  submit(wire: Wire): void {
    this.#wire = wire;
    wire.query(this.#text);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The parser reuses its buffer once this returns.
    this.#waiting.push(Buffer.from(chunk));
    this.#waitingBytes += chunk.length;
    if (this.#waitingBytes >= batchBytes) this.#flush();
  }

  #flush(): void {
    if (this.#waitingBytes === 0) return;
    const batch = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#waitingBytes = 0;
    if (!this.push(batch)) this.#wire?.stream.pause();
  }

  override _read(): void {
    this.#wire?.stream.resume();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsOf(text);
  }

  handleReadyForQuery(): void {
    this.#flush();
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }
}

/** Starts `COPY … TO STDOUT`; its rows are read from the returned stream. */
export function copyOut(client: pg.Client, text: string): CopyOut {
  const rows = new CopyOut(text);
  client.query(rows as unknown as pg.Submittable);
  return rows;
}

/** Feeds `COPY … FROM STDIN` with `chunks`. Returns the number of rows stored. */
export function copyIn(client: pg.Client, text: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let failed = false;
    const fail = (error: unknown) => {
      failed = true;
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const send = async (wire: Wire) => {
      for await (const chunk of chunks) {
        if (failed) return;
        wire.sendCopyFromChunk(chunk);
        if (wire.stream.writableNeedDrain) await once(wire.stream, "drain");
      }
      wire.endCopyFrom();
    };
    client.query({
      submit: (wire: unknown) => (wire as Wire).query(text),
      handleCopyInResponse: (wire: Wire) => {
        send(wire).catch((error: unknown) => {
          fail(error);
          wire.sendCopyFail("the archive cannot be read");
        });
      },
      handleCommandComplete: (message: { text: string }) => {
        rows = rowsOf(message.text);
      },
      handleReadyForQuery: () => resolve(rows),
      handleError: fail,
    } as pg.Submittable);
  });
}

/** "COPY 1234" → 1234 */
function rowsOf(commandTag: string): number {
  return Number(/^COPY (\d+)/.exec(commandTag)?.[1] ?? 0);
}
