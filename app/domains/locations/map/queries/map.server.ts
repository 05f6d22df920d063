import { and, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { communes, departments, locations } from "#app/db/schema/locations.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { type Coordinates, squareAround } from "../../rules/geography.ts";
import { drawMap, type LocationMap, mostCentral, placeOnMap, windowOn } from "../rules/map.ts";

/** A dense map leaves some zones out, to keep the page small. */
const mostDots = 400;

const position = sql`point(${locations.longitude}, ${locations.latitude})`;

/** The SQL condition for a zone in the square of `km` around a place. The index locations_position serves it. */
function isAround(centre: Coordinates, km: number) {
  const { low, high } = squareAround(centre, km);
  return sql`${position} <@ box(point(${low.longitude}, ${low.latitude}), point(${high.longitude}, ${high.latitude}))`;
}

/** Returns the map around a zone, radius in kilometres. Without coordinates it has only rings and the name. */
export async function getMapAround(
  zone: { id: string; city: string; coordinates: Coordinates | null },
  coverageRadius: number,
): Promise<LocationMap> {
  const radiusKm = Math.max(1, coverageRadius);
  if (!zone.coordinates) {
    const nowhere = { name: zone.city, latitude: 0, longitude: 0 };
    return drawMap({ focus: nowhere, radiusKm, places: [], mostNames: 0, textSize: 16 });
  }
  const places = await db
    .select({ name: locations.city, latitude: locations.latitude, longitude: locations.longitude })
    .from(locations)
    .leftJoin(communes, eq(communes.id, locations.communeId))
    .where(and(isAround(zone.coordinates, radiusKm), ne(locations.id, zone.id)))
    .orderBy(sql`${communes.population} desc nulls last`, desc(locations.id))
    .limit(mostDots);
  return drawMap({
    focus: { name: zone.city, ...zone.coordinates },
    radiusKm,
    places: places.flatMap(placeOnMap),
    workshop: { name: businessProfile.city, ...businessProfile.coordinates },
    mostNames: 9,
    textSize: 16,
  });
}

/**
 * Returns the map of the zones of one département, by its code, around its largest commune. Around the most central
 * one when no population is known, as after an import. Null when no zone has coordinates.
 */
export async function getDepartmentMap(code: string): Promise<LocationMap | null> {
  const rows = await db
    .select({
      name: locations.city,
      latitude: locations.latitude,
      longitude: locations.longitude,
      population: communes.population,
    })
    .from(departments)
    .innerJoin(communes, eq(communes.departmentId, departments.id))
    .innerJoin(locations, eq(locations.communeId, communes.id))
    .where(and(eq(departments.code, code), isNotNull(locations.latitude)))
    .orderBy(sql`${communes.population} desc nulls last`, desc(locations.id))
    .limit(mostDots);
  const places = rows.flatMap(placeOnMap);
  const focus = rows[0]?.population == null ? mostCentral(places) : places[0];
  if (!focus) return null;
  const others = places.filter((place) => place !== focus);
  const { centre = focus, radiusKm } = windowOn(places, focus);
  return drawMap({ focus, centre, radiusKm, places: others, mostNames: 10, textSize: 21 });
}
