import { cardPath, iconPath } from "#app/lib/pages/brand-image-paths.ts";
import type { SiteProfile } from "../profile.ts";
import type { Closure } from "./closures.ts";
import { isReceiving } from "./site.ts";

/** Returns the `@id` by which the structured data of all pages name this business. */
export function businessId(origin: string): string {
  return `${origin}/#atelier`;
}

/** Returns the shop as schema.org's ComputerStore, the same on every page (rule pages/structured-data). */
export function localBusinessJsonLd(profile: SiteProfile, origin: string): object {
  const { street, postalCode, city, isFictitious } = profile.address;
  const { latitude, longitude } = profile.coordinates;
  const isReached = isReceiving(profile);
  return {
    "@type": "ComputerStore",
    "@id": businessId(origin),
    name: profile.name,
    url: `${origin}/`,
    image: `${origin}${cardPath(profile.look, "atelier")}`,
    logo: `${origin}${iconPath(profile.look, "icon-512.png")}`,
    ...(profile.priceRange ? { priceRange: profile.priceRange } : {}),
    ...(profile.founded ? { foundingDate: String(profile.founded) } : {}),
    telephone: profile.phone.international,
    email: profile.email,
    address: {
      "@type": "PostalAddress",
      ...(isFictitious || !isReached ? {} : { streetAddress: street }),
      postalCode,
      addressLocality: city,
      addressCountry: "FR",
    },
    ...(isReached ? { geo: { "@type": "GeoCoordinates", latitude, longitude } } : {}),
    areaServed: areaServed(profile),
    openingHours: profile.openingHours.flatMap(({ schema }) => schema),
    ...(profile.closures.length
      ? { specialOpeningHoursSpecification: profile.closures.map(closedDays) }
      : {}),
    ...(profile.social.length ? { sameAs: [...profile.social] } : {}),
  };
}

/**
 * Returns where the shop works (rule pages/structured-data): a circle around the shop, with a radius in metres. For a
 * shop that visits nobody it is the département (administrative area).
 */
export function areaServed(
  profile: Pick<SiteProfile, "site" | "claims" | "coordinates" | "department">,
): object {
  if (!profile.site.visits) return { "@type": "AdministrativeArea", name: profile.department };
  return {
    "@type": "GeoCircle",
    geoMidpoint: { "@type": "GeoCoordinates", ...midpointOf(profile) },
    geoRadius: profile.claims.interventionRadiusKm * 1_000,
  };
}

/**
 * Returns the centre of that circle. If nobody may come to the shop, the centre is rounded to about a kilometre, so
 * that it does not give away the address.
 */
function midpointOf({ site, coordinates }: Pick<SiteProfile, "site" | "coordinates">) {
  if (isReceiving({ site })) return coordinates;
  const rounded = (degrees: number) => Number(degrees.toFixed(2));
  return { latitude: rounded(coordinates.latitude), longitude: rounded(coordinates.longitude) };
}

/** Returns a closure in the form of schema.org, where hours from midnight to midnight mean 'closed'. */
function closedDays({ from, to }: Closure): object {
  return {
    "@type": "OpeningHoursSpecification",
    validFrom: from,
    validThrough: to,
    opens: "00:00",
    closes: "00:00",
  };
}
