import sharp from "sharp";
import { readMessages, writeMessage } from "./message-stream.server.ts";
import {
  type ImageAnswer,
  type ImageQuestion,
  type RewrittenImage,
  rewriteImage,
} from "./rewrite-image.server.ts";

// This process decodes, resizes or draws each image only once, so a cache of results would take memory for nothing.
sharp.cache(false);

// Ctrl-C also sends its signal to this process. The process ignores it, so that a visitor's form can still be
// finished, and ends with its parent (ask-image-process.server.ts).
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.stdout.on("error", () => process.exit());

for await (const { head, body } of readMessages(process.stdin)) {
  const { kind, variant } = head as ImageQuestion;
  const rewritten = kind === "drawing" ? await rasterised(body) : await rewriteImage(body, kind, variant);
  const { bytes, ...answer } = { bytes: Buffer.alloc(0), ...rewritten };
  writeMessage(process.stdout, answer satisfies ImageAnswer, bytes);
}

/** Renders one of our own SVGs as a PNG of its size. A flat drawing with few colours takes a third of the bytes. */
async function rasterised(svg: Uint8Array): Promise<RewrittenImage> {
  try {
    const { data, info } = await sharp(svg)
      .png({ compressionLevel: 9, palette: true, colours: 64 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return { refused: "damaged" };
  }
}
