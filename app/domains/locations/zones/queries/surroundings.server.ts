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

/** A zone (town) near the shop. */
export interface Surrounding {
  slug: string;
  city: string;
  reach: Reach;
}

/** The data that all pages of the list have in common. */
interface Overview {
  /** The number of zones, without those that the shop left far behind when it moved. */
  count: number;
  around: Surrounding[];
  /** The départements (administrative areas) that have zones, ordered by code. */
  departments: { code: string; name: string }[];
  /** The code of the shop's département; empty when no zone is in it. */
  home: string;
  /** The maps that have been computed so far, by the code of the département. */
  maps: Map<string, Promise<LocationMap | null>>;
  nearest: NearbyZone[];
}

/**
 * Returns the data that all pages of the list have in common. The data are kept in memory until a zone or the business
 * changes.
 */
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
 * Returns the number of zones, the zones around the shop, the départements, and one département's map and name, such as
 * 'en Mayenne' (in Mayenne). An empty `department` means that of the shop. Returns null for a département without
 * zones.
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

/**
 * Returns the code of the département whose name a visitor typed as a search, whatever its spelling; null for other
 * words.
 */
export function departmentSearched(
  search: string,
  areas: readonly { code: string; name: string }[],
): string | null {
  return areas.find(({ name }) => slugify(name) === slugify(search))?.code ?? null;
}

/**
 * Returns the path and label of the page of the zone nearest to the shop, outside the shop's town. Null if no near zone
 * has coordinates.
 */
export async function getNearestZonePage(): Promise<{ path: string; label: string } | null> {
  const zone = (await getOverview()).around[0];
  return zone ? { path: locationPath(zone.slug), label: `Zone ${ofPlace(zone.city)}` } : null;
}

/**
 * Computes the map of a département. The rings are around the shop, even if the shop is in another département. Without
 * a code, computes the map of the zones within the intervention radius, the distance within which the shop makes
 * visits.
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
