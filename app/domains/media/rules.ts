import type { Outcome } from "#app/lib/forms/outcome.ts";

/** A stored picture, and the size of its largest variant in pixels. */
export interface KeptMedia {
  mediaId: string;
  width: number;
  height: number;
}

/** The result of sending a picture. */
export type MediaOutcome = Outcome<{ done: KeptMedia }, "done" | "invalid">;

/** The largest accepted file, in bytes. */
export const maximumMediaBytes = 10 * 1024 * 1024;

/** The stored formats of a picture, the preferred one first. */
export const mediaFormats = ["avif", "webp", "jpeg"] as const;

export type MediaFormat = (typeof mediaFormats)[number];

/** The stored widths of a picture, in pixels: those below its own, and its own up to the last one. */
const mediaWidths = [400, 800, 1200, 1600] as const;

/** Returns the stored widths of a picture `width` pixels wide, none larger than `width`. */
export function keptWidths(width: number): number[] {
  const largest = Math.min(width, mediaWidths.at(-1) ?? width);
  return [...mediaWidths.filter((kept) => kept < largest), largest];
}

/** Returns the address of a picture in one width and format. Its content never changes. */
export function mediaPath(mediaId: string, width: number, format: MediaFormat): string {
  return `/media/${mediaId}/${width}.${format}`;
}

/** Returns the better formats of a picture with their widths, for a `picture` element; older browsers take JPEG. */
export function mediaSources(mediaId: string, width: number): { type: string; srcSet: string }[] {
  return (["avif", "webp"] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: keptWidths(width)
      .map((kept) => `${mediaPath(mediaId, kept, format)} ${kept}w`)
      .join(", "),
  }));
}

const file = /^(\d{1,4})\.(avif|webp|jpeg)$/;

/** Parses the last part of a picture's address: '800.webp'. Null for anything else. */
export function readMediaFile(name: string): { width: number; format: MediaFormat } | null {
  const [, width, format] = file.exec(name) ?? [];
  return width && format ? { width: Number(width), format: format as MediaFormat } : null;
}
