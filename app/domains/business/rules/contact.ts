import type { SiteProfile } from "../profile.ts";

/** Returns the `tel:` address of the business. */
export function phoneHref(profile: SiteProfile): string {
  return `tel:${profile.phone.international}`;
}

/** Returns the `mailto:` address of the business. */
export function emailHref(profile: SiteProfile): string {
  return `mailto:${profile.email}`;
}

/** Returns the sender of automatic e-mails without MAIL_FROM: the name as a quoted text, and `address` or the business's. */
export function senderOf({ name, email }: SiteProfile, address: string | null): string {
  return `"${name.replace(/["\\]/g, "")}" <${address ?? email}>`;
}
