import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import type { EdgeRequest } from "./edge-request.ts";
import { acceptedEncoding, type Encoding, gzippedNow, inItsOwnMemory } from "./encoding.ts";
import { fingerprint } from "./etag.ts";
import { type StoredAnswer, storedAnswer, storedVariant, type StoredVariant } from "./stored-answer.ts";

interface StaticFile {
  fingerprint: string;
  /**
   * Returns the file in the encoding that a client accepts. The stored bytes are Brotli if the build compressed the
   * file.
   */
  variant(encoding: Encoding): StoredVariant;
}

/**
 * The files of the build, in memory, by URL path. A request can thus read no other file, and the next build may replace
 * the files on the disk meanwhile.
 */
export type StaticFiles = Map<string, StaticFile>;

/** The end of the name of each file that the build compressed. */
const compressedSuffix = ".br";

/** Under this path, the name of each file contains a hash of its content. */
export const hashedPath = "/assets/";
const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  named: "public, max-age=3600",
};

/**
 * Reads a folder once. If the build compressed a file, reads the compressed file beside it (`.br`) instead. Every
 * response gets `headers`. A folder that does not exist, as in development, counts as empty.
 */
export function loadStaticFiles(folder: string, headers: Record<string, string>): StaticFiles {
  const files: StaticFiles = new Map();
  if (!existsSync(folder)) return files;
  const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = new Set(found.map((entry) => join(entry.parentPath, entry.name)));
  for (const file of names) {
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    const isHidden = path.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
    if (isHidden || file.endsWith(compressedSuffix)) continue;
    const isCompressed = names.has(file + compressedSuffix);
    files.set(encodeURI(path), readStaticFile(file, path, isCompressed, headers));
  }
  return files;
}

function readStaticFile(
  file: string,
  path: string,
  isCompressed: boolean,
  headers: Record<string, string>,
): StaticFile {
  const bytes = alone(readFileSync(isCompressed ? file + compressedSuffix : file));
  const print = fingerprint(bytes);
  const all = {
    ...headers,
    "Content-Type": getMimeType(path) ?? "application/octet-stream",
    "Cache-Control": path.startsWith(hashedPath) ? cacheControl.hashed : cacheControl.named,
  };
  const kept = storedVariant(bytes, isCompressed ? "br" : "identity", print, all);
  if (!isCompressed) return { fingerprint: print, variant: () => kept };
  const plain = () => inItsOwnMemory(brotliDecompressSync(bytes));
  // The gzip bytes are made on request, because few clients need them. Uncompressed bytes take three times the memory
  // and are not kept.
  let zipped: StoredVariant | undefined;
  return {
    fingerprint: print,
    variant(encoding) {
      if (encoding === "br") return kept;
      if (encoding === "identity") return storedVariant(plain(), "identity", print, all);
      zipped ??= storedVariant(gzippedNow(plain()), "gzip", print, all);
      return zipped;
    },
  };
}

/**
 * Returns a copy of the bytes in memory of its own, because Node reads small files into a buffer that many files share.
 */
function alone(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** Returns the file that a request names, if any. Refuses an unknown path under `/assets/`, where no page is. */
export function staticAnswer(
  files: StaticFiles,
  request: EdgeRequest,
): StoredAnswer | { status: 404 } | undefined {
  if (request.method === "POST") return undefined;
  const file = files.get(request.path);
  if (!file) return request.path.startsWith(hashedPath) && files.size > 0 ? { status: 404 } : undefined;
  const variant = file.variant(acceptedEncoding(request.headers.get("accept-encoding")));
  return storedAnswer(variant, file.fingerprint, request);
}
