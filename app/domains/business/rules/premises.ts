import { capitalized } from "#app/lib/french/capitals.ts";
import type { SiteProfile } from "../profile.ts";
import { withOtherTexts } from "./other-texts.ts";
import { placesOfWork } from "./places.ts";
import { isReceiving } from "./site.ts";
import { postalAddress, postalTown } from "./texts.ts";

/**
 * The texts of the home page that come with the program and invite people to the shop, each with its replacement for a
 * shop that receives nobody (rule settings/premises). Such a shop makes visits.
 */
const homeTextsWithoutPremises: ReadonlyMap<string, string> = new Map([
  ["En panne\u00a0? Posez-le sur l’établi.", "En panne\u00a0? Nous venons à vous."],
  [
    "Le même atelier, du premier appel à la remise. Particuliers et entreprises[, PC et {mac}].",
    "Le même interlocuteur, du premier appel à la fin de la panne. Particuliers et entreprises[, PC et {mac}].",
  ],
  ["Les tarifs, affichés comme en boutique.", "Les tarifs, affichés d’avance."],
]);

/** Returns the texts of the home page for this shop. Texts that the owner wrote stay as they are. */
export function textsForPremises<Texts>(texts: Texts, receives: boolean): Texts {
  return receives ? texts : withOtherTexts(texts, homeTextsWithoutPremises);
}

type Shop = Pick<SiteProfile, "site">;

/**
 * Returns the sentence that the shop receives nobody at its address, and where it works: 'chez vous ou à distance' (at
 * your home or remotely).
 */
export function noPremisesText(shop: Shop): string {
  const places = placesOfWork(shop, ["chez vous"]);
  return `Nous ne recevons pas sur place.${places ? ` ${capitalized(places)}\u00a0: appelez, nous convenons d’un moment.` : ""}`;
}

/**
 * Words that invite people to come to the shop. They must not match a text about a technician who takes a device to the
 * workshop.
 */
const invitation =
  /dépose[rz]?\b|déposé|comptoir|itinéraire|avant de (?:passer|venir)|pour venir|venir à l’atelier|passer? (?:nous voir|aux heures|à l’atelier)|passez(?!-)|à apporter|apportez|entreprise\s: à l’atelier|sans rendez-vous/i;

/** Whether a sentence invites people to come to the shop. A shop that receives nobody leaves such a sentence out. */
export function isInvitation(sentence: string): boolean {
  return invitation.test(sentence);
}

/**
 * Returns the address that pages show: for a shop that receives nobody, only its town. The full address is then only in
 * the legal pages (rule settings/premises).
 */
export function shownAddress(profile: SiteProfile): string {
  return isReceiving(profile) ? postalAddress(profile) : postalTown(profile);
}

/**
 * Returns the address that pages show in two lines, separated by a line feed. A shop that receives nobody has one line,
 * its town.
 */
export function addressLines(profile: SiteProfile): string {
  const { street, isFictitious } = profile.address;
  const first = isReceiving(profile) ? `${street}${isFictitious ? " (adresse fictive)" : ""}\n` : "";
  return first + postalTown(profile);
}
