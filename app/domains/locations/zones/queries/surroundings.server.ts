import { asc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { communes, departments, locations } from "#app/db/schema/locations.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { keepUntilChanged } from "#app/lib/pages/keep-until-changed.server.ts";
import { getDepartmentMap } from "../../map/queries/map.server.ts";
import { drawMap, type LocationMap } from "../../map/rules/map.ts";
import { inDepartment } from "#app/lib/french/departments.ts";
import { slugify } from "#app/lib/french/slug.ts";
import { ofPlace } from "#app/lib/french/place-names.ts";
import { isSameDepartment } from "../../rules/department-of.ts";
import { locationPath } from "../../rules/paths.ts";
import { type Reach, reachOf } from "../../rules/reach.ts";
import { listAround, type NearbyZone } from "./around.server.ts";
import { listZonesElsewhere } from "./elsewhere.server.ts";

const mostSurroundings = 6;

/** A zone near the shop. */
export interface Surrounding {
  slug: string;
  city: string;
  reach: Reach;
}

/** The data for the first part of every page of the list. */
interface Overview {
  /** The number of zones, without those that are far away after the shop has moved. */
  count: number;
  around: Surrounding[];
  /** The départements that have zones, ordered by code. */
  departments: { code: string; name: string }[];
  /** The code of the shop's own département; empty when no zone is in it. */
  home: string;
  /** The maps drawn so far, by département. */
  maps: Map<string, Promise<LocationMap | null>>;
  nearest: NearbyZone[];
}

/** Returns the overview, which is kept in memory until a zone or the business changes. */
const getOverview = keepUntilChanged(["locations", "settings"], async (): Promise<Overview> => {
  const shop = await currentProfile();
  const [count, nearest, areas] = await Promise.all([
    countOwn(shop),
    listAround(shop.coordinates, null),
    db
      .selectDistinct({ code: departments.code, name: departments.name })
      .from(locations)
      .innerJoin(communes, eq(communes.id, locations.communeId))
      .innerJoin(departments, eq(departments.id, communes.departmentId))
      .orderBy(asc(departments.code)),
  ]);
  const around = nearest.flatMap(({ slug, city, ...coordinates }) => {
    const reach = reachOf(shop, { city, coordinates });
    return reach?.where === "near" ? [{ slug, city, reach }] : [];
  });
  return {
    count,
    around: around.slice(0, mostSurroundings),
    departments: areas,
    home: areas.find(({ name }) => isSameDepartment(name, shop.department))?.code ?? "",
    maps: new Map(),
    nearest,
  };
});

async function countOwn(shop: BusinessProfile): Promise<number> {
  const [all, elsewhere] = await Promise.all([db.$count(locations), listZonesElsewhere(shop)]);
  return all - elsewhere.length;
}

/**
 * Returns the number of zones, the zones around the shop, the départements, and the map and name of one département
 * (the shop's own when `department` is empty), such as 'en Mayenne'. Null for a département without zones.
 */
export async function getSurroundings(department = "") {
  const { maps, nearest, ...overview } = await getOverview();
  if (department && !overview.departments.some(({ code }) => code === department)) return null;
  const code = department || overview.home;
  const map = maps.get(code) ?? drawMapOf(code, nearest);
  maps.set(code, map);
  map.catch(() => maps.delete(code));
  const shown = overview.departments.find((area) => area.code === code);
  return { ...overview, map: await map, inArea: shown ? inDepartment(shown.name) : null };
}

/** Returns the code of the département whose name a visitor searched for, whatever its spelling. Null for other words. */
export function departmentSearched(
  search: string,
  areas: readonly { code: string; name: string }[],
): string | null {
  return areas.find(({ name }) => slugify(name) === slugify(search))?.code ?? null;
}

/** Returns the page of the zone nearest to the shop, outside the shop's town. Null if no near zone has coordinates. */
export async function getNearestZonePage(): Promise<{ path: string; label: string } | null> {
  const zone = (await getOverview()).around[0];
  return zone ? { path: locationPath(zone.slug), label: `Zone ${ofPlace(zone.city)}` } : null;
}

/**
 * Draws the map of a département, with rings around the shop wherever the shop is. Without a département, draws the map
 * of the zones within the intervention radius.
 */
async function drawMapOf(code: string, nearest: readonly NearbyZone[]): Promise<LocationMap | null> {
  const { city, coordinates, claims } = await currentProfile();
  const shop = { name: code ? "L’atelier" : city, ...coordinates };
  if (code) return getDepartmentMap(code, { around: shop, mostNames: 22, textSize: 17 });
  const radiusKm = claims.interventionRadiusKm;
  const places = nearest
    .filter(({ km }) => km <= radiusKm)
    .map(({ city: name, ...place }) => ({ ...place, name }));
  return places.length > 0 ? drawMap({ focus: shop, radiusKm, places, mostNames: 22, textSize: 17 }) : null;
}
