/** A body that is not a valid form. The message says why. */
export class MalformedFormError extends Error {
  override name = "MalformedFormError";
}

export interface MultipartPart {
  name: string;
  /** The file's name on the sender's device, "" when no file was chosen, or undefined for a text field. */
  fileName: string | undefined;
  bytes: Buffer;
  /** Why `bytes` is empty although the field was sent. The rest of the form is still read. */
  lost: Loss | null;
}

/** Why a field or file was dropped: it is too long, or this node has no memory for it at the moment. */
export type Loss = "tooLarge" | "busy";

export interface MultipartLimits {
  fieldBytes: number;
  fileBytes: number;
  parts: number;
  /**
   * Called before the reader stores more bytes of a field or file in memory. If it returns false, that field or file is
   * dropped.
   */
  hold: (bytes: number) => boolean;
  /** If set, receives each file piece by piece, whatever its size. The yielded parts of files then have no `bytes`. */
  receiveFile?: (piece: Buffer, fileName: string) => Promise<void>;
}

const nothing = Buffer.alloc(0);
const headLimit = 8 * 1024;
const headEnd = Buffer.from("\r\n\r\n");

/** Returns the boundary of a multipart form. Returns undefined for any other body. */
export function multipartBoundary(contentType: string | null): string | undefined {
  if (!contentType?.toLowerCase().startsWith("multipart/form-data")) return undefined;
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))/i.exec(contentType);
  return found?.[1] ?? found?.[2];
}

/**
 * Reads a form part by part (field or file) as it arrives (RFC 7578). Assembles one file at a time, in no more memory
 * than `limits` allow. The platform's own formData() took 270 MB of memory for a form of 50 MiB (ADR 042). Throws a
 * MalformedFormError.
 */
export async function* readMultipart(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  limits: MultipartLimits,
): AsyncGenerator<MultipartPart> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const input = new ByteReader(body);
  await input.readUntil(delimiter, () => {});
  for (let count = 0; !(await input.isLast()); count += 1) {
    if (count >= limits.parts) throw new MalformedFormError("too many parts");
    const head = await collect(input, headEnd, headLimit, () => true);
    if (head.lost) throw new MalformedFormError("a part's headers are too long");
    const named = partName(head.bytes.toString("utf8"));
    const { fileName } = named;
    if (fileName !== undefined && limits.receiveFile) {
      const receive = limits.receiveFile;
      await input.readUntil(delimiter, (piece) => receive(piece, fileName));
      yield { ...named, bytes: nothing, lost: null };
      continue;
    }
    const limit = fileName === undefined ? limits.fieldBytes : limits.fileBytes;
    yield { ...named, ...(await collect(input, delimiter, limit, limits.hold)) };
  }
  await input.drain();
}

/** Returns the bytes before `mark`, or no bytes and the reason when they may not be kept in memory. */
async function collect(
  input: ByteReader,
  mark: Buffer,
  limit: number,
  hold: (bytes: number) => boolean,
): Promise<Pick<MultipartPart, "bytes" | "lost">> {
  // `transfer` frees the old memory immediately. A copy would leave it to the garbage collector.
  let memory = new ArrayBuffer(0);
  let length = 0;
  let lost: Loss | null = null;
  await input.readUntil(mark, (piece) => {
    const start = length;
    length += piece.length;
    if (length > limit) lost = "tooLarge";
    else if (!lost && !hold(piece.length)) lost = "busy";
    if (lost) memory = memory.transfer(0);
    else {
      if (length > memory.byteLength) memory = memory.transfer(Math.min(limit, length * 4));
      new Uint8Array(memory).set(piece, start);
    }
  });
  return { bytes: lost ? nothing : Buffer.from(memory.transfer(length)), lost };
}

function partName(head: string): { name: string; fileName: string | undefined } {
  const disposition = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(head)?.[1] ?? "";
  const name = parameter(disposition, "name");
  if (name === undefined) throw new MalformedFormError("a part has no name");
  return { name, fileName: parameter(disposition, "filename") };
}

/** Returns a parameter of a part's Content-Disposition header, in which browsers escape three characters. */
function parameter(disposition: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s";]*))`, "i").exec(disposition);
  const written = found?.[1] ?? found?.[2];
  return written?.replace(/%(22|0A|0D)/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));
}

class ByteReader {
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  /** The unread bytes. The reader adds a line end at their start, so that the first delimiter looks like the others. */
  private waiting: Buffer = Buffer.from("\r\n");

  constructor(body: ReadableStream<Uint8Array>) {
    this.reader = body.getReader();
  }

  /** Passes the bytes before `mark` to `take` in pieces, and skips the mark. */
  async readUntil(mark: Buffer, take: (piece: Buffer) => void | Promise<void>): Promise<void> {
    for (;;) {
      const at = this.waiting.indexOf(mark);
      // The last bytes may be the beginning of the mark.
      const sure = at >= 0 ? at : Math.max(0, this.waiting.length - mark.length + 1);
      if (sure > 0) {
        const taken = take(this.waiting.subarray(0, sure));
        if (taken) await taken;
      }
      this.waiting = this.waiting.subarray(at >= 0 ? at + mark.length : sure);
      if (at >= 0) return;
      if (!(await this.more())) throw new MalformedFormError("the form ends too soon");
    }
  }

  /** Whether the delimiter that was just read was the last. Skips the rest of its line. */
  async isLast(): Promise<boolean> {
    while (this.waiting.length < 2) {
      if (!(await this.more())) throw new MalformedFormError("the form ends too soon");
    }
    const mark = this.waiting.toString("latin1", 0, 2);
    this.waiting = this.waiting.subarray(2);
    if (mark !== "--" && mark !== "\r\n")
      throw new MalformedFormError("a delimiter is followed by something");
    return mark === "--";
  }

  async drain(): Promise<void> {
    do this.waiting = Buffer.alloc(0);
    while (await this.more());
  }

  private async more(): Promise<boolean> {
    const { done, value } = await this.reader.read();
    if (done) return false;
    this.waiting = Buffer.concat([this.waiting, value]);
    return true;
  }
}
