import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gzip, type ZlibOptions } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Bytes zlib allocated itself: never shared memory, which its declared type leaves open. */
type Compressed = Buffer<ArrayBuffer>;

const gzipAsync = promisify(gzip) as (bytes: Uint8Array, options: ZlibOptions) => Promise<Compressed>;
const brotliAsync = promisify(brotliCompress) as (
  bytes: Uint8Array,
  options: BrotliOptions,
) => Promise<Compressed>;

/** Browsers send few different Accept-Encoding headers: each is read once. Bounded, the header being anybody's. */
const known = new Map<string, Encoding>();
const mostKnown = 200;

/** The best encoding of ours a client accepts: Brotli, else gzip, else none. */
export function acceptedEncoding(header: string | null): Encoding {
  if (!header) return "identity";
  let encoding = known.get(header);
  if (encoding === undefined) {
    encoding = readAcceptEncoding(header);
    if (known.size < mostKnown) known.set(header, encoding);
  }
  return encoding;
}

function readAcceptEncoding(header: string): Encoding {
  const accepted = new Set<string>();
  for (const entry of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name);
  }
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") || accepted.has("*") ? "gzip" : "identity";
}

/** Pages are smaller than this window, 2^18 bytes; the default one takes sixteen times the memory while it compresses. */
const brotliWindowBits = 18;

/** Brotli at the quality where it beats gzip on size for the same time. */
export async function brotli(bytes: Uint8Array): Promise<Compressed> {
  const compressed = await brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
  return inItsOwnMemory(compressed);
}

/** Gzip at its usual quality. */
export async function gzipped(bytes: Uint8Array): Promise<Compressed> {
  return inItsOwnMemory(await gzipAsync(bytes, { level: 6 }));
}

/** What zlib answers is the used part of a piece of 16 kB: kept as it is, it would hold the whole piece. */
function inItsOwnMemory(bytes: Compressed): Compressed {
  return Buffer.from(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
