import type { Outcome } from "#app/lib/forms/outcome.ts";

/** A stored picture, with the width and height of its largest variant in pixels. */
export interface KeptMedia {
  mediaId: string;
  width: number;
  height: number;
}

/** The outcome of an upload: the stored picture, or an error. */
export type MediaOutcome = Outcome<{ done: KeptMedia }, "done" | "invalid">;

/** The largest accepted file, in bytes. */
export const maximumMediaBytes = 10 * 1024 * 1024;

/** The formats in which every picture is stored, the best first. */
export const mediaFormats = ["avif", "webp", "jpeg"] as const;

export type MediaFormat = (typeof mediaFormats)[number];

/**
 * The standard widths in pixels. A picture is stored in each standard width that is smaller than its own width, and in
 * its own width. A picture wider than the largest standard width is stored in that width instead of its own.
 */
const mediaWidths = [400, 800, 1200, 1600] as const;

/** Returns the widths in which a picture is stored. `width` is its own width in pixels; no result is larger. */
export function keptWidths(width: number): number[] {
  const largest = Math.min(width, mediaWidths.at(-1) ?? width);
  return [...mediaWidths.filter((kept) => kept < largest), largest];
}

/**
 * Returns the path of a picture in one width and format. The file at a path never changes, so browsers may store it for
 * good.
 */
export function mediaPath(mediaId: string, width: number, format: MediaFormat): string {
  return `/media/${mediaId}/${width}.${format}`;
}

/**
 * Returns the sources of a `picture` element: AVIF and WebP, each in all widths. A browser that knows neither format
 * shows the JPEG.
 */
export function mediaSources(mediaId: string, width: number): { type: string; srcSet: string }[] {
  return (["avif", "webp"] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: keptWidths(width)
      .map((kept) => `${mediaPath(mediaId, kept, format)} ${kept}w`)
      .join(", "),
  }));
}

const file = /^(\d{1,4})\.(avif|webp|jpeg)$/;

/** Parses the file name in a picture's path, such as '800.webp'. Returns null for any other text. */
export function readMediaFile(name: string): { width: number; format: MediaFormat } | null {
  const [, width, format] = file.exec(name) ?? [];
  return width && format ? { width: Number(width), format: format as MediaFormat } : null;
}
