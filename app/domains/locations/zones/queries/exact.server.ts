import { inArray } from "drizzle-orm";
import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { communes, locations } from "#app/db/schema/locations.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { printedName } from "#app/lib/french/place-names.ts";
import { type Reach, reachOf } from "../../rules/reach.ts";
import { listAround } from "./around.server.ts";
import { findMeantName, findNamedZones } from "./directory.server.ts";

const mostNearest = 5;

/** The zone (town) that a search names, and the zones nearest to it. */
export interface ExactZone {
  slug: string;
  city: string;
  postalCodes: string[];
  reach: Reach | null;
  /** `km` is the distance from this zone in kilometres. */
  nearest: { slug: string; city: string; km: number }[];
}

/**
 * Returns the zone that a search names (rule zones/exact). Of several zones, it returns the one nearest to the shop.
 * Returns null for a search that names no zone.
 */
export async function findExactZone(search: string): Promise<ExactZone | null> {
  const ids = search ? await findNamedZones(search) : [];
  if (ids.length === 0) return null;
  const [shop, rows] = await Promise.all([
    currentProfile(),
    db
      .select({
        id: locations.id,
        slug: locations.slug,
        city: locations.city,
        postalCode: locations.postalCode,
        others: communes.otherPostalCodes,
        latitude: locations.latitude,
        longitude: locations.longitude,
      })
      .from(locations)
      .leftJoin(communes, eq(communes.id, locations.communeId))
      .where(inArray(locations.id, ids)),
  ]);
  const [found] = rows
    .map(({ latitude, longitude, ...row }) => {
      const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
      return { ...row, coordinates, reach: reachOf(shop, { ...row, coordinates }) };
    })
    .toSorted((one, other) => (one.reach?.km ?? Infinity) - (other.reach?.km ?? Infinity));
  if (!found) return null;
  const { id, slug, city, postalCode, others, coordinates, reach } = found;
  const around = coordinates ? await listAround(coordinates, id) : [];
  return {
    slug,
    city: printedName(city),
    postalCodes: [postalCode, ...(others ?? [])],
    reach,
    nearest: around
      .slice(0, mostNearest)
      .map((zone) => ({ slug: zone.slug, city: zone.city, km: Math.max(1, Math.round(zone.km)) })),
  };
}

/** Returns the zone that a mistyped search without result probably means (rule zones/search), or null. */
export async function findMeantZone(search: string): Promise<ExactZone | null> {
  const meant = await findMeantName(search);
  return meant === null ? null : findExactZone(meant);
}
