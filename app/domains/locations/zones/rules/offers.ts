import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isMacServed, isVisiting, isWithdrawn } from "#app/domains/business/rules/site.ts";
import { services } from "#app/domains/catalog/content/specified-services.ts";
import { slugify } from "#app/lib/french/slug.ts";

/** The paths of the pages of services, by the slugs of other names that zones (towns) use for these services. */
const otherNames: Record<string, string> = {
  "reparation-pc-mac": "/services/reparation-materielle",
  "reparation-pc-et-mac": "/services/reparation-materielle",
  "reparation-pc": "/services/reparation-materielle",
  "reparation-d-ordinateurs": "/services/reparation-materielle",
  "depannage-a-domicile": "/services/depannage-logiciel",
  "depannage-informatique": "/services/depannage-logiciel",
  "mise-a-niveau-materielle": "/services/mise-a-niveau",
};

const pages: Record<string, string> = {
  ...otherNames,
  ...Object.fromEntries(services.map(({ name, path }) => [slugify(name), path])),
};

type Shop = Pick<SiteProfile, "site">;

/** A service of a zone, with the address of its page if the site has one. */
export interface OfferedService {
  name: string;
  to: string | null;
  /**
   * The lowest price in euros, for a service that the owner added and for data recovery. Null or absent without a
   * price.
   */
  from?: number | null;
}

/** Matches '& Mac' in the name of a service such as 'Réparation PC & Mac'. */
const andMacs = /(?<=\bPC) (?:&|et)(?: de)? Mac\b/;

/** Returns a service's name without the words about Macs, if the shop works on no Macs (rule settings/devices). */
export function servedName(name: string, shop: Shop): string {
  return isMacServed(shop) ? name : name.replace(andMacs, "");
}

/** Whether the name of a service, or the address of a zone, contains 'à domicile' (at the customer's home). */
export function isAtHome(name: string): boolean {
  return /à domicile/i.test(name);
}

/**
 * Returns the services for the list 'Nos services' (our services) on a zone's page (rule zones/detail). It leaves out
 * services that the shop no longer offers, the words about Macs if the shop works on none, and services at the
 * customer's home if the shop visits nobody.
 */
export function offeredServices(names: readonly string[], shop: Shop): OfferedService[] {
  return names
    .map((name) => ({ name: servedName(name, shop), to: pages[slugify(name)] ?? null }))
    .filter(({ to }) => to === null || !isWithdrawn(shop, to))
    .filter(({ name }) => isVisiting(shop) || !isAtHome(name));
}

/**
 * Returns up to three services for a zone's card in the list, and how many others there are (rule zones/card-services).
 */
export function cardServices(names: readonly string[], shop: Shop): { shown: string[]; more: number } {
  const most = 3;
  const offered = offeredServices(names, shop).map(({ name }) => name);
  return { shown: offered.slice(0, most), more: Math.max(0, offered.length - most) };
}
