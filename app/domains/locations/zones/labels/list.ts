import type { SiteProfile } from "#app/domains/business/profile.ts";
import { placesOfWork } from "#app/domains/business/rules/places.ts";
import { isVisitingCompanies } from "#app/domains/business/rules/site.ts";
import { moreThanCommunes, visitedPlaces } from "./public.ts";

// The pages of single zones (towns) do not need these texts. So they have their own file, which the browser loads only
// for the list.

/** The number of communes in the list, and the result of `visitsEndText`. The server computes both. */
interface Listed {
  count: number;
  visitsEnd: string;
}

/** Returns the first sentence of the list's page: where the shop works, in how many communes, on which days. */
export function zonesLead(shop: SiteProfile, { count, visitsEnd }: Listed): string {
  return `Un dépannage ${placesOfWork(shop, visitedPlaces(shop))}, dans ${moreThanCommunes(count)}, ${shop.openDays}.${visitsEnd}`;
}

/** Returns the meta description of a page of the list. */
export function zonesDescription(title: string, shop: SiteProfile, { count, visitsEnd }: Listed): string {
  const visited = ["à domicile", ...(isVisitingCompanies(shop) ? ["en entreprise"] : [])];
  return `${title}\u00a0: dépannage et réparation informatique ${placesOfWork(shop, visited)}, dans ${moreThanCommunes(count)}.${visitsEnd}`;
}

/**
 * Returns a space and a sentence that says at which distance visits end. Empty if the shop also goes farther (rule
 * settings/visits).
 */
export function visitsEndText({ site, claims }: Pick<SiteProfile, "site" | "claims">): string {
  if (!site.visits || !site.neverBeyond) return "";
  return ` Nous nous déplaçons jusqu’à ${claims.interventionRadiusKm}\u00a0km de l’atelier, pas au-delà.`;
}
