import { promisify } from "node:util";
import { type BrotliOptions, brotliCompress, constants, gzip, gzipSync, type ZlibOptions } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Bytes that zlib allocated. They are never in shared memory, although the type that zlib declares allows it. */
type Compressed = Buffer<ArrayBuffer>;

const gzipAsync = promisify(gzip) as (bytes: Uint8Array, options: ZlibOptions) => Promise<Compressed>;
const brotliAsync = promisify(brotliCompress) as (
  bytes: Uint8Array,
  options: BrotliOptions,
) => Promise<Compressed>;

/**
 * Browsers send few different Accept-Encoding headers, so each header is parsed only once. The map is bounded, because
 * anybody may send any header.
 */
const known = new Map<string, Encoding>();
const mostKnown = 200;

/** Returns the best encoding that a client accepts: Brotli, gzip or none, in this order. */
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

/** The window is 2^18 bytes, more than a page has. The default window takes sixteen times the memory. */
const brotliWindowBits = 18;

/**
 * At this quality, Brotli takes less than half as long as gzip, for 3 % more bytes. Quality 5 saves a tenth of the bytes
 * and takes five times as long (ADR 262).
 */
const quickQuality = 3;

/** Compresses with Brotli while somebody waits, which takes less than a millisecond for a page. */
export function brotli(bytes: Uint8Array): Promise<Compressed> {
  return compressed(bytes, quickQuality);
}

/**
 * Compresses with Brotli to the smallest size, an eighth smaller than `brotli`. This takes half a second on another
 * thread.
 */
export function smallestBrotli(bytes: Uint8Array): Promise<Compressed> {
  return compressed(bytes, constants.BROTLI_MAX_QUALITY);
}

async function compressed(bytes: Uint8Array, quality: number): Promise<Compressed> {
  const made = await brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
  return inItsOwnMemory(made);
}

const gzipQuality = { level: 6 };

/** Compresses with gzip synchronously, which takes a millisecond for a page. */
export function gzippedNow(bytes: Uint8Array): Compressed {
  return inItsOwnMemory(gzipSync(bytes, gzipQuality));
}

/** Compresses with gzip at its default quality. */
export async function gzipped(bytes: Uint8Array): Promise<Compressed> {
  return inItsOwnMemory(await gzipAsync(bytes, gzipQuality));
}

/**
 * Returns a copy of zlib's result. The result is a slice of a 16 kB buffer, and would keep the whole buffer in memory.
 */
export function inItsOwnMemory(bytes: Compressed): Compressed {
  return Buffer.from(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
