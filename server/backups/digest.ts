import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

/** The SHA-256 of everything these chunks hold. */
export async function digestOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

/** The SHA-256 of a file. */
export function digestFile(file: string, signal: AbortSignal): Promise<string> {
  return digestOf(createReadStream(file, { signal }));
}
