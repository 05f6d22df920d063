/** The largest file taken in, in bytes. */
export const maximumMediaBytes = 10 * 1024 * 1024;

/** The formats a picture is kept in, the one browsers should take first in front. */
export const mediaFormats = ["avif", "webp", "jpeg"] as const;

export type MediaFormat = (typeof mediaFormats)[number];

/** Widths a picture is kept in, in pixels: those below its own, and its own up to the last one. */
const mediaWidths = [400, 800, 1200, 1600] as const;

/** The widths kept of a picture `width` pixels wide: never more than it has. */
export function keptWidths(width: number): number[] {
  const largest = Math.min(width, mediaWidths.at(-1) ?? width);
  return [...mediaWidths.filter((kept) => kept < largest), largest];
}

/** The address of a picture in one width and format. What it answers never changes. */
export function mediaPath(mediaId: string, width: number, format: MediaFormat): string {
  return `/media/${mediaId}/${width}.${format}`;
}

/** The better formats of a picture with their widths, as a page offers them; browsers that know neither take JPEG. */
export function mediaSources(mediaId: string, width: number): { type: string; srcSet: string }[] {
  return (["avif", "webp"] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: keptWidths(width)
      .map((kept) => `${mediaPath(mediaId, kept, format)} ${kept}w`)
      .join(", "),
  }));
}

const file = /^(\d{1,4})\.(avif|webp|jpeg)$/;

/** Reads the last part of a picture's address: '800.webp'. Null for any other. */
export function readMediaFile(name: string): { width: number; format: MediaFormat } | null {
  const [, width, format] = file.exec(name) ?? [];
  return width && format ? { width: Number(width), format: format as MediaFormat } : null;
}
