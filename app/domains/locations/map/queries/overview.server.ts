import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { communes, locations } from "#app/db/schema/locations.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { keepUntilChanged } from "#app/lib/pages/keep-until-changed.server.ts";
import { type Coordinates, distanceKm, kmPerDegree, squareAround } from "../../rules/geography.ts";
import { drawMap, type LocationMap, type MapPlace, placeOnMap } from "../rules/map.ts";
import { windowOn } from "../rules/map-window.ts";

/**
 * The map leaves out zones (towns) that are farther from the shop than this, in kilometres. An overseas zone would make
 * the rest of the map tiny.
 */
const farthestKm = 1_000;
/** If there are more zones than this, zones that are near each other get one dot, to keep the page small. */
const mostDots = 700;
/** The area of an average French commune, in square kilometres. */
const communeKm2 = 15.7;

/** Returns the number of zones and their map. Both are kept in memory until a zone changes. */
export const getLocationsOverview = keepUntilChanged(["locations"], async () => {
  const count = await db.$count(locations);
  return { count, map: await drawAll(count) };
});

/** Returns the map of all `total` zones and the shop. Null if no zone has coordinates. */
async function drawAll(total: number): Promise<LocationMap | null> {
  const workshop = (await currentProfile()).coordinates;
  const [dots, largest] = await Promise.all([listDots(workshop, total), listLargest(workshop)]);
  if (dots.length === 0) return null;
  return drawMap({
    focus: { name: (await currentProfile()).city, ...workshop },
    ...windowOn(dots, workshop),
    places: [...largest, ...dots],
    mostNames: 10,
    textSize: 21,
  });
}

/**
 * Returns the dots of the map: one for each zone or, if there are many zones, one for each square of the map with zones
 * in it.
 */
async function listDots(centre: Coordinates, total: number): Promise<MapPlace[]> {
  const { low, high } = squareAround(centre, farthestKm);
  const squareKm = total > mostDots ? Math.sqrt((total * communeKm2) / mostDots) : 0.1;
  const height = squareKm / kmPerDegree;
  const width = height / Math.cos((centre.latitude * Math.PI) / 180);
  const { rows } = await db.execute<{ latitude: number; longitude: number }>(sql`
    select avg(latitude) as latitude, avg(longitude) as longitude from locations
    where latitude between ${low.latitude} and ${high.latitude}
      and longitude between ${low.longitude} and ${high.longitude}
    group by floor(latitude / ${height}::float8), floor(longitude / ${width}::float8)
    limit ${2 * mostDots}
  `);
  return rows.map(({ latitude, longitude }) => ({ name: "", latitude, longitude }));
}

/** Lists the places with the most inhabitants. Their names are written on the map where they fit. */
async function listLargest(centre: Coordinates): Promise<MapPlace[]> {
  const rows = await db
    .select({ name: locations.city, latitude: locations.latitude, longitude: locations.longitude })
    .from(communes)
    .innerJoin(locations, eq(locations.communeId, communes.id))
    .where(and(isNotNull(communes.population), isNotNull(locations.latitude)))
    .orderBy(desc(communes.population))
    .limit(40);
  return rows.flatMap(placeOnMap).filter((place) => distanceKm(centre, place) > 1);
}
