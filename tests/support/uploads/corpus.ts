import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** Words in the metadata of the files of this collection. The stored file must contain none of them. */
export const hiddenWords = ["SecretMaker", "secret-description", "secret-title"];

const exif = {
  IFD0: { Make: "SecretMaker", ImageDescription: "secret-description" },
  // The geographic position of the town Le Mans, where the shop is.
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "48/1 0/1 22/1",
    GPSLongitudeRef: "E",
    GPSLongitude: "0/1 11/1 58/1",
  },
};

/**
 * Returns a real HEIC photo (64 x 48, with thumbnail, Exif and XMP), made by libheif and x265 from `photoWithPosition`.
 */
export function heicWithPosition(): Buffer {
  return readFileSync(new URL("photo.heic", import.meta.url));
}

/** Returns a small photo with a position in its Exif data. */
export function photoWithPosition(kind: "jpeg" | "png" | "webp" = "jpeg"): Promise<Buffer> {
  const background = { r: 255, g: 122, b: 26 };
  return sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .withExif(exif)
    .toFormat(kind)
    .toBuffer();
}

/**
 * Returns a PNG of `width` x `height` black pixels, of one bit each. The file is small (about 50 KB), but the picture
 * is huge. `extras` are chunks before the pixels.
 */
export function hugePng(width: number, height: number, ...extras: Buffer[]): Buffer {
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    ...extras,
    pngChunk("IDAT", rows),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/**
 * Returns a PNG of one pixel with `count` compressed texts of `length` bytes. A megabyte of these takes 20 s to decode.
 */
export function pngWithTexts(count: number, length: number): Buffer {
  const text = pngChunk(
    "zTXt",
    Buffer.concat([Buffer.from("k\0\0"), deflateSync(Buffer.alloc(length), { level: 9 })]),
  );
  return hugePng(1, 1, ...Array<Buffer>(count).fill(text));
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(8 + typed.length);
  chunk.writeUInt32BE(data.length, 0);
  typed.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typed), 4 + typed.length);
  return chunk;
}

/** Returns a progressive JPEG in which the first scan (pass over the picture) is repeated `count` times. */
export async function photoWithPasses(width: number, count: number): Promise<Buffer> {
  const photo = await sharp({ create: { width, height: width, channels: 3, background: "#777777" } })
    .toColourspace("b-w")
    .jpeg({ progressive: true })
    .toBuffer();
  const start = photo.indexOf(Buffer.from([0xff, 0xda]));
  let end = start + 2 + photo.readUInt16BE(start + 2);
  // The data of a scan end at the next marker: 0xff with a byte other than 0. In the data, a 0 follows each 0xff.
  while (photo[end] !== 0xff || photo[end + 1] === 0) end += 1;
  const passes = Array<Buffer>(count).fill(photo.subarray(start, end));
  return Buffer.concat([photo.subarray(0, start), ...passes, photo.subarray(end)]);
}

export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);

export const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

/** The shortest ZIP archive. Programs that open archives look for these bytes at the end of a file. */
export const emptyZip = Buffer.from(`PK\x05\x06${"\0".repeat(18)}`, "latin1");
