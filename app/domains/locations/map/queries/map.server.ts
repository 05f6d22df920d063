import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { communes, departments, locations } from "#app/db/schema/locations.server.ts";
import { squareAroundOutline } from "../rules/outline.ts";
import { getDepartmentOutline } from "./outlines.server.ts";
import { drawMap, type LocationMap, type MapPlace, placeOnMap } from "../rules/map.ts";
import { mostCentral, windowOn } from "../rules/map-window.ts";

/** The maximum number of zones (towns) on a map. The map leaves out all other zones, to keep the page small. */
const mostDots = 400;

interface DepartmentMapLook {
  /**
   * The middle of the rings. By default it is the largest commune, or the most central one if no population is known.
   */
  around?: MapPlace;
  mostNames: number;
  textSize: number;
}

/**
 * Returns the map of the zones (towns) of a département (administrative area), given by its code. Returns null when
 * none of them has coordinates.
 */
export async function getDepartmentMap(
  code: string,
  { around, mostNames, textSize }: DepartmentMapLook = { mostNames: 10, textSize: 21 },
): Promise<LocationMap | null> {
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
  const focus = around ?? (rows[0]?.population == null ? mostCentral(places) : places[0]);
  if (!focus || places.length === 0) return null;
  const others = places.filter((place) => place !== focus);
  const outline = getDepartmentOutline(code);
  const { centre = focus, radiusKm } = outline ? squareAroundOutline(outline) : windowOn(places, focus);
  return drawMap({ focus, centre, radiusKm, places: others, outline, mostNames, textSize });
}
