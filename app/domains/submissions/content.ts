import type { SiteProfile } from "#app/domains/business/profile.ts";

/**
 * What a form's data is used for and how long it is kept. `privacyNotice` puts both texts into its French sentence.
 */
export interface DataUse {
  purpose: string;
  howLong: string;
}

/**
 * Returns the privacy notice below a form (rule forms/notice). Article 13 of the GDPR requires it: people must be told
 * what happens to their data.
 */
export function privacyNotice({ name }: SiteProfile, { purpose, howLong }: DataUse): string {
  return `${name} utilise vos coordonnées pour ${purpose} et les garde ${howLong}, sans les vendre ni les céder. Nos prestataires techniques les traitent pour nous.`;
}

/** The page about personal data. */
export const rightsPage = "/confidentialite";
