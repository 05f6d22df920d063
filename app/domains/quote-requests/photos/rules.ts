import type { QrDrawing } from "#app/lib/drawing/qr-code.ts";

/**
 * The maximum number of photos for one link. Each may be as large as a file of the quote form (rule forms/photo-link).
 */
export const maximumPhotos = 5;

/** How many hours a photo link works while its form is not sent, and how many days once the form is sent. */
export const pendingHours = 24;
export const linkDays = 7;

/** The hidden field of the quote form that contains the code of its link. */
export const photoCodeField = "photo_code";

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codeLength = 10;

/**
 * Returns a code of ten characters, each made from one byte (5 bits of it). The alphabet is Crockford's base 32, which
 * has no two characters that look alike.
 */
export function codeOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, codeLength), (byte) => letters[byte % letters.length]).join("");
}

/**
 * Returns a typed code in the form in which codes are compared: in capitals, without spaces and dashes, with 0 for O
 * and 1 for I and L. Null if it cannot be a code.
 */
export function readCode(typed: string): string | null {
  if (typed.length > 4 * codeLength) return null;
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return code.length === codeLength && [...code].every((sign) => letters.includes(sign)) ? code : null;
}

/** Returns a code in the form in which people see it: '7K4M2-QX9PD'. */
export function shownCode(code: string): string {
  return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
}

/** The path of the page that receives photos. A link's URL is this path with the link's code. */
export const photosPath = "/p";

/** Returns the path of a photo link, at which a telephone adds photos. `code` is the link's code. */
export function photoLinkPath(code: string): string {
  return `${photosPath}/${shownCode(code)}`;
}

/** Returns the path at which the browser that created the link gets the photos that arrived. */
export function arrivedPath(viewKey: string): string {
  return `/api/quote-photos/${viewKey}`;
}

export interface ArrivedPhoto {
  id: string;
  name: string;
  mediaType: string;
}

/** The data of a photo link that the server gives to the browser which created the link. */
export interface PhotoLink {
  code: string;
  /** The whole URL, for the QR code. */
  url: string;
  qr: QrDrawing;
  /**
   * The key with which this browser gets the photos. The telephone has only the code, which can add photos but not show
   * them.
   */
  viewKey: string;
  expiresAt: Date;
}
