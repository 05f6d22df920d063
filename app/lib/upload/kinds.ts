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

/** Number of first bytes `uploadKind` needs. */
export const kindHeadBytes = 4096;

const heicBrands = ["heic", "heix", "heim", "heis"];
/** Starts of documents a browser runs or draws: SVG, HTML, XML, PostScript, RTF, scripts. */
const markupStart = /^\s*(?:<[!?a-z/]|%!|\{\\rtf|#!)/i;
const markupAnywhere = /<(?:svg|html|script|iframe|object|embed)[\s/>]/i;
/** Control characters except tab, line feed, form feed, carriage return and escape. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const binary = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\ufffd]/;

/** Returns a file's kind by its first bytes, never by its name. Null when we do not accept it. */
export function uploadKind(head: Uint8Array): UploadKind | null {
  const start = latin1(head.subarray(0, 32));
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (start.startsWith("RIFF") && start.slice(8, 12) === "WEBP") return "webp";
  if (start.slice(4, 8) === "ftyp") return isHeic(head) ? "heic" : null;
  if (start.startsWith("%PDF-")) return "pdf";
  return decodeText(head.subarray(0, kindHeadBytes), { isCut: true }) === null ? null : "text";
}

/** Whether a file names HEIC as its type, or as a compatible type of a general image. */
function isHeic(head: Uint8Array): boolean {
  const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const box = latin1(head.subarray(0, Math.min(size, 256)));
  const brands = [box.slice(8, 12), ...(box.slice(16).match(/.{4}/gs) ?? [])];
  if (brands.includes("avif") || brands.includes("avis")) return false;
  return heicBrands.includes(brands[0] ?? "") || (brands[0] === "mif1" && brands.includes("heic"));
}

/**
 * Returns the text of bytes in UTF-8, UTF-16 with its mark, or Windows-1252. Null for binary data and for documents
 * that a browser or a printer would run. With `isCut` the last character may be incomplete.
 */
export function decodeText(bytes: Uint8Array, { isCut = false } = {}): string | null {
  if (bytes.length === 0) return null;
  const text = decode(bytes, isCut);
  if (text === null || binary.test(text)) return null;
  return markupStart.test(text) || markupAnywhere.test(text) ? null : text;
}

function decode(bytes: Uint8Array, stream: boolean): string | null {
  const mark = latin1(bytes.subarray(0, 2));
  if (mark === "\xff\xfe") return new TextDecoder("utf-16le").decode(bytes, { stream });
  if (mark === "\xfe\xff") return new TextDecoder("utf-16be").decode(bytes, { stream });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
