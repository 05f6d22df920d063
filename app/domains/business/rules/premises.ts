import { capitalized } from "#app/lib/french/capitals.ts";
import type { SiteProfile } from "../profile.ts";
import { placesOfWork } from "./places.ts";
import { isReceiving } from "./site.ts";
import { postalAddress, postalTown } from "./texts.ts";

type Shop = Pick<SiteProfile, "site">;

/** Returns that visitors do not come to the shop, and where it works instead: 'chez vous ou à distance'. */
export function noPremisesText(shop: Shop): string {
  const places = placesOfWork(shop, ["chez vous"]);
  return `Nous ne recevons pas sur place.${places ? ` ${capitalized(places)}\u00a0: appelez, nous convenons d’un moment.` : ""}`;
}

/** Words that invite people to the shop. A workshop to which the technician takes a device is not meant. */
const invitation =
  /dépose[rz]?\b|déposé|comptoir|itinéraire|avant de (?:passer|venir)|pour venir|venir à l’atelier|passer? (?:nous voir|aux heures|à l’atelier)|passez(?!-)|à apporter|apportez|entreprise\s: à l’atelier|sans rendez-vous/i;

/** Whether a sentence invites people to the shop. A shop that receives nobody does not say it. */
export function isInvitation(sentence: string): boolean {
  return invitation.test(sentence);
}

/**
 * Returns the address that pages show. The address of a shop that receives nobody is only in the legal pages (rule
 * settings/premises), so other pages name its town.
 */
export function shownAddress(profile: SiteProfile): string {
  return isReceiving(profile) ? postalAddress(profile) : postalTown(profile);
}

/** Returns that address in two lines, separated by a line feed. A shop that receives nobody has its town alone. */
export function addressLines(profile: SiteProfile): string {
  const { street, isFictitious } = profile.address;
  const first = isReceiving(profile) ? `${street}${isFictitious ? " (adresse fictive)" : ""}\n` : "";
  return first + postalTown(profile);
}
