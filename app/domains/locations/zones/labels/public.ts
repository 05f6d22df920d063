import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isVisitingCompanies } from "#app/domains/business/rules/site.ts";
import { wholeNumber } from "#app/lib/french/numbers.ts";

/**
 * Texts of the public pages about zones (towns). Some are sentences of the site's specification, which stay word for
 * word (rules zones/list and zones/detail).
 */
export const locationLabels = {
  listTitle: "Zones d'intervention",
  searchPlaceholder: "Rechercher par ville ou code postal...",
  moreInformation: "Plus d'informations",
  empty: "Aucune zone d'intervention trouvée",
  errorTitle: "Erreur",
  loadFailure: "Une erreur est survenue lors du chargement des localisations",
  notFoundTitle: "Zone non trouvée",
  notFoundText: "La zone d'intervention que vous recherchez n'existe pas.",
  services: "Nos services",
  askQuote: "Demander un devis",
} as const;

/** The breadcrumbs of a page about a zone (town): the links from the home page to it. */
export const zonesTrail = [
  { label: "Accueil", to: "/" },
  { label: "Zones d’intervention", to: "/locations" },
];

/**
 * Returns the places at which the shop visits its customers: 'chez vous' (at your home), and 'dans votre entreprise'
 * (in your company) unless it visits only homes (rule settings/visits).
 */
export function visitedPlaces(shop: Pick<SiteProfile, "site">): string[] {
  return ["chez vous", ...(isVisitingCompanies(shop) ? ["dans votre entreprise"] : [])];
}

/**
 * Returns the specification's 'plus de {count} communes' (more than {count} towns; rule zones/list). For 0 or 1 it
 * returns a different text.
 */
export function moreThanCommunes(count: number): string {
  if (count === 0) return "notre secteur";
  if (count === 1) return "une commune";
  return `plus de ${wholeNumber(count)} communes`;
}

/** Returns how many zones a search found: '1 zone trouvée' or '12 zones trouvées' (zones found). */
export function foundZones(count: number): string {
  return count > 1 ? `${wholeNumber(count)} zones trouvées` : `${count} zone trouvée`;
}

/** Returns a zone page's title (rule zones/title). */
export function locationTitle({ city, postalCode }: { city: string; postalCode: string }): string {
  return `${city} - Services informatiques à ${postalCode}`;
}

/**
 * Returns the title that social networks show with a link to a zone's page. The title names the town instead of the
 * postal code.
 */
export function locationSharedTitle({ at }: { at: string }): string {
  return `Services informatiques ${at}`;
}

/** Returns the title of the list, of one of its pages, or of a search. */
export function listTitle(search: string, page: number): string {
  const subject = search ? `Zones d'intervention\u00a0: ${search}` : "Zones d'intervention";
  return page > 1 ? `${subject}, page ${page}` : subject;
}
