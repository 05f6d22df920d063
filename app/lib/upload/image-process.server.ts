import sharp from "sharp";
import { readMessages, writeMessage } from "./message-stream.server.ts";
import { type ImageAnswer, type ImageQuestion, rewriteImage } from "./rewrite-image.server.ts";

// Started by clean-image.server.ts, as a process of its own: it opens one image after the other for its parent.
sharp.cache(false);

// Ctrl-C reaches the whole group: what a visitor is sending is finished first, and the parent's end is ours.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.stdout.on("error", () => process.exit());

for await (const { head, body } of readMessages(process.stdin)) {
  const { kind, variant } = head as ImageQuestion;
  const rewritten = await rewriteImage(body, kind, variant);
  const { bytes, ...answer } = { bytes: Buffer.alloc(0), ...rewritten };
  writeMessage(process.stdout, answer satisfies ImageAnswer, bytes);
}
