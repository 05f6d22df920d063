/**
 * Writes the site’s icons in public/. Run by hand when the brand changes:
 * `node scripts/build-icons.ts`. Its output is committed.
 */
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { plateSvg } from "./images/plate.ts";
import { token } from "./images/tokens.ts";

const folder = new URL("../public/", import.meta.url);
const cobalt = token("--color-cobalt");

const rounded = plateSvg({ radius: 112, figures: 0.76 }, cobalt);
const square = plateSvg({ radius: 0, figures: 0.64 }, cobalt);
// Inside the circle that every mask leaves visible.
const maskable = plateSvg({ radius: 0, figures: 0.56 }, cobalt);

await mkdir(new URL("icons/", folder), { recursive: true });
await write("favicon.svg", rounded);
await write("favicon.ico", iconFile(await png(rounded, 32), 32));
await write("icons/icon-192.png", await png(rounded, 192));
await write("icons/icon-512.png", await png(rounded, 512));
await write("icons/maskable-512.png", await png(maskable, 512));
await write("icons/apple-touch-icon.png", await png(square, 180));

async function png(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * side) / 128 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An ICO file that holds one PNG: for readers that ask for /favicon.ico and nothing else. */
function iconFile(image: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

async function write(name: string, content: string | Buffer): Promise<void> {
  await writeFile(new URL(name, folder), content);
  console.log(`${name} ${content.length} bytes`);
}
