import type { BusinessProfile, ExampleBlock } from "./profile.ts";
import { exampleTexts, legalFieldLabels } from "./labels.ts";

/** Returns the `tel:` address of the business. */
export function phoneHref(profile: BusinessProfile): string {
  return `tel:${profile.phone.international}`;
}

/** Returns the `mailto:` address of the business. */
export function emailHref(profile: BusinessProfile): string {
  return `mailto:${profile.email}`;
}

/** Returns the postal address in one line, for example '18 rue des Établis, 72000 Le Mans'. */
export function postalAddress(profile: BusinessProfile): string {
  const { street, postalCode, city } = profile.address;
  return `${street}, ${postalCode} ${city}`;
}

/** Returns the address on a maps service. A fictitious street cannot be found, so the link then shows the town. */
export function mapsHref(profile: BusinessProfile): string {
  const { latitude, longitude } = profile.coordinates;
  if (profile.address.isFictitious)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(postalAddress(profile))}`;
}

/** Returns the opening hours in one line (rule language/hours). */
export function openingHoursText(profile: BusinessProfile): string {
  return openingHoursParts(profile).join(", ");
}

/** Returns the same text, one entry per group of days: 'Lun-Ven : 9h-18h'. */
export function openingHoursParts(profile: BusinessProfile): string[] {
  return profile.openingHours.map(({ days, hours }) => `${days} : ${hours}`);
}

/** Returns the French labels of the legal fields still empty (rule pages/legal), in the order of the legal page. */
export function listMissingLegalFields(profile: BusinessProfile): string[] {
  const missing = Object.entries(legalFieldLabels)
    .filter(([field]) => profile.legal[field as keyof BusinessProfile["legal"]] === null)
    .map(([, label]) => label);
  return profile.address.isFictitious ? ["Adresse de l’atelier (adresse fictive)", ...missing] : missing;
}

/** Returns the line that says a block is an example, null once the owner has confirmed it. */
export function exampleNote(profile: Pick<BusinessProfile, "examples">, block: ExampleBlock): string | null {
  return profile.examples.includes(block) ? exampleTexts[block].note : null;
}

/** Returns the labels of the claims the owner must confirm, replace or hide before going live. */
export function listExamples(profile: Pick<BusinessProfile, "examples">): string[] {
  return profile.examples.map((block) => exampleTexts[block].label);
}

/** Returns the `@id` of this business in every page's structured data. */
export function businessId(origin: string): string {
  return `${origin}/#atelier`;
}

/** Returns the schema.org LocalBusiness, the same on every page (rule pages/structured-data). */
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
