/** The kinds of files a visitor may send (rule forms/files). */
export const uploadKinds = {
  jpeg: { mediaType: "image/jpeg", extension: "jpg" },
  png: { mediaType: "image/png", extension: "png" },
  webp: { mediaType: "image/webp", extension: "webp" },
  heic: { mediaType: "image/heic", extension: "heic" },
  pdf: { mediaType: "application/pdf", extension: "pdf" },
  text: { mediaType: "text/plain; charset=utf-8", extension: "txt" },
} as const;

export type UploadKind = keyof typeof uploadKinds;

/** The number of first bytes that `uploadKind` needs. */
export const kindHeadBytes = 4096;

const heicBrands = ["heic", "heix", "heim", "heis"];
/** Matches the start of documents that a browser runs or draws: SVG, HTML, XML, PostScript, RTF, scripts. */
const markupStart = /^(?:<[!?a-z/]|%!|\{\\rtf|#!)/i;
const markupAnywhere = /<(?:svg|html|script|iframe|object|embed)[\s/>]/i;
/** Control characters except tab, line feed, form feed, carriage return and escape. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const binary = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\ufffd]/;

/** Returns a file's kind by its first bytes, never by its name. Returns null for a kind that we do not accept. */
export function uploadKind(head: Uint8Array): UploadKind | null {
  const start = latin1(head.subarray(0, 32));
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "webp";
  if (start.slice(4, 8) === "ftyp") return isHeic(head) ? "heic" : null;
  if (start.startsWith("%PDF-")) return "pdf";
  return beginsAsText(head.subarray(0, kindHeadBytes)) ? "text" : null;
}

/** Whether a file names HEIC as its type or, if its type is any image, as a compatible type. */
function isHeic(head: Uint8Array): boolean {
  const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const box = latin1(head.subarray(0, Math.min(size, 256)));
  const brands = [box.slice(8, 12), ...(box.slice(16).match(/.{4}/gs) ?? [])];
  if (brands.includes("avif") || brands.includes("avis")) return false;
  return heicBrands.includes(brands[0] ?? "") || (brands[0] === "mif1" && brands.includes("heic"));
}

/** Returns a text's possible encodings, likeliest first. UTF-16 has a byte order mark. Windows-1252 fits any bytes. */
export function textEncodings(bytes: Uint8Array): string[] {
  const mark = latin1(bytes.subarray(0, 2));
  if (mark === "\xff\xfe") return ["utf-16le"];
  if (mark === "\xfe\xff") return ["utf-16be"];
  return ["utf-8", "windows-1252"];
}

/**
 * How many characters of the start, and of the end of each piece, are stored to compare: more than any pattern matches.
 */
const longestMark = 16;

/**
 * Returns a function that reads a text piece by piece, and returns false when the text so far is binary data or a
 * document that a browser or a printer would run.
 */
export function createTextCheck(): (piece: string) => boolean {
  let start = "";
  let end = "";
  return (piece) => {
    if (start.length < longestMark) start = (start + piece).trimStart().slice(0, longestMark);
    const seen = end + piece;
    end = seen.slice(-longestMark);
    return !binary.test(piece) && !markupStart.test(start) && !markupAnywhere.test(seen);
  };
}

/** Whether a file begins as a text. The last character of `head` may be incomplete. */
function beginsAsText(head: Uint8Array): boolean {
  for (const encoding of textEncodings(head)) {
    try {
      const text = new TextDecoder(encoding, { fatal: encoding === "utf-8" }).decode(head, { stream: true });
      return head.length > 0 && createTextCheck()(text);
    } catch {
      // Not valid in this encoding: the next encoding is tried.
    }
  }
  return false;
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
