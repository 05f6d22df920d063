import { type Service, services } from "#app/domains/catalog/content/specified-services.ts";
import type { SiteProfile } from "../profile.ts";

type Offer = Pick<SiteProfile, "site">;

/**
 * Returns the services that the shop offers, in the order of the menus: first those that come with the program, then
 * those that the owner added.
 */
export function listServices({ site }: Offer): Service[] {
  return [...services.filter(({ path }) => !site.withdrawn.includes(path)), ...site.own];
}

const tags = { popular: ["Populaire"], new: ["Nouveau"], both: ["Populaire", "Nouveau"] } as const;

/** Returns the badges of the service with this path (rule settings/badges). */
export function serviceTags({ site }: Offer, path: string): readonly ("Populaire" | "Nouveau")[] {
  const mark = site.marks[path];
  return mark ? tags[mark] : [];
}

/** Whether a path is that of a service that the owner no longer offers. */
export function isWithdrawn({ site }: Offer, path: string): boolean {
  return site.withdrawn.some((withdrawn) => withdrawn === path);
}

const remotePath = "/services/depannage-distance";

/** Whether the shop offers remote support. A shop that does not leaves out the texts about it. */
export function isRemoteOffered({ site }: Pick<SiteProfile, "site">): boolean {
  return !site.withdrawn.includes(remotePath);
}

/** Whether the shop works on Macs (rule settings/devices). */
export function isMacServed({ site }: Pick<SiteProfile, "site">): boolean {
  return !site.noMacs;
}

/** Whether visitors may come to the shop (rule settings/premises). */
export function isReceiving({ site }: Pick<SiteProfile, "site">): boolean {
  return !site.noPremises;
}

/** Whether the shop visits its customers (rule settings/visits). */
export function isVisiting({ site }: Pick<SiteProfile, "site">): boolean {
  return site.visits;
}

/** Whether the shop visits companies too (rule settings/visits). */
export function isVisitingCompanies({ site }: Pick<SiteProfile, "site">): boolean {
  return site.visits && !site.homesOnly;
}
