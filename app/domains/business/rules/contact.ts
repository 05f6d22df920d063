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
 * Returns the sender of automatic e-mails when none is set: the shop's name in quotes, followed by `address` or, if
 * that is null, by the shop's e-mail address.
 */
export function senderOf({ name, email }: SiteProfile, address: string | null): string {
  return `"${name.replace(/["\\]/g, "")}" <${address ?? email}>`;
}
