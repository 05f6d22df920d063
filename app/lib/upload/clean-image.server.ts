import { createImageAsker } from "./ask-image-process.server.ts";
import { createFairQueue } from "./fair-queue.ts";
import type { ImageKind, ImageVariant, RewrittenImage } from "./rewrite-image.server.ts";

/** The longest wait of a visitor's picture for its turn, in milliseconds. A form has five pictures at most. */
const queue = createFairQueue(60_000);
const ask = createImageAsker();

/**
 * Rewrites an image in another process (ADR 042), since a stranger's picture may use hundreds of megabytes of memory or
 * crash the process. This node rewrites one image at a time and serves clients in turn. `variant` sets the format and
 * the width. The refusal is 'damaged' after a crash, 'tooManyPixels' for a slow picture and 'busy' after a long wait.
 */
export async function cleanImage(
  bytes: Buffer,
  client: string,
  kind: ImageKind,
  variant?: ImageVariant,
): Promise<RewrittenImage> {
  const rewritten = await queue.run(client, () => ask(bytes, { kind, ...(variant && { variant }) }));
  return rewritten === "busy" ? { refused: "busy" } : rewritten;
}
