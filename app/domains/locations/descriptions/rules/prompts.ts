import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isMacServed, isVisiting, isVisitingCompanies } from "#app/domains/business/rules/site.ts";
import { seenFrom } from "#app/domains/business/rules/visits.ts";
import { directionOf, distanceKm } from "../../rules/geography.ts";
import { type DescribedPlace, isBeyond } from "./description.ts";

/**
 * Returns the prompt for the description of a zone (town). The prompt tells the text-generation service (an external
 * machine that writes texts) which visits the shop does not make (rule settings/visits), and if the shop works on no
 * Macs (rule settings/devices), so that no text promises them.
 */
export function promptFor(place: DescribedPlace, profile: SiteProfile): string {
  const { city, postalCode, department, region, coordinates, neighbours } = place;
  const { coordinates: from, of } = profile;
  const there = seenFrom(profile, isBeyond(place, profile));
  return [
    `Décris en 100 à 150 mots, pour les moteurs de recherche, notre dépannage informatique à ${city} (${postalCode}).`,
    department && `Département : ${department}.`,
    region && `Région : ${region}, à mentionner.`,
    coordinates &&
      `À ${Math.round(distanceKm(from, coordinates))} km ${directionOf(from, coordinates)} ${of}.`,
    neighbours.length > 0 && `Communes voisines : ${neighbours.map(({ name }) => name).join(", ")}.`,
    !isMacServed(profile) && "Nous nous occupons des PC seulement : n’annonce rien pour les Mac.",
    !isVisiting(there) &&
      "Nous ne nous y déplaçons pas : n’annonce ni visite ni dépannage à domicile ; l’appareil se dépose à l’atelier.",
    isVisiting(there) &&
      !coordinates &&
      "La distance n’est pas connue : n’annonce aucune visite, dis d’appeler pour savoir si nous pouvons venir.",
    isVisiting(there) &&
      !isVisitingCompanies(there) &&
      "Nous nous déplaçons chez les particuliers seulement : n’annonce aucune visite en entreprise.",
  ]
    .filter(Boolean)
    .join("\n");
}
