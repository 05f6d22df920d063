import sharp from "sharp";
import { type ImageKind, rewriteImage } from "./rewrite-image.server.ts";

// Started by clean-image.server.ts, as a process of its own: it opens one image after the other for its parent.
sharp.cache(false);

// Ctrl-C reaches the whole group: what a visitor is sending is finished first, and the parent's end is ours.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => {});
process.on("disconnect", () => process.exit());
process.on("message", ({ bytes, kind }: { bytes: Uint8Array; kind: ImageKind }) => {
  void rewriteImage(bytes, kind).then((rewritten) => process.send?.(rewritten));
});
