import { isEmailAddress } from "../trust/email-address.ts";

const schemes = ["http:", "https:", "mailto:", "tel:"];

/** Whether an article may link to an address: a web URL, an e-mail address, a telephone number or one of our pages. */
export function isLinkAddress(address: string): boolean {
  try {
    return schemes.includes(new URL(address, "https://atelier.invalid").protocol);
  } catch {
    return false;
  }
}

/**
 * Returns a typed address, with https before a domain and mailto before an e-mail address. Returns null for any other
 * text.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return null;
  if (isEmailAddress(text)) return `mailto:${text}`;
  const complete = /^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(text) ? text : `https://${text}`;
  return isLinkAddress(complete) ? complete : null;
}

/**
 * Whether a picture's address is a path of this site. No spelling that leads to another host passes (rule
 * pages/own-files).
 */
export function isOwnImagePath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]+$/.test(path);
}
