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
 * Returns the sender of automatic e-mails when none is set: the shop's name in quotes, with `address`, or with the
 * shop's own e-mail address if that is null.
 */
export function senderOf({ name, email }: SiteProfile, address: string | null): string {
  return `"${name.replace(/["\\]/g, "")}" <${address ?? email}>`;
}
