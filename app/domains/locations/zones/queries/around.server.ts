import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { communes, locations } from "#app/db/schema/locations.server.ts";
import { type Coordinates, distanceKm } from "../../rules/geography.ts";
import { printedName } from "#app/lib/french/place-names.ts";

/** The most communes a zone's map may show. The nearest are its neighbours. */
const mostAround = 60;
/** Only in other parts of France do more communes share a postal code. */
const mostOfCode = 40;

/** A zone near a place. */
export interface NearbyZone extends Coordinates {
  slug: string;
  city: string;
  postalCode: string;
  population: number | null;
  km: number;
}

/**
 * Lists the zones nearest to a place, nearest first, without the zone `id`. The index locations_position orders by
 * degrees, which overstates the distance to the east; the kilometres are then compared.
 */
export async function listAround(from: Coordinates, id: string | null): Promise<NearbyZone[]> {
  const rows = await db
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
    .where(and(isNotNull(locations.latitude), id === null ? undefined : ne(locations.id, id)))
    .orderBy(
      sql`point(${locations.longitude}, ${locations.latitude}) <-> point(${from.longitude}, ${from.latitude})`,
    )
    .limit(mostAround);
  return rows
    .map((row) => ({ ...row, city: printedName(row.city), km: distanceKm(from, row) }))
    .toSorted((one, other) => one.km - other.km);
}

/** Lists the other zones of a postal code, by city. The index communes_postal_code serves it. */
export async function listOfPostalCode(
  id: string,
  postalCode: string,
): Promise<{ slug: string; city: string }[]> {
  const rows = await db
    .select({ slug: locations.slug, city: locations.city })
    .from(communes)
    .innerJoin(locations, eq(locations.communeId, communes.id))
    .where(and(eq(communes.postalCode, postalCode), ne(locations.id, id)))
    .orderBy(locations.cityOrder)
    .limit(mostOfCode);
  return rows.map((row) => ({ ...row, city: printedName(row.city) }));
}
