import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { communes, locations } from "#app/db/schema/locations.server.ts";
import { type Coordinates, distanceKm } from "../../rules/geography.ts";
import { printedName } from "#app/lib/french/place-names.ts";

/** The maximum number of zones (towns) on the map of a zone's page. The nearest of them are listed as neighbours. */
const mostAround = 60;
/**
 * The maximum number of zones listed for one postal code. Some codes in France have more communes, but none in the
 * Sarthe.
 */
const mostOfCode = 40;

/** A zone near a place. */
export interface NearbyZone extends Coordinates {
  slug: string;
  city: string;
  postalCode: string;
  population: number | null;
  km: number;
}

const around = db
  .select({
    slug: locations.slug,
    city: locations.city,
    postalCode: locations.postalCode,
    latitude: sql<number>`${locations.latitude}`,
    longitude: sql<number>`${locations.longitude}`,
    population: communes.population,
  })
  .from(locations)
  .leftJoin(communes, eq(communes.id, locations.communeId))
  .where(
    and(isNotNull(locations.latitude), sql`${locations.id} is distinct from ${sql.placeholder("id")}::uuid`),
  )
  .orderBy(
    sql`point(${locations.longitude}, ${locations.latitude}) <->
      point(${sql.placeholder("longitude")}, ${sql.placeholder("latitude")})`,
  )
  .limit(mostAround)
  .prepare("zones_around");

/**
 * Lists the zones nearest to a place, nearest first, without the zone `id`. The index locations_position orders by
 * degrees. A degree is shorter from east to west than from north to south, so the result is sorted again by kilometres.
 */
export async function listAround(from: Coordinates, id: string | null): Promise<NearbyZone[]> {
  const { latitude, longitude } = from;
  const rows = await around.execute({ id, latitude, longitude });
  return rows
    .map((row) => ({ ...row, city: printedName(row.city), km: distanceKm(from, row) }))
    .toSorted((one, other) => one.km - other.km);
}

const ofPostalCode = db
  .select({ slug: locations.slug, city: locations.city })
  .from(communes)
  .innerJoin(locations, eq(locations.communeId, communes.id))
  .where(and(eq(communes.postalCode, sql.placeholder("postalCode")), ne(locations.id, sql.placeholder("id"))))
  .orderBy(locations.cityOrder)
  .limit(mostOfCode)
  .prepare("zones_of_postal_code");

/** Lists the other zones of a postal code, ordered by city. The index communes_postal_code serves this query. */
export async function listOfPostalCode(
  id: string,
  postalCode: string,
): Promise<{ slug: string; city: string }[]> {
  const rows = await ofPostalCode.execute({ id, postalCode });
  return rows.map((row) => ({ ...row, city: printedName(row.city) }));
}
