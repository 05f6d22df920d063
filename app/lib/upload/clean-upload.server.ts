import { cleanHeic, DamagedFileError } from "./clean-heic.server.ts";
import { cleanImage } from "./clean-image.server.ts";
import { safeFileName } from "./file-name.ts";
import { cleanText } from "./clean-text.server.ts";
import { type UploadKind, uploadKind, uploadKinds } from "./kinds.ts";
import type { ImageKind } from "./rewrite-image.server.ts";

/** A file that is safe to store. */
export interface CleanUpload {
  name: string;
  mediaType: string;
  bytes: Buffer;
  /**
   * The width and height of an image, in pixels. Both are null for any other file, and for an image that is not opened
   * (HEIC).
   */
  width: number | null;
  height: number | null;
}

/** Why a file is refused. */
export type UploadRefusal = "empty" | "unknownKind" | "damaged" | "tooLarge" | "tooManyPixels" | "busy";

const archiveTail = 22 + 65_535;

type Cleaned = Pick<CleanUpload, "bytes"> & Partial<CleanUpload>;

const cleaners: Record<
  UploadKind,
  (bytes: Buffer, client: string) => Promise<Cleaned | { refused: UploadRefusal }>
> = {
  jpeg: picture("jpeg"),
  png: picture("png"),
  webp: picture("webp"),
  heic: async (bytes) => ({ bytes: cleanHeic(bytes) }),
  pdf: async (bytes) => ({ bytes: checkedPdf(bytes) }),
  text: async (bytes) => {
    const text = await cleanText(bytes);
    return text ? { bytes: text } : { refused: "unknownKind" };
  },
};

/**
 * Makes a file safe to store (rules forms/files and forms/clean-pictures): rewrites images, removes the metadata of
 * HEIC, converts text to UTF-8, and accepts a PDF only if it is not also a file of another type. `maximumBytes` also
 * limits the result: a photo whose PNG would be larger becomes a WebP. Pictures of different `client`s are opened in
 * turn.
 */
export async function cleanUpload(
  name: string,
  given: Buffer,
  maximumBytes: number,
  client: string,
): Promise<CleanUpload | { refused: UploadRefusal }> {
  if (given.length === 0) return { refused: "empty" };
  const kind = uploadKind(given);
  if (!kind) return { refused: "unknownKind" };
  try {
    const cleaned = await cleaners[kind](given, client);
    if ("refused" in cleaned) return cleaned;
    if (kind === "png" && cleaned.bytes.length > maximumBytes && cleaned.width) {
      const lighter = await cleanImage(given, client, kind, { format: "webp", width: cleaned.width });
      return "refused" in lighter ? lighter : fitting(name, "webp", lighter, maximumBytes);
    }
    return fitting(name, kind, cleaned, maximumBytes);
  } catch (error) {
    if (error instanceof DamagedFileError) return { refused: "damaged" };
    throw error;
  }
}

function fitting(
  name: string,
  kind: UploadKind,
  { bytes, width = null, height = null }: Cleaned,
  maximumBytes: number,
): CleanUpload | { refused: UploadRefusal } {
  if (bytes.length > maximumBytes) return { refused: kind === "text" ? "tooLarge" : "tooManyPixels" };
  return { name: safeFileName(name, kind), mediaType: uploadKinds[kind].mediaType, bytes, width, height };
}

function picture(kind: ImageKind) {
  return (bytes: Buffer, client: string) => cleanImage(bytes, client, kind);
}

/** Returns a PDF that has nothing after its end and is not also a ZIP archive. Throws otherwise. */
function checkedPdf(bytes: Buffer): Buffer {
  const tail = bytes.subarray(-2048).toString("latin1");
  const end = tail.lastIndexOf("%%EOF");
  if (end < 0 || !/^[\s\0]*$/.test(tail.slice(end + 5)))
    throw new DamagedFileError("the PDF has no end, or goes on");
  // Archive programs look for this marker near the end of a file: only a comment of 65,535 bytes at most may follow it.
  if (bytes.subarray(-archiveTail).includes("PK\x05\x06", 0, "latin1"))
    throw new DamagedFileError("the PDF is an archive too");
  return bytes;
}
