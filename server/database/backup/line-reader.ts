const newline = 0x0a;
const endOfRows = Buffer.from("\\.\n");

/** Thrown when the archive is cut, altered or not an archive at all. The message gives the reason in French. */
export class DamagedArchive extends Error {}

/** Counts the line ends in a chunk, which is its number of rows. */
export function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines += 1;
  return lines;
}

/** Reads the lines of a stream and the blocks of rows between them. Keeps at most one row and one chunk in memory. */
export class LineReader {
  readonly #chunks: AsyncIterator<Buffer>;
  /** The bytes not yet returned. They start at the beginning of a line. */
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Returns the next line, without its line end. */
  async line(): Promise<string> {
    await this.#fillLine();
    const end = this.#rest.indexOf(newline);
    const line = this.#rest.toString("utf8", 0, end);
    this.#rest = this.#rest.subarray(end + 1);
    return line;
  }

  /** Yields whole rows up to the line that ends them (`\.`), and consumes that line. */
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

  /** Reads to the end, so that the decoding streams verify their checksums. Throws DamagedArchive when data is left. */
  async end(): Promise<void> {
    const { done } = await this.#chunks.next();
    if (!done || this.#rest.length > 0) throw new DamagedArchive("elle continue après la fin");
  }

  #endOfRows(): number | undefined {
    if (this.#rest.subarray(0, endOfRows.length).equals(endOfRows)) return 0;
    const at = this.#rest.indexOf("\n\\.\n");
    return at < 0 ? undefined : at + 1;
  }

  /** Reads until the buffer contains at least one complete line. */
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
