import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import {
  emptyZip,
  heicWithPosition,
  hiddenWords,
  hugePng,
  pdf,
  pngWithTexts,
  photoWithPasses,
  photoWithPosition,
  svg,
} from "#tests/support/uploads/corpus.ts";
import { type CleanUpload, cleanUpload, type UploadRefusal } from "./clean-upload.server.ts";

const mebibyte = 1024 * 1024;

function clean(name: string, bytes: Buffer | string) {
  return cleanUpload(name, Buffer.from(bytes as Buffer), 10 * mebibyte, "a visitor");
}

async function kept(name: string, bytes: Buffer | string): Promise<CleanUpload> {
  const cleaned = await clean(name, bytes);
  if ("refused" in cleaned) throw new Error(`refused: ${cleaned.refused}`);
  for (const word of hiddenWords) expect(cleaned.bytes.includes(word), word).toBe(false);
  return cleaned;
}

test.each(["jpeg", "png", "webp"] as const)(
  "a %s photo loses its position and keeps its picture",
  async (kind) => {
    const photo = await photoWithPosition(kind);
    expect(photo.includes("secret-description")).toBe(true);
    const { bytes, mediaType, width, height } = await kept("photo", photo);
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ format: kind, width: 64, height: 48 });
    expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
    expect({ mediaType, width, height }).toEqual({ mediaType: `image/${kind}`, width: 64, height: 48 });
  },
);

test("a PNG with a gigabyte of text chunks is read quickly, and the chunks are removed", async () => {
  expect(await kept("texts.png", pngWithTexts(200, 5_000_000))).toMatchObject({ width: 1, height: 1 });
});

// rule forms/clean-pictures
test("a photo saved as PNG, which our PNG would make too large, is kept as WebP", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#000", noise } })
    .resize(400, 300, { fit: "fill" })
    .png({ adaptiveFiltering: true, compressionLevel: 9 })
    .toBuffer();
  const limit = photo.length;
  expect((await kept("plain.png", photo)).bytes.length).toBeGreaterThan(limit);
  const cleaned = await cleanUpload("photo.png", photo, limit, "a visitor");
  expect(cleaned).toMatchObject({ name: "photo.webp", mediaType: "image/webp", width: 400, height: 300 });
  expect("bytes" in cleaned && cleaned.bytes.length).toBeLessThan(limit);
});

// A decoder draws the whole picture again for each pass: 100 passes of 49 million pixels take about two seconds.
test("a photo with as many passes as decoders allow is read", async () => {
  expect(await kept("passes.jpg", await photoWithPasses(200, 90))).toMatchObject({ width: 200, height: 200 });
});

test("a photo taken sideways is stored upright", async () => {
  const photo = await sharp(await photoWithPosition())
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await kept("photo.jpg", photo)).toMatchObject({ width: 48, height: 64 });
});

// rule forms/clean-pictures
test("a HEIC photo keeps its image and loses its metadata", async () => {
  const photo = heicWithPosition();
  const { bytes, mediaType, name } = await kept("IMG_0042.HEIC", photo);
  expect({ mediaType, name, length: bytes.length }).toEqual({
    mediaType: "image/heic",
    name: "IMG_0042.heic",
    length: photo.length,
  });
  const changed = [...bytes].filter((byte, at) => byte !== photo[at]).length;
  expect(changed).toBeLessThan(354 + 222 + 1);
  expect(await kept("again.heic", bytes)).toMatchObject({ bytes });
});

test("bytes hidden in a HEIC photo outside its image are erased", async () => {
  const hidden = Buffer.from("secret-description and more");
  const box = Buffer.alloc(8);
  box.writeUInt32BE(8 + hidden.length);
  box.write("free", 4, "latin1");
  const { bytes } = await kept("photo.heic", Buffer.concat([heicWithPosition(), box, hidden]));
  expect(bytes.subarray(-hidden.length).every((byte) => byte === 0)).toBe(true);
});

test("a second file after a photo's end is removed", async () => {
  const html = Buffer.from("<script>alert('secret-description')</script>");
  const photo = await photoWithPosition();
  const { bytes } = await kept("photo.jpg", Buffer.concat([photo, html, emptyZip]));
  expect(bytes.includes("<script>")).toBe(false);
  expect(bytes.includes("PK\x05\x06")).toBe(false);
});

test("a large photo is reduced to a readable size", async () => {
  const background = { r: 1, g: 2, b: 3 };
  const photo = await sharp({ create: { width: 5000, height: 2500, channels: 3, background } })
    .jpeg()
    .toBuffer();
  expect(await kept("grand.jpg", photo)).toMatchObject({ width: 4000, height: 2000 });
});

// rule forms/files
test("a file's type comes from its content, not from its name", async () => {
  expect((await kept("..\\..\\facture.exe.png", await photoWithPosition())).name).toBe("facture.exe.jpg");
  expect((await kept("journal.log", "une ligne\nune autre\n")).name).toBe("journal.txt");
  expect((await kept("", pdf)).name).toBe("fichier.pdf");
});

test("other requests are answered while a long text is read", async () => {
  let turns = 0;
  let isOver = false;
  const turn = () => void (isOver || (turns++, setImmediate(turn)));
  setImmediate(turn);
  const text = "é ".repeat(1_500_000);
  expect((await kept("a.txt", Buffer.from(text))).bytes.toString()).toBe(text);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(4);
});

test("a text in any encoding becomes UTF-8", async () => {
  const text = "Écran bleu : 0x0000007B, « périphérique »\r\n";
  expect((await kept("a.txt", text)).bytes.toString()).toBe(text);
  expect((await kept("a.txt", Buffer.from(`\ufeff${text}`, "utf16le"))).bytes.toString()).toBe(text);
  expect((await kept("a.txt", Buffer.from("\u00c9cran", "latin1"))).bytes.toString()).toBe("Écran");
});

test("a PDF stays unchanged", async () => {
  expect((await kept("devis.pdf", pdf)).bytes.equals(pdf)).toBe(true);
});

const jpegHead = Buffer.from("ffd8ffe000104a464946", "hex");
const refusals: [string, UploadRefusal, () => Buffer | string | Promise<Buffer>][] = [
  ["nothing", "empty", () => ""],
  ["an SVG", "unknownKind", () => svg],
  ["an SVG after spaces", "unknownKind", () => `\n  ${svg.toString()}`],
  ["an SVG behind a comment", "unknownKind", () => `un mot ${svg.toString()}`],
  ["a web page", "unknownKind", () => "<!doctype html><p>bonjour"],
  ["a script", "unknownKind", () => "#!/bin/sh\nrm -rf /"],
  ["a program", "unknownKind", () => Buffer.from("MZ\x90\0\x03\0\0\0", "latin1")],
  ["an archive", "unknownKind", () => emptyZip],
  ["a GIF", "unknownKind", () => Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1")],
  ["an AVIF", "unknownKind", () => sharp(svgSquare).avif().toBuffer()],
  ["a photo cut short", "damaged", async () => (await photoWithPosition()).subarray(0, 500)],
  ["a photo that only begins like one", "damaged", () => jpegHead],
  [
    "a PNG with the head of another",
    "damaged",
    () => Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), svg]),
  ],
  ["a page far behind spaces", "unknownKind", () => Buffer.from(`${" ".repeat(2_000_000)}<!doctype html>`)],
  [
    "a page's script across two pieces",
    "unknownKind",
    () => Buffer.from(`${"a".repeat(mebibyte - 4)}<script >`),
  ],
  ["a text that is binary at its end", "unknownKind", () => Buffer.from(`${"a".repeat(2_000_000)}\0`)],
  ["a text that is too long in UTF-8", "tooLarge", () => Buffer.from("\xe9".repeat(6_000_000), "latin1")],
  ["a HEIC cut short", "damaged", () => heicWithPosition().subarray(0, -10)],
  ["a HEIC with something behind it", "damaged", () => Buffer.concat([heicWithPosition(), svg])],
  ["a PDF without an end", "damaged", () => pdf.subarray(0, -8)],
  [
    "a PDF that is a web page too",
    "damaged",
    () => Buffer.concat([pdf, Buffer.from("<script>alert(1)</script>")]),
  ],
  ["a PDF that is an archive too", "damaged", () => Buffer.concat([pdf, emptyZip, pdf.subarray(-6)])],
  ["a PNG of 400 million pixels", "tooManyPixels", () => hugePng(20_000, 20_000)],
  ["a photo that comes in 200 passes", "damaged", () => photoWithPasses(2_000, 200)],
  ["a progressive photo that would fill the memory", "tooManyPixels", () => largeProgressive()],
];
const svgSquare = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');

/** A small photo whose header claims 7000 x 6000 pixels. A decoder would keep all its coefficients in memory. */
async function largeProgressive() {
  const photo = await sharp(await photoWithPosition())
    .jpeg({ progressive: true })
    .toBuffer();
  const frame = photo.indexOf(Buffer.from("ffc2", "hex"));
  photo.writeUInt16BE(6000, frame + 5);
  photo.writeUInt16BE(7000, frame + 7);
  return photo;
}

test.each(refusals)("%s is refused: %s", async (_name, refused, bytes) => {
  expect(await clean("photo.jpg", await bytes())).toEqual({ refused });
});

test("any bytes are either stored or refused", async () => {
  const start = fc.constantFrom(
    "",
    "\xff\xd8\xff",
    "\x89PNG\r\n\x1a\n",
    "RIFF....WEBPVP8 ",
    "\0\0\0\x18ftypheic\0\0\0\0mif1heic",
    "%PDF-",
  );
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), fc.string(), async (head, tail, name) => {
      const cleaned = await clean(name, Buffer.concat([Buffer.from(head, "latin1"), tail]));
      expect("refused" in cleaned || cleaned.name.length > 0).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("a HEIC photo damaged anywhere is cleaned or refused", async () => {
  const photo = heicWithPosition();
  await fc.assert(
    fc.asyncProperty(fc.nat(photo.length - 1), fc.nat(255), async (at, byte) => {
      const damaged = Buffer.from(photo);
      damaged[at] = byte;
      const cleaned = await clean("photo.heic", damaged);
      expect("refused" in cleaned || cleaned.bytes.length === photo.length).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
