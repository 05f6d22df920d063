import { eq, inArray } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { communes, departments, locations } from "#app/db/schema/locations.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { printedName } from "#app/lib/french/place-names.ts";
import { distanceKm } from "../../rules/geography.ts";
import { listAround } from "../../zones/queries/around.server.ts";
import { drawMap, type LocationMap, placeOnMap } from "../rules/map.ts";
import { middleOf } from "../rules/map-window.ts";
import { getDepartmentOutline } from "./outlines.server.ts";

/**
 * The smallest distance from the map's middle to its edge, in kilometres. Without it, the map of a single zone would
 * show nothing around the zone.
 */
const smallestKm = 12;
/** If the page has fewer zones than this, the map also shows their neighbours, so that people recognise the area. */
const fewZones = 6;
const mostNames = 12;

/** A map, and the names of the page's zones that are not on it: usually zones without coordinates. */
export type ListedMap = LocationMap & { unnamed: string[] };

/**
 * Returns the map of the zones (towns) on one page of the list, given by their slugs (rule zones/map). If all these
 * zones are in one département (administrative area), the map has its borders. Returns null when no zone has
 * coordinates.
 */
export async function getListedMap(slugs: readonly string[]): Promise<ListedMap | null> {
  const rows = await db
    .select({
      name: locations.city,
      latitude: locations.latitude,
      longitude: locations.longitude,
      code: departments.code,
    })
    .from(locations)
    .leftJoin(communes, eq(communes.id, locations.communeId))
    .leftJoin(departments, eq(departments.id, communes.departmentId))
    .where(inArray(locations.slug, slugs))
    .orderBy(locations.cityOrder);
  const places = rows.flatMap(placeOnMap);
  if (places.length === 0) return null;
  const codes = new Set(rows.map(({ code }) => code ?? ""));
  const [code = ""] = codes;
  const centre = middleOf(places);
  const farthestKm = Math.max(...places.map((place) => distanceKm(centre, place)));
  const neighbours = places.length < fewZones ? await listAround(centre, null) : [];
  const others = neighbours
    .filter(({ latitude, longitude }) =>
      places.every((place) => place.latitude !== latitude || place.longitude !== longitude),
    )
    .map(({ city: name, latitude, longitude }) => ({ name, latitude, longitude, isBeside: true }));
  const map = drawMap({
    focus: { name: "L’atelier", ...(await currentProfile()).coordinates },
    centre,
    radiusKm: Math.max(smallestKm, Math.ceil(farthestKm * 1.2)),
    places: [...places, ...others],
    outline: codes.size === 1 ? getDepartmentOutline(code) : null,
    mostNames,
    textSize: 17,
    namesAll: true,
  });
  const isNamed = (name: string) =>
    [map.named, map.phoneNamed].every((dots) => dots.some((dot) => dot.name.text === name));
  const unnamed = rows.map(({ name }) => printedName(name)).filter((name) => !isNamed(name));
  return { ...map, unnamed };
}
