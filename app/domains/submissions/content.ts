import type { SiteProfile } from "#app/domains/business/profile.ts";

/** The purpose of a form's data and how long they are kept. Both texts are parts of the sentence in `privacyNotice`. */
export interface DataUse {
  purpose: string;
  howLong: string;
}

/** Returns the privacy notice below a form (rule forms/notice; GDPR, article 13). */
export function privacyNotice({ name }: SiteProfile, { purpose, howLong }: DataUse): string {
  return `${name} utilise vos coordonnées pour ${purpose} et les garde ${howLong}, sans les vendre ni les céder. Nos prestataires techniques les traitent pour nous.`;
}

/** The page about personal data. */
export const rightsPage = "/confidentialite";
