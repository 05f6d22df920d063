/**
 * Draws the illustrations of the blog's cards into public/covers/, and their placeholders of 10 x 10 pixels. Run it by
 * hand when a drawing or a colour changes: `node scripts/build-covers.ts`. Its output is committed.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { format } from "prettier";
import sharp from "sharp";
import { runnerImport } from "vite";
import type * as Covers from "./images/covers.tsx";
import { drawingStyle } from "#app/lib/drawing/tokens.server.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const output = new URL("../public/covers/", import.meta.url);
const { module } = await runnerImport<typeof Covers>("./scripts/images/covers.tsx", {
  root,
  configFile: false,
});

await mkdir(output, { recursive: true });
const placeholders: Record<string, string> = {};
for (const { name, svg } of module.coverFiles(drawingStyle("sheet"), drawingStyle("sheet", "dark"))) {
  await writeFile(new URL(name, output), svg);
  const tiny = await sharp(Buffer.from(svg)).resize(10, 10, { fit: "fill" }).webp({ quality: 40 }).toBuffer();
  placeholders[name.replace(".svg", "")] = `data:image/webp;base64,${tiny.toString("base64")}`;
  console.log(`${name} ${(svg.length / 1024).toFixed(1)} KiB, placeholder ${tiny.length} bytes`);
}
const source = `import type { Illustration } from "../rules/featured-image.ts";

/** The illustrations in 10 x 10 pixels, written by scripts/build-covers.ts. */
export const illustrationPlaceholders = ${JSON.stringify(placeholders)} satisfies Record<Illustration, string>;
`;
await writeFile(
  new URL("../app/domains/blog/content/placeholders.ts", import.meta.url),
  await format(source, { parser: "typescript", printWidth: 110 }),
);
