import type { SiteProfile } from "../profile.ts";

/** The pages that the owner can hide, with their names in the settings. */
export const hideablePages = {
  "/blog": "Le blog et ses articles",
  "/about": "À propos",
  "/join": "Devenir technicien partenaire",
  "/locations": "Les zones d’intervention",
  "/reparer-ou-remplacer": "Réparer ou remplacer, et son calcul",
  "/newsletter": "La lettre par e-mail et son formulaire",
} as const;

export type HideablePage = keyof typeof hideablePages;

type Offer = Pick<SiteProfile, "site">;

/** Whether a page is shown. It is not if the owner has hidden it, or a page above it in the path. */
export function isShown({ site }: Offer, path: string): boolean {
  return !site.hidden.some((hidden) => path === hidden || path.startsWith(`${hidden}/`));
}

/** Returns only the links to pages that are shown. */
export function shownLinks<Link extends { to: string }>(links: readonly Link[], profile: Offer): Link[] {
  return links.filter(({ to }) => isShown(profile, to));
}
