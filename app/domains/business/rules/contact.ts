import type { SiteProfile } from "../profile.ts";

/** Returns the `tel:` address of the business. */
export function phoneHref(profile: SiteProfile): string {
  return `tel:${profile.phone.international}`;
}

/** Returns the `mailto:` address of the business. */
export function emailHref(profile: SiteProfile): string {
  return `mailto:${profile.email}`;
}
