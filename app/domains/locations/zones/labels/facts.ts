import type { SiteProfile } from "#app/domains/business/profile.ts";
import { placesOfWork } from "#app/domains/business/rules/places.ts";
import { isReceiving, isRemoteOffered, isVisiting } from "#app/domains/business/rules/site.ts";
import { seenFrom } from "#app/domains/business/rules/visits.ts";
import { partsRule } from "#app/domains/pricing/content.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import { wholeNumber } from "#app/lib/french/numbers.ts";
import { enumerate } from "#app/lib/french/place-names.ts";
import type { PriceWords } from "#app/domains/pricing/rules/price-words.ts";
import type { ServicePlace } from "#app/domains/services/content/places.ts";
import type { Direction } from "../../rules/geography.ts";
import type { Reach } from "../../rules/reach.ts";
import { distanceText, durationText } from "./reach.ts";

interface Place {
  city: string;
  at: string;
  postalCode: string;
  department: string | null;
  reach: Reach | null;
  /**
   * Whether the place is beyond the intervention radius, or in another département (administrative area) at an unknown
   * distance.
   */
  isFar: boolean;
  direction: Direction | null;
}

type Shop = Pick<SiteProfile, "openDays" | "site">;

/**
 * Returns the first sentences of the page of a zone (town). They say where the zone is, and whether the shop makes
 * visits there (rule zones/own-facts).
 */
export function zoneLead(place: Place, shop: Shop): string {
  const { city, at, postalCode, department, reach, isFar, direction } = place;
  const { openDays } = shop;
  if (!isVisiting(seenFrom(shop, isFar))) return counterLead(place, shop);
  const farText = isRemoteOffered(shop)
    ? "à distance d’abord, chez vous sur demande"
    : "chez vous, sur demande";
  if (!reach) {
    const where = `${postalCode}${department ? `, ${department}` : ""}`;
    return isFar ? `${where}\u00a0: ${farText}.` : `${where}. ${dependingText(shop)}.`;
  }
  const { km } = reach;
  const where = `${city} est à ${km}\u00a0km ${direction} de l’atelier`;
  if (!isReceiving(shop) && reach.where !== "far")
    return `${reach.where === "here" ? capitalized(at) : where}\u00a0: nous venons chez vous, ${openDays}.`;
  if (reach.where === "here")
    return `L’atelier est ici, ${at}\u00a0: déposez l’appareil, ou faites-nous venir chez vous, ${openDays}.`;
  return reach.where === "near"
    ? `${where}\u00a0: nous venons chez vous, ${openDays}, ou vous déposez l’appareil au comptoir.`
    : `${where}, au-delà de notre rayon habituel\u00a0: ${farText}.`;
}

/**
 * The words about a visit to a zone at an unknown distance. Nobody knows whether the shop comes there, so they promise
 * no visit (rule zones/unknown-distance).
 */
const askText = "selon la distance\u00a0: demandez-nous";

function dependingText(shop: Shop): string {
  const elsewhere = placesOfWork(shop, [], ["à l’atelier"]);
  return capitalized(elsewhere ? `${elsewhere}, et chez vous ${askText}` : `chez vous, ${askText}`);
}

/** Returns the first sentences of a zone's page if the shop makes no visits there. */
function counterLead({ city, at, postalCode, department, reach, direction }: Place, shop: Shop): string {
  const brought = `vous déposez l’appareil au comptoir, ${shop.openDays}`;
  if (reach?.where === "here") return `L’atelier est ici, ${at}\u00a0: ${brought}.`;
  const where = reach
    ? `${city} est à ${reach.km}\u00a0km ${direction} de l’atelier`
    : `${postalCode}${department ? `, ${department}` : ""}`;
  if (!isReceiving(shop))
    return `${where}\u00a0: ${isRemoteOffered(shop) ? "nous dépannons à distance" : "nous n’y allons pas"}.`;
  return `${where}\u00a0: ${brought}${isRemoteOffered(shop) ? ", ou nous dépannons à distance" : ""}.`;
}

/** The line below each column of services, by the place of the work. */
export const placeTexts = {
  home: ({ isFar, reach }: Pick<Place, "isFar" | "reach">, openDays: string) =>
    isFar ? "sur demande, au-delà de notre rayon habituel" : reach ? openDays : askText,
  shop: ({ reach }: Pick<Place, "reach">) =>
    !reach || reach.where === "here"
      ? "au comptoir, aux heures d’ouverture"
      : `à ${distanceText(reach)}, environ ${durationText(reach)} en voiture`,
  remote: () => "sans vous déplacer",
};

/** Returns 'Code postal' (postal code) and the only code, or 'Codes postaux' and all codes. */
export function postalCodesText(codes: readonly string[]): { title: string; codes: string } {
  return { title: codes.length > 1 ? "Codes postaux" : "Code postal", codes: enumerate(codes) };
}

/** Returns a sentence that says how many other communes share a postal code. */
export function sharedCodeText(count: number, postalCode: string): string {
  return count > 1
    ? `${wholeNumber(count)} autres communes ont le code ${postalCode}\u00a0: au téléphone, donnez le nom de la vôtre.`
    : `Une autre commune a le code ${postalCode}\u00a0: au téléphone, donnez le nom de la vôtre.`;
}

/**
 * Returns the words for the price of work at this place. Empty if the shop publishes no such price, or if the published
 * price is only for another place.
 */
export function priceAt(
  place: ServicePlace,
  { prix_intervention, prix_visite, visite, des_seance, lieu_seul }: PriceWords,
): string {
  if (place === "remote") return des_seance ? `, la séance ${des_seance}` : "";
  if (place === "home" && visite) return `, la visite à ${prix_visite}`;
  if (lieu_seul && lieu_seul !== (place === "home" ? "à domicile" : "à l’atelier")) return "";
  return prix_intervention ? `, l’intervention à ${prix_intervention}, ${partsRule.short}` : "";
}

/**
 * Returns the words for the lowest price of a service: ', dès 49 €' (from). Empty if the service has no price of its
 * own.
 */
export function ownPrice(from: number | null | undefined): string {
  return from === null || from === undefined ? "" : `, dès ${eurosText(from)}`;
}
