import { isEmailAddress } from "#app/lib/trust/email-address.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { storedHours } from "../../zones/rules/contact.ts";
import { defaultServices } from "../../content/defaults.ts";
import {
  type DescribedPlace,
  locationDescription,
  type NearCommune,
} from "../../descriptions/rules/description.ts";
import type { Coordinates } from "../../rules/geography.ts";
import { createNeighbourFinder } from "../../rules/neighbours.ts";
import { locationSlug } from "../../rules/slugs.ts";

/** The facts about a commune that an import turns into a zone (a town where the shop works). */
export interface CommuneFacts {
  inseeCode: string;
  postalCode: string;
  name: string;
  department: string;
  region: string;
  coordinates: Coordinates | null;
}

/**
 * The patterns for the texts of a new zone. `{city}`, `{postal_code}` and `{slug}` in them are replaced by the zone's
 * values.
 */
export interface LocationPatterns {
  address: string;
  phone: string;
  email: string;
}

/** The values of a new zone that an import writes, except the id of its commune. */
export interface NewLocation {
  inseeCode: string;
  name: string;
  slug: string;
  address: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
  hours: string;
  description: string;
  services: string[];
  latitude: number | null;
  longitude: number | null;
}

/**
 * Returns the default patterns of an import (rule import/defaults). With them, calls and e-mails of every zone reach
 * the business.
 */
export function defaultPatterns(business: Pick<BusinessProfile, "phone" | "email">): LocationPatterns {
  return {
    address: "Intervention à domicile, {postal_code} {city}",
    // The pattern has plain spaces, as a person types them.
    phone: business.phone.display.replace(/\s/g, " "),
    email: `contact+{slug}@${business.email.split("@")[1] ?? ""}`,
  };
}

/** Returns a pattern with its names in braces replaced by their values. An unknown name does not change. */
export function fillPattern(
  pattern: string,
  { slug, city, postalCode }: { slug: string; city: string; postalCode: string },
): string {
  const values: Record<string, string> = { slug, city, postal_code: postalCode };
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/**
 * Returns a function that makes a zone from a commune, with the default values (rule import/defaults) and a unique slug
 * (rule import/slugs). `communes` are those that a description may name as neighbours. Each call adds the new slug to
 * `taken`.
 */
export function createLocationMaker(
  communes: readonly CommuneFacts[],
  taken: Set<string>,
  business: BusinessProfile,
  patterns: LocationPatterns = defaultPatterns(business),
): (commune: CommuneFacts) => NewLocation {
  const neighboursOf = createNeighbourNames(communes);
  return (commune) => {
    const slug = locationSlug(commune, taken);
    taken.add(slug);
    const { inseeCode, postalCode, name: city, department, region, coordinates } = commune;
    const filled = (pattern: string) => fillPattern(pattern, { slug, city, postalCode });
    const neighbours = neighboursOf(commune);
    return {
      inseeCode,
      name: `${business.name} ${city}`,
      slug,
      address: filled(patterns.address),
      postalCode,
      city,
      phone: filled(patterns.phone),
      email: filled(patterns.email),
      hours: storedHours(business),
      description: locationDescription(
        { slug, city, postalCode, department, region, coordinates, neighbours },
        business,
      ),
      services: [...defaultServices],
      latitude: coordinates?.latitude ?? null,
      longitude: coordinates?.longitude ?? null,
    };
  };
}

/** A stored zone. A zone without coordinates takes those of its commune. */
type StoredPlace = Pick<NewLocation, "slug" | "city" | "postalCode"> &
  Partial<Pick<NewLocation, "latitude" | "longitude">> & { communeId: number | null };

/**
 * Returns a function that returns the facts for the description of a stored zone. Each `id` in `communes` is the id of
 * the commune in the database.
 */
export function createPlaceFinder(
  communes: readonly (CommuneFacts & { id: number })[],
): (stored: StoredPlace) => DescribedPlace {
  const byId = new Map(communes.map((commune) => [commune.id, commune]));
  const neighboursOf = createNeighbourNames(communes);
  return ({ slug, city, postalCode, communeId, latitude = null, longitude = null }) => {
    const commune = communeId === null ? undefined : byId.get(communeId);
    const { department = null, region = null } = commune ?? {};
    const own = latitude === null || longitude === null ? null : { latitude, longitude };
    const coordinates = own ?? commune?.coordinates ?? null;
    const neighbours = commune ? neighboursOf(commune) : [];
    return { slug, city, postalCode, department, region, coordinates, neighbours };
  };
}

/**
 * Returns a function that returns the three communes nearest to a commune. For a commune without coordinates, it
 * returns up to three communes with the same postal code.
 */
function createNeighbourNames(
  communes: readonly CommuneFacts[],
): (commune: Pick<CommuneFacts, "inseeCode" | "postalCode" | "coordinates">) => NearCommune[] {
  const located = communes.flatMap(({ name, coordinates }) =>
    coordinates ? { ...coordinates, near: { name, coordinates } } : [],
  );
  const findNearest = createNeighbourFinder(located);
  const byPostalCode = Map.groupBy(communes, ({ postalCode }) => postalCode);
  return ({ inseeCode, postalCode, coordinates }) => {
    if (coordinates) return findNearest(coordinates, 3).map(({ place }) => place.near);
    return (byPostalCode.get(postalCode) ?? []).filter((other) => other.inseeCode !== inseeCode).slice(0, 3);
  };
}

/**
 * Returns the first error of a zone that an import would write, in French; null if it has none. The form of a zone has
 * the same limits.
 */
export function newLocationProblem({ address, phone, email }: NewLocation): string | null {
  if (address.length > 300) return "L’adresse obtenue dépasse 300 caractères";
  if (phone.length > 60) return "Le téléphone obtenu dépasse 60 caractères";
  if (email.length > 254) return "L’e-mail obtenu dépasse 254 caractères";
  if (!isEmailAddress(email)) return `L’e-mail obtenu n’en est pas un : ${email.slice(0, 80)}`;
  return null;
}
