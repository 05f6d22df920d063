import type { BusinessProfile } from "./profile.ts";
import { legalFieldLabels } from "./labels.ts";

/** `tel:` address of the business. */
export function phoneHref(profile: BusinessProfile): string {
  return `tel:${profile.phone.international}`;
}

/** `mailto:` address of the business. */
export function emailHref(profile: BusinessProfile): string {
  return `mailto:${profile.email}`;
}

/** One-line postal address, for example '18 rue des Établis, 72000 Le Mans'. */
export function postalAddress(profile: BusinessProfile): string {
  const { street, postalCode, city } = profile.address;
  return `${street}, ${postalCode} ${city}`;
}

/**
 * Address on a maps service (P§2, contact section). A fictitious street would lead nowhere, so the
 * link then shows the town.
 */
export function mapsHref(profile: BusinessProfile): string {
  const { latitude, longitude } = profile.coordinates;
  if (profile.address.isFictitious)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(postalAddress(profile))}`;
}

/** Opening hours in one line, exactly as decision 1 words them. */
export function openingHoursText(profile: BusinessProfile): string {
  return openingHoursParts(profile).join(", ");
}

/** The same text, one entry per group of days: 'Lun-Ven : 9h-18h'. */
export function openingHoursParts(profile: BusinessProfile): string[] {
  return profile.openingHours.map(({ days, hours }) => `${days} : ${hours}`);
}

/** French labels of what the owner still has to fill before going live (decision 26), in the order of the legal page. */
export function listMissingLegalFields(profile: BusinessProfile): string[] {
  const missing = Object.entries(legalFieldLabels)
    .filter(([field]) => profile.legal[field as keyof BusinessProfile["legal"]] === null)
    .map(([, label]) => label);
  return profile.address.isFictitious ? ["Adresse de l’atelier (adresse fictive)", ...missing] : missing;
}

/** The `@id` under which every page's structured data means this business. */
export function businessId(origin: string): string {
  return `${origin}/#atelier`;
}

/**
 * schema.org LocalBusiness, the same on every page. No figure, no rating, and no street nobody could
 * find (decision 18).
 */
export function localBusinessJsonLd(profile: BusinessProfile, origin: string): object {
  const { street, postalCode, city, isFictitious } = profile.address;
  const { latitude, longitude } = profile.coordinates;
  return {
    "@type": "LocalBusiness",
    "@id": businessId(origin),
    name: profile.name,
    url: `${origin}/`,
    image: `${origin}/social/atelier.png`,
    telephone: profile.phone.international,
    email: profile.email,
    address: {
      "@type": "PostalAddress",
      ...(isFictitious ? {} : { streetAddress: street }),
      postalCode,
      addressLocality: city,
      addressCountry: "FR",
    },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    areaServed: { "@type": "AdministrativeArea", name: profile.department },
    openingHours: profile.openingHours.map(({ schema }) => schema),
    ...(profile.social.length ? { sameAs: [...profile.social] } : {}),
  };
}
