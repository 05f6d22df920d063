import type { Outcome } from "#app/lib/forms/outcome.ts";

/** A stored picture, with the size of its largest variant in pixels. */
export interface KeptMedia {
  mediaId: string;
  width: number;
  height: number;
}

/** The result of uploading a picture. */
export type MediaOutcome = Outcome<{ done: KeptMedia }, "done" | "invalid">;

/** The largest accepted file, in bytes. */
export const maximumMediaBytes = 10 * 1024 * 1024;

/** The formats in which a picture is stored, in order of preference. */
export const mediaFormats = ["avif", "webp", "jpeg"] as const;

export type MediaFormat = (typeof mediaFormats)[number];

/**
 * The standard widths in pixels. A picture is stored in the standard widths below its own, and in its own width or the
 * largest standard one, whichever is smaller.
 */
const mediaWidths = [400, 800, 1200, 1600] as const;

/** Returns the widths in which a picture `width` pixels wide is stored. None is larger than `width`. */
export function keptWidths(width: number): number[] {
  const largest = Math.min(width, mediaWidths.at(-1) ?? width);
  return [...mediaWidths.filter((kept) => kept < largest), largest];
}

/** Returns the path of a picture in one width and format. The content at a path never changes. */
export function mediaPath(mediaId: string, width: number, format: MediaFormat): string {
  return `/media/${mediaId}/${width}.${format}`;
}

/** Returns the modern formats of a picture with their widths, for a `picture` element. Older browsers use JPEG. */
export function mediaSources(mediaId: string, width: number): { type: string; srcSet: string }[] {
  return (["avif", "webp"] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: keptWidths(width)
      .map((kept) => `${mediaPath(mediaId, kept, format)} ${kept}w`)
      .join(", "),
  }));
}

const file = /^(\d{1,4})\.(avif|webp|jpeg)$/;

/** Parses the last segment of a picture's path, such as '800.webp'. Null for anything else. */
export function readMediaFile(name: string): { width: number; format: MediaFormat } | null {
  const [, width, format] = file.exec(name) ?? [];
  return width && format ? { width: Number(width), format: format as MediaFormat } : null;
}
