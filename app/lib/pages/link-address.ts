import { isEmailAddress } from "../trust/email-address.ts";

const schemes = ["http:", "https:", "mailto:", "tel:"];

/** Whether a link of an article may lead there: the web, an e-mail, a telephone, or a page of ours (decision 48). */
export function isLinkAddress(address: string): boolean {
  try {
    return schemes.includes(new URL(address, "https://atelier.invalid").protocol);
  } catch {
    return false;
  }
}

/** What a person typed as an address: a bare domain gets https, a bare e-mail address mailto. Null when it is none. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (!text || /\s/.test(text)) return null;
  if (isEmailAddress(text)) return `mailto:${text}`;
  const complete = /^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(text) ? text : `https://${text}`;
  return isLinkAddress(complete) ? complete : null;
}

/** Whether a picture is a file of this site: its path, and no way of writing another host's (decision 24). */
export function isOwnImagePath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]+$/.test(path);
}
