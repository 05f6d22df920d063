import { createImageAsker } from "./ask-image-process.server.ts";
import { createFairQueue } from "./fair-queue.ts";
import type { ImageKind, ImageVariant, RewrittenImage } from "./rewrite-image.server.ts";

/** A visitor does not wait longer for an answer. A form has five pictures at most. */
const queue = createFairQueue(60_000);
const ask = createImageAsker();

/**
 * Rewrites an image in another process (ADR 042), since a stranger's picture may take hundreds of megabytes or crash.
 * One at a time on this node, in turn between clients. A crash gives 'damaged', a slow picture 'tooManyPixels', a long
 * wait 'busy'. With `variant`, in that format and width.
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
