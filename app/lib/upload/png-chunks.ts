/** The chunks that draw the picture: its pixels, colours and orientation. Any other chunk is metadata. */
const drawn = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "sBIT",
  "iCCP",
  "eXIf",
]);
/** The longest chunk that is kept, except pixels. It is larger than any colour profile or Exif block. */
const longestExtra = 1024 * 1024;
const signatureLength = 8;
/** The bytes of length, type and checksum around a chunk's data. */
const frameLength = 12;

/**
 * Returns a PNG with only the chunks that draw its picture, each kind but IDAT at most once. Text chunks are removed:
 * two hundred compressed ones take 20 seconds to unpack (rule forms/clean-pictures). A file that is not a PNG is
 * returned unchanged.
 */
export function drawnChunks(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const kept = [png.subarray(0, signatureLength)];
  const seen = new Set<string>();
  for (let at = signatureLength; at + frameLength <= png.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    const end = at + frameLength + length;
    if (end > png.length) return png;
    const isExtra = type !== "IDAT";
    if (drawn.has(type) && !(isExtra && (seen.has(type) || length > longestExtra)))
      kept.push(png.subarray(at, end));
    seen.add(type);
    if (type === "IEND") return Buffer.concat(kept);
    at = end;
  }
  return png;
}
