import sharp, { type Metadata, type Sharp } from "sharp";

/** Fifty million pixels, what the largest telephones write. */
const maximumPixels = 50_000_000;
/** What opening one image may take, in bytes, where it cannot be read line by line. */
const memoryBudget = 200 * 1024 * 1024;
/** Longest side kept: a serial number on a photo stays readable. */
const longestSide = 4000;

const writers = {
  // Without the optimised tables, which want the whole image in memory: 40 MB instead of 110 for 13 million pixels.
  jpeg: (image: Sharp) => image.jpeg({ quality: 85, optimiseCoding: false }),
  png: (image: Sharp) => image.png(),
  webp: (image: Sharp) => image.webp({ quality: 85, effort: 2 }),
};

export type ImageKind = keyof typeof writers;

/** An image written anew, or why there is none. */
export type RewrittenImage = { bytes: Buffer; width: number; height: number } | RefusedImage;

interface RefusedImage {
  refused: "damaged" | "tooManyPixels";
}

/** What the site says with an image it has rewritten by another process, and what that says with its own. */
export interface ImageQuestion {
  kind: ImageKind;
}

export type ImageAnswer = { width: number; height: number } | RefusedImage;

/**
 * Writes an image anew, upright, at most 4000 pixels long: nothing of the original file remains but its picture, no
 * Exif, no position, no second file behind it. Its size is judged before anything of it is decoded.
 */
export async function rewriteImage(bytes: Uint8Array, kind: ImageKind): Promise<RewrittenImage> {
  try {
    const image = sharp(bytes, { limitInputPixels: false, failOn: "error", sequentialRead: true });
    const metadata = await image.metadata();
    if (metadata.format !== kind) return { refused: "damaged" };
    if (metadata.width * metadata.height > maximumPixels || openingBytes(metadata) > memoryBudget)
      return { refused: "tooManyPixels" };
    const upright = image
      .autoOrient()
      .resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true });
    const { data, info } = await writers[kind](upright).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return { refused: "damaged" };
  }
}

/** Interlaced and progressive images, and WebP, are held whole while they are opened. */
function openingBytes({ width, height, channels, depth, isProgressive, format }: Metadata): number {
  const isWhole = isProgressive || format === "webp";
  if (!isWhole) return 0;
  const sample = format === "jpeg" || depth === "ushort" ? 2 : 1;
  return width * height * channels * sample;
}
