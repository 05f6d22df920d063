import sharp, { type Metadata, type Sharp } from "sharp";
import { drawnChunks } from "./png-chunks.ts";

/** The most pixels of an image: as many as the largest photos of phones have. */
const maximumPixels = 50_000_000;
/** The maximum memory, in bytes, for opening one image that cannot be read line by line. */
const memoryBudget = 200 * 1024 * 1024;
/** The longest side of a rewritten image: with this many pixels a serial number on a photo stays readable. */
const longestSide = 4000;

const writers = {
  // Optimised tables need the whole image in memory: 110 MB instead of 40 for 13 million pixels.
  jpeg: (image: Sharp) => image.jpeg({ quality: 85, optimiseCoding: false }),
  png: (image: Sharp) => image.png(),
  webp: (image: Sharp) => image.webp({ quality: 85, effort: 2 }),
};

export type ImageKind = keyof typeof writers;

/** The formats of pictures on pages. Their files are smaller than a visitor's photos, which a technician examines. */
const variantWriters = {
  avif: (image: Sharp) => image.avif({ quality: 55, effort: 3 }),
  webp: (image: Sharp) => image.webp({ quality: 78, effort: 4 }),
  jpeg: (image: Sharp) => image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, progressive: true }),
  png: (image: Sharp) => image.png(),
};

/** A variant of an image: its format and its width in pixels. If `height` is set, the image is cropped to it. */
export interface ImageVariant {
  format: keyof typeof variantWriters;
  width: number;
  height?: number;
}

/** A rewritten image, or the reason why there is none. */
export type RewrittenImage = { bytes: Buffer; width: number; height: number } | RefusedImage;

interface RefusedImage {
  refused: "damaged" | "tooManyPixels" | "busy";
}

/** The message that asks the other process to rewrite an image. `ImageAnswer` is the answer to it. */
export interface ImageQuestion {
  /** `drawing` for an SVG of our own, which becomes a PNG (app/lib/drawing). */
  kind: ImageKind | "drawing";
  variant?: ImageVariant;
}

export type ImageAnswer = { width: number; height: number } | RefusedImage;

/**
 * Rewrites an image upright, with sides of 4000 pixels at most (rule forms/clean-pictures). The result has no Exif, no
 * GPS position and no second file after the image. Checks the size before decoding. A `variant` sets its own format and
 * width.
 */
export async function rewriteImage(
  bytes: Uint8Array,
  kind: ImageKind,
  variant?: ImageVariant,
): Promise<RewrittenImage> {
  try {
    const image = sharp(kind === "png" ? drawnChunks(bytes) : bytes, {
      limitInputPixels: false,
      failOn: "error",
      sequentialRead: true,
    });
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

/** Returns the bytes of memory needed to open an image. Interlaced, progressive and WebP images are whole in memory. */
function openingBytes({ width, height, channels, depth, isProgressive, format }: Metadata): number {
  const isWhole = isProgressive || format === "webp";
  if (!isWhole) return 0;
  const sample = format === "jpeg" || depth === "ushort" ? 2 : 1;
  return width * height * channels * sample;
}
