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

/** What pages show: smaller than what is kept for a technician's eye. */
const variantWriters = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 4 }),
  jpeg: (image: Sharp) => image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, progressive: true }),
  png: (image: Sharp) => image.png(),
};

/** Another form of an image: a format and a width, cut to `height` where one is given. In pixels. */
export interface ImageVariant {
  format: keyof typeof variantWriters;
  width: number;
  height?: number;
}

/** An image written anew, or why there is none. */
export type RewrittenImage = { bytes: Buffer; width: number; height: number } | RefusedImage;

interface RefusedImage {
  refused: "damaged" | "tooManyPixels" | "busy";
}

/** What the site says with an image it has rewritten by another process, and what that says with its own. */
export interface ImageQuestion {
  kind: ImageKind;
  variant?: ImageVariant;
}

export type ImageAnswer = { width: number; height: number } | RefusedImage;

/**
 * Writes an image anew, upright, at most 4000 pixels long: nothing of the original file remains but its picture, no
 * Exif, no position, no second file behind it. Its size is judged before anything of it is decoded. A `variant` is written
 * in its own format and width instead.
 */
export async function rewriteImage(
  bytes: Uint8Array,
  kind: ImageKind,
  variant?: ImageVariant,
): Promise<RewrittenImage> {
  try {
    const image = sharp(bytes, { limitInputPixels: false, failOn: "error", sequentialRead: true });
    const metadata = await image.metadata();
    if (metadata.format !== kind) return { refused: "damaged" };
    if (metadata.width * metadata.height > maximumPixels || openingBytes(metadata) > memoryBudget)
      return { refused: "tooManyPixels" };
    const { data, info } = await written(image.autoOrient(), kind, variant).toBuffer({
      resolveWithObject: true,
    });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return { refused: "damaged" };
  }
}

function written(upright: Sharp, kind: ImageKind, variant: ImageVariant | undefined): Sharp {
  if (!variant)
    return writers[kind](
      upright.resize(longestSide, longestSide, { fit: "inside", withoutEnlargement: true }),
    );
  const { format, width, height } = variant;
  return variantWriters[format](upright.resize(width, height, { fit: "cover" }));
}

/** Interlaced and progressive images, and WebP, are held whole while they are opened. */
function openingBytes({ width, height, channels, depth, isProgressive, format }: Metadata): number {
  const isWhole = isProgressive || format === "webp";
  if (!isWhole) return 0;
  const sample = format === "jpeg" || depth === "ushort" ? 2 : 1;
  return width * height * channels * sample;
}
