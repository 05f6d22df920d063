import type { BusinessProfile, SiteProfile } from "#app/domains/business/profile.ts";
import { noPremisesText } from "#app/domains/business/rules/premises.ts";
import { isReceiving, isVisiting } from "#app/domains/business/rules/site.ts";
import { openingHoursText, postalAddress } from "#app/domains/business/rules/texts.ts";
import { normalizePhone } from "#app/lib/french/phone.ts";
import { isAtHome } from "./offers.ts";

interface StoredContact {
  address: string;
  phone: string | null;
  email: string | null;
  hours: string | null;
}

export interface LocationContact {
  address: string;
  /** The shop's address; null if the zone has the same address. */
  shopAddress: string | null;
  phone: { display: string; href: string };
  email: string;
  /** The hours, with one entry for each group of days with the same hours. */
  hours: string[];
}

/**
 * Returns the contact details of a zone (town). A detail that the zone does not have is taken from the business (rule
 * zones/detail). An address that promises a visit is left out if the shop visits nobody there, or if the distance is
 * unknown (rule zones/unknown-distance).
 */
export function locationContact(
  stored: StoredContact,
  business: BusinessProfile,
  isDistanceKnown: boolean,
): LocationContact {
  const phone = stored.phone?.trim() || business.phone.display;
  const isReached = isReceiving(business);
  const shopAddress = isReached ? postalAddress(business) : noPremisesText(business);
  const typed = stored.address.trim();
  const isVisited = isVisiting(business) && isDistanceKnown;
  const isTrue = (isVisited || !isAtHome(typed)) && (isReached || typed !== postalAddress(business));
  const address = isTrue ? typed : "";
  return {
    address: address || shopAddress,
    shopAddress: isReached && address && address !== shopAddress ? shopAddress : null,
    phone: { display: phone.replaceAll(" ", "\u00a0"), href: `tel:${normalizePhone(phone)}` },
    email: stored.email?.trim() || business.email,
    hours: hoursParts(stored.hours?.trim() || openingHoursText(business)),
  };
}

/**
 * Returns the business's hours in the form in which zones store them: 'Lun-Ven: 9h-18h, Sam: 10h-16h' (Monday to
 * Friday, Saturday).
 */
export function storedHours(business: SiteProfile): string {
  return openingHoursText(business).replaceAll(" : ", ": ");
}

/**
 * Returns stored hours ('Lun-Ven: 9h-18h, Sam: 10h-16h') as a list, one entry for each group of days, with the spaces
 * that French has around a colon (rule language/hours).
 */
function hoursParts(hours: string): string[] {
  return hours.split(/[,\n]/).map((part) => {
    const [days = "", ...times] = part.trim().split(":");
    return times.length > 0 ? `${days.trimEnd()} : ${times.join(":").trimStart()}` : days;
  });
}
