import { type BusinessProfile, type ExampleBlock, exampleBlocks, type SiteProfile } from "./profile.ts";
import type { ServicePath } from "#app/domains/catalog/content.ts";
import type { Closure } from "./rules/closures.ts";
import { isWithdrawn } from "./rules/site.ts";
import { cardPath, iconPath } from "#app/lib/pages/brand-image-paths.ts";
import { businessWords, fillText, postalAddress } from "./rules/texts.ts";
import { exampleTexts, legalFieldLabels } from "./labels.ts";

/** Returns the sender of automatic e-mails without MAIL_FROM: the name as a quoted text, and `address` or the business's. */
export function senderOf({ name, email }: SiteProfile, address: string | null): string {
  return `"${name.replace(/["\\]/g, "")}" <${address ?? email}>`;
}

/** Returns the address on a maps service. A fictitious street cannot be found, so the link then shows the town. */
export function mapsHref(profile: SiteProfile): string {
  const { latitude, longitude } = profile.coordinates;
  if (profile.address.isFictitious)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(postalAddress(profile))}`;
}

/** How the list before going live says that the specified site's address still stands. */
export const fictitiousAddress = "Adresse de l’atelier (adresse fictive)";

type LegalField = keyof BusinessProfile["legal"];

/** Said of plans paid by the month or the year alone. */
const subscriptionFields: readonly LegalField[] = ["renewal", "cancellation"];

/** Returns the French labels of the legal fields still empty (rule pages/legal), in the order of the legal pages. */
export function listMissingLegalFields(profile: BusinessProfile): string[] {
  const missing = (Object.entries(legalFieldLabels) as [LegalField, string][])
    .filter(([field]) => profile.legal[field] === null)
    .filter(([field]) => profile.priceWords.abonnements !== null || !subscriptionFields.includes(field))
    .map(([, label]) => label);
  return profile.address.isFictitious ? [fictitiousAddress, ...missing] : missing;
}

/** Returns the telephone and the e-mail of the specified site while the owner has not replaced them: nobody answers there. */
export function listInventedContacts({ invented: { phone, email } }: BusinessProfile): string[] {
  return [...(phone ? [`Téléphone\u00a0: ${phone}`] : []), ...(email ? [`E-mail\u00a0: ${email}`] : [])];
}

/** Returns how the list before going live says how many zones are elsewhere. Null for none. */
export function zonesElsewhereText({ claims, of }: SiteProfile, count: number): string | null {
  if (count === 0) return null;
  const zones = count > 1 ? `${count}\u00a0zones` : "1\u00a0zone";
  return `${zones} à plus de ${claims.interventionRadiusKm}\u00a0km ${of}, dans un autre département`;
}

/** Returns the line that says a block is an example, null once the owner has confirmed it. */
export function exampleNote(profile: SiteProfile, block: ExampleBlock): string | null {
  return profile.blocks[block] === "example"
    ? fillText(exampleTexts[block].note, businessWords(profile))
    : null;
}

/** The claims that only one service makes: they leave with it. */
const claimedBy: Partial<Record<ExampleBlock, ServicePath>> = {
  recovery: "/services/recuperation-donnees",
  unlimitedSupport: "/services/depannage-distance",
};

/** Returns the labels of the claims the owner must confirm, replace or hide before going live. */
export function listExamples(profile: SiteProfile): string[] {
  return exampleBlocks
    .filter((block) => profile.blocks[block] === "example")
    .filter((block) => !claimedBy[block] || !isWithdrawn(profile, claimedBy[block]))
    .map((block) => fillText(exampleTexts[block].label, businessWords(profile)));
}

/** Returns the `@id` of this business in every page's structured data. */
export function businessId(origin: string): string {
  return `${origin}/#atelier`;
}

/** Returns the schema.org ComputerStore, a LocalBusiness, the same on every page (rule pages/structured-data). */
export function localBusinessJsonLd(profile: SiteProfile, origin: string): object {
  const { street, postalCode, city, isFictitious } = profile.address;
  const { latitude, longitude } = profile.coordinates;
  return {
    "@type": "ComputerStore",
    "@id": businessId(origin),
    name: profile.name,
    url: `${origin}/`,
    image: `${origin}${cardPath(profile.look, "atelier")}`,
    logo: `${origin}${iconPath(profile.look, "icon-512.png")}`,
    ...(profile.priceRange ? { priceRange: profile.priceRange } : {}),
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
    openingHours: profile.openingHours.flatMap(({ schema }) => schema),
    ...(profile.closures.length
      ? { specialOpeningHoursSpecification: profile.closures.map(closedDays) }
      : {}),
    ...(profile.social.length ? { sameAs: [...profile.social] } : {}),
  };
}

/** A closure as schema.org says it: open from midnight to midnight, which is never. */
function closedDays({ from, to }: Closure): object {
  return {
    "@type": "OpeningHoursSpecification",
    validFrom: from,
    validThrough: to,
    opens: "00:00",
    closes: "00:00",
  };
}
