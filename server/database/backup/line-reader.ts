const newline = 0x0a;
const endOfRows = Buffer.from("\\.\n");

/** An archive that is cut, altered or none at all. Its message is the reason, in French. */
export class DamagedArchive extends Error {}

/** How many lines end in a chunk: of rows, each is a line. */
export function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines += 1;
  return lines;
}

/** Lines of a stream, and the blocks of rows between them, one row in memory at most plus one chunk. */
export class LineReader {
  readonly #chunks: AsyncIterator<Buffer>;
  /** Starts at the beginning of a line. */
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** The next line, without its end. */
  async line(): Promise<string> {
    await this.#fillLine();
    const end = this.#rest.indexOf(newline);
    const line = this.#rest.toString("utf8", 0, end);
    this.#rest = this.#rest.subarray(end + 1);
    return line;
  }

  /** Whole rows up to the mark that ends them, which is read too. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      await this.#fillLine();
      const end = this.#endOfRows();
      const complete = end ?? this.#rest.lastIndexOf(newline) + 1;
      if (complete > 0) yield this.#rest.subarray(0, complete);
      this.#rest = this.#rest.subarray(end === undefined ? complete : complete + endOfRows.length);
      if (end !== undefined) return;
    }
  }

  /** Reads to the end, where the checksums of the layers below are. Throws DamagedArchive when anything is left. */
  async end(): Promise<void> {
    const { done } = await this.#chunks.next();
    if (!done || this.#rest.length > 0) throw new DamagedArchive("elle continue après la fin");
  }

  #endOfRows(): number | undefined {
    if (this.#rest.subarray(0, endOfRows.length).equals(endOfRows)) return 0;
    const at = this.#rest.indexOf("\n\\.\n");
    return at < 0 ? undefined : at + 1;
  }

  /** Reads until at least one whole line is there. */
  async #fillLine(): Promise<void> {
    if (this.#rest.includes(newline)) return;
    const parts = [this.#rest];
    for (;;) {
      const { done, value } = await this.#chunks.next();
      if (done) throw new DamagedArchive("elle s’arrête avant la fin");
      parts.push(value);
      if (value.includes(newline)) break;
    }
    this.#rest = Buffer.concat(parts);
  }
}
