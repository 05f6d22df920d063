import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";

/** Returns the SHA-256 of the chunks, in hexadecimal. */
export async function digestOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

/** Returns the SHA-256 of a file, in hexadecimal. */
export function digestFile(file: string, signal: AbortSignal): Promise<string> {
  return digestOf(createReadStream(file, { signal }));
}
