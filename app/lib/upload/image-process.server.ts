import sharp from "sharp";
import { rasterised } from "../drawing/rasterised.server.ts";
import { readMessages, writeMessage } from "./message-stream.server.ts";
import { type ImageAnswer, type ImageQuestion, rewriteImage } from "./rewrite-image.server.ts";

// ask-image-process.server.ts starts this process, which opens or draws one image after the other for it.
sharp.cache(false);

// Ctrl-C reaches this process too. It ends with its parent instead, so that a visitor's form is finished first.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.stdout.on("error", () => process.exit());

for await (const { head, body } of readMessages(process.stdin)) {
  const { kind, variant } = head as ImageQuestion;
  const rewritten = kind === "drawing" ? await rasterised(body) : await rewriteImage(body, kind, variant);
  const { bytes, ...answer } = { bytes: Buffer.alloc(0), ...rewritten };
  writeMessage(process.stdout, answer satisfies ImageAnswer, bytes);
}
