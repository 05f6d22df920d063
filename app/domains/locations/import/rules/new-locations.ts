import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { defaultHours, defaultServices } from "../../content/defaults.ts";
import { type DescribedPlace, locationDescription } from "../../descriptions/rules/description.ts";
import type { Coordinates } from "../../rules/geography.ts";
import { createNeighbourFinder } from "../../rules/neighbours.ts";
import { locationSlug } from "../../rules/slugs.ts";

/** A commune that becomes a zone. */
export interface CommuneFacts {
  inseeCode: string;
  postalCode: string;
  name: string;
  department: string;
  region: string;
  coordinates: Coordinates | null;
}

/** The texts of a new zone that a person may change before an import; `{city}`, `{postal_code}` and `{slug}` are filled in. */
export interface LocationPatterns {
  address: string;
  phone: string;
  email: string;
}

/** What an import writes about a zone, beside its commune. */
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

/** The patterns an import starts from: nothing invented, everything leads to the business (decision 43). */
export function defaultPatterns(business: Pick<BusinessProfile, "phone" | "email">): LocationPatterns {
  return {
    address: "Intervention à domicile, {postal_code} {city}",
    // Plain spaces, as a person would type it.
    phone: business.phone.display.replace(/\s/g, " "),
    email: `contact+{slug}@${business.email.split("@")[1] ?? ""}`,
  };
}

/** A pattern with its names in braces replaced; an unknown name stays as it was typed. */
export function fillPattern(
  pattern: string,
  { slug, city, postalCode }: { slug: string; city: string; postalCode: string },
): string {
  const values: Record<string, string> = { slug, city, postal_code: postalCode };
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/**
 * Prepares what turns communes into zones, with the defaults of B§9. `communes` are all those whose neighbours may be
 * named. Each call returns one zone and takes its slug out of those that are free: `taken` is added to.
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
      hours: defaultHours,
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

/** Prepares what says of a stored location all that a description needs; `id` is its commune's. */
export function createPlaceFinder(
  communes: readonly (CommuneFacts & { id: number })[],
): (stored: { slug: string; city: string; postalCode: string; communeId: number | null }) => DescribedPlace {
  const byId = new Map(communes.map((commune) => [commune.id, commune]));
  const neighboursOf = createNeighbourNames(communes);
  return ({ slug, city, postalCode, communeId }) => {
    const commune = communeId === null ? undefined : byId.get(communeId);
    const { department = null, region = null, coordinates = null } = commune ?? {};
    const neighbours = commune ? neighboursOf(commune) : [];
    return { slug, city, postalCode, department, region, coordinates, neighbours };
  };
}

/**
 * Prepares what names the neighbours of a commune among `communes`: the three nearest; without coordinates those of the
 * same postal code, which are around as well.
 */
function createNeighbourNames(
  communes: readonly CommuneFacts[],
): (commune: Pick<CommuneFacts, "inseeCode" | "postalCode" | "coordinates">) => string[] {
  const located = communes.flatMap(({ name, coordinates }) => (coordinates ? { name, ...coordinates } : []));
  const findNearest = createNeighbourFinder(located);
  const byPostalCode = Map.groupBy(communes, ({ postalCode }) => postalCode);
  return ({ inseeCode, postalCode, coordinates }) => {
    if (coordinates) return findNearest(coordinates, 3).map(({ place }) => place.name);
    return (byPostalCode.get(postalCode) ?? [])
      .filter((other) => other.inseeCode !== inseeCode)
      .slice(0, 3)
      .map(({ name }) => name);
  };
}
