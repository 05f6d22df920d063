import type { SiteProfile } from "../profile.ts";

/** Returns the `tel:` URL of the business. */
export function phoneHref(profile: SiteProfile): string {
  return `tel:${profile.phone.international}`;
}

/** Returns the `mailto:` URL of the business. */
export function emailHref(profile: SiteProfile): string {
  return `mailto:${profile.email}`;
}

/**
 * Returns the sender of automatic e-mails if MAIL_FROM is not set: the shop's name in quotes, and `address` or else the
 * shop's own address.
 */
export function senderOf({ name, email }: SiteProfile, address: string | null): string {
  return `"${name.replace(/["\\]/g, "")}" <${address ?? email}>`;
}
