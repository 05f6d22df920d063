import type { QrDrawing } from "#app/lib/drawing/qr-code.ts";

/** The maximum number of photos for one link. Each may be as large as a file of the form (rule forms/photo-link). */
export const maximumPhotos = 5;

/** How long a link works before its form is sent, and after. */
export const pendingHours = 24;
export const linkDays = 7;

/** The hidden field of the quote form that names its link. */
export const photoCodeField = "photo_code";

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 10;

/** Returns a code of ten characters, 50 bits, without characters that look alike (Crockford's base 32). */
export function codeOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, codeLength), (byte) => letters[byte % letters.length]).join("");
}

/**
 * Returns a typed code in the form in which codes are compared: capitals, no spaces or dashes, O as 0, I and L as 1.
 * Null if it cannot be a code.
 */
export function readCode(typed: string): string | null {
  if (typed.length > 4 * codeLength) return null;
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return code.length === codeLength && [...code].every((sign) => letters.includes(sign)) ? code : null;
}

/** Returns a code in the form shown to people: '7K4M2-QX9PD'. */
export function shownCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

/** The page that receives photos, and the URL of a link on it. */
export const photosPath = "/p";

/** Returns the address of a link. */
export function photoLinkPath(code: string): string {
  return `${photosPath}/${shownCode(code)}`;
}

/** Returns the URL where the browser that created the link sees the photos that arrived. */
export function arrivedPath(viewKey: string): string {
  return `/api/quote-photos/${viewKey}`;
}

export interface ArrivedPhoto {
  id: string;
  name: string;
  mediaType: string;
}

/** A link as the browser that created it knows it. */
export interface PhotoLink {
  code: string;
  /** The whole address, for the QR code. */
  url: string;
  qr: QrDrawing;
  /** The key that shows the photos. The telephone has only the code, which can only add photos. */
  viewKey: string;
  expiresAt: Date;
}
