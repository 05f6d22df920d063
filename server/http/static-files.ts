import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { gunzipSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import type { EdgeRequest } from "./edge-request.ts";
import { acceptedEncoding, type Encoding } from "./encoding.ts";
import { fingerprint } from "./etag.ts";
import { type StoredAnswer, storedAnswer, storedVariant, type StoredVariant } from "./stored-answer.ts";

interface StaticFile {
  fingerprint: string;
  variants: Partial<Record<Encoding, StoredVariant>>;
  /** As it was read. What the build compressed is not kept twice: hardly a client wants it so. */
  identity(): StoredVariant;
}

/**
 * The build's files, in memory and keyed by URL path: a request can name nothing else, and the next build may replace
 * them on the disk.
 */
export type StaticFiles = Map<string, StaticFile>;

const siblings = [
  [".br", "br"],
  [".gz", "gzip"],
] as const;

/** The names of files under this path contain a hash of their content. */
export const hashedPath = "/assets/";
const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  named: "public, max-age=3600",
};

/**
 * Reads a folder once, with the compressed siblings (`.br`, `.gz`) the build wrote beside its files.
 * Every answer gets `headers`. A folder that does not exist, as in development, counts as empty.
 */
export function loadStaticFiles(folder: string, headers: Record<string, string>): StaticFiles {
  const files: StaticFiles = new Map();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    const isHidden = path.split("/").some((part) => part.startsWith(".") && part !== ".well-known");
    if (!entry.isFile() || isHidden || siblings.some(([suffix]) => path.endsWith(suffix))) continue;
    files.set(encodeURI(path), readStaticFile(file, path, headers));
  }
  return files;
}

function readStaticFile(file: string, path: string, headers: Record<string, string>): StaticFile {
  const content = readFileSync(file);
  const print = fingerprint(content);
  const all = {
    ...headers,
    "Content-Type": getMimeType(path) ?? "application/octet-stream",
    "Cache-Control": path.startsWith(hashedPath) ? cacheControl.hashed : cacheControl.named,
  };
  const variants: StaticFile["variants"] = {};
  for (const [suffix, encoding] of siblings) {
    if (!existsSync(file + suffix)) continue;
    variants[encoding] = storedVariant(alone(readFileSync(file + suffix)), encoding, print, all);
  }
  const plain = (body: Uint8Array<ArrayBuffer>) => storedVariant(body, "identity", print, all);
  const zipped = variants.gzip?.body;
  if (zipped) return { fingerprint: print, variants, identity: () => plain(gunzipSync(zipped)) };
  const identity = plain(alone(content));
  return { fingerprint: print, variants, identity: () => identity };
}

/** Returns bytes in memory of their own size: Node reads small files into pieces that many share, kept or not. */
function alone(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes);
}

/** Returns the file a request names, if any. An unknown hashed path is refused here: no page has such an address. */
export function staticAnswer(
  files: StaticFiles,
  request: EdgeRequest,
): StoredAnswer | { status: 404 } | undefined {
  if (request.method === "POST") return undefined;
  const file = files.get(request.path);
  if (!file) return request.path.startsWith(hashedPath) && files.size > 0 ? { status: 404 } : undefined;
  const { br, gzip } = file.variants;
  const accepted = acceptedEncoding(request.headers.get("accept-encoding"));
  const variant = (accepted === "br" && br) || (accepted !== "identity" && gzip) || file.identity();
  return storedAnswer(variant, file.fingerprint, request);
}
