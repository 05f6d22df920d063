import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pngChunk, pngWithTexts } from "#tests/support/uploads/corpus.ts";
import { drawnChunks } from "./png-chunks.ts";

const typesOf = (png: Uint8Array) =>
  Buffer.from(png)
    .toString("latin1")
    .match(/IHDR|IDAT|IEND|zTXt|iCCP|eXIf/g);

// rule forms/clean-pictures
test("a PNG keeps what its picture needs, and each profile once", async () => {
  const png = pngWithTexts(3, 1_000);
  expect(typesOf(png)).toEqual(["IHDR", "zTXt", "zTXt", "zTXt", "IDAT", "IEND"]);
  expect(typesOf(drawnChunks(png))).toEqual(["IHDR", "IDAT", "IEND"]);
  const header = png.subarray(0, 33);
  const profile = pngChunk("iCCP", Buffer.concat([Buffer.from("p\0\0"), deflateSync(Buffer.alloc(200))]));
  const twice = Buffer.concat([header, profile, profile, png.subarray(33)]);
  expect(typesOf(drawnChunks(twice))).toEqual(["IHDR", "iCCP", "IDAT", "IEND"]);
  expect((await sharp(drawnChunks(png)).metadata()).width).toBe(1);
});

test("bytes after the picture are removed, and a file that is not a PNG is left for the decoder to refuse", () => {
  const png = pngWithTexts(1, 10);
  expect(typesOf(drawnChunks(Buffer.concat([png, Buffer.from("IDAT after")])))).toEqual([
    "IHDR",
    "IDAT",
    "IEND",
  ]);
  const cut = png.subarray(0, -20);
  expect(drawnChunks(cut)).toEqual(cut);
});
