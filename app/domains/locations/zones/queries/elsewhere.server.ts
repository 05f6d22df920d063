import { and, between, countDistinct, eq, isNotNull, isNull } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { communes, departments, locations } from "#app/db/schema/locations.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { wholeNumber } from "#app/lib/french/numbers.ts";
import { inDepartment } from "#app/lib/french/departments.ts";
import { keepUntilChanged } from "#app/lib/pages/keep-until-changed.server.ts";
import { sampleDepartment } from "../../content/sarthe.ts";
import { distanceKm, squareAround } from "../../rules/geography.ts";
import { listUnstoredAround } from "./known-communes.server.ts";
import type { ZoneGaps, ZonesAtHome, ZonesLeft } from "../rules/zones-left.ts";

/**
 * The number of départements (administrative areas) in the largest region. If a shop has zones in more départements,
 * its owner is assumed to want all of them.
 */
const mostOfRegion = 13;
/**
 * With more communes than this within the intervention radius (the distance within which the shop makes visits), the
 * owner imports a file instead; the import shows its progress.
 */
const mostNear = 1_000;

/**
 * Returns what is wrong with the zones (towns), for the go-live checklist: what the owner must settle before the site
 * opens. The result is kept in memory until a zone or the business changes.
 */
export const getZoneGaps = keepUntilChanged(["locations", "settings"], async (): Promise<ZoneGaps> => {
  const shop = await currentProfile();
  const [elsewhere, count] = await Promise.all([listZonesElsewhere(shop), db.$count(locations)]);
  return { elsewhere: elsewhere.length, isEmpty: count === 0 && isShown(shop, "/locations") };
});

/**
 * Returns how many communes within the intervention radius could become zones without an imported file; 0 if there are
 * too many. The number is kept in memory until a zone or the business changes.
 */
export const countCommunesNear = keepUntilChanged(
  ["locations", "settings"],
  async () => (await listCommunesNear(await currentProfile())).length,
);

/**
 * For a shop that has moved. Returns how many zones of the previous département it may remove: those whose text nobody
 * wrote by hand. Also returns how many communes near it could become zones. Returns null when no zone can be removed.
 */
export async function getZonesLeft(shop: BusinessProfile): Promise<ZonesLeft | null> {
  const removable = (await listZonesElsewhere(shop)).filter(({ isWritten }) => !isWritten);
  if (removable.length === 0) return null;
  return {
    ...countedAtHome(removable.length),
    radiusKm: shop.claims.interventionRadiusKm,
    home: shop.within,
    communes: (await listCommunesNear(shop)).length,
  };
}

/**
 * For a shop that has not moved yet. Returns the zones of the new installation, which would be far away after a move.
 * Returns null for other shops, or if there are no such zones.
 */
export async function getZonesAtHome(shop: BusinessProfile): Promise<ZonesAtHome | null> {
  if (!isShown(shop, "/locations") || shop.department !== sampleDepartment.name) return null;
  const count = (await listSampleZones(db)).filter(({ isWritten }) => !isWritten).length;
  return count > 0 && (await countDepartments(db)) <= mostOfRegion ? countedAtHome(count) : null;
}

function countedAtHome(count: number): ZonesAtHome {
  return { count, countText: wholeNumber(count), where: inDepartment(sampleDepartment.name) };
}

/**
 * Returns the zones of a new installation that are beyond the radius after the shop has moved to another département
 * (rule zones/elsewhere). `isWritten` is true for zones whose text a person wrote. Returns none if the owner hides the
 * page of zones, or if zones of more than one region show that the owner wants all of them.
 */
export async function listZonesElsewhere(
  shop: BusinessProfile,
  executor: Executor = db,
): Promise<{ id: string; isWritten: boolean }[]> {
  if (!isShown(shop, "/locations") || shop.department === sampleDepartment.name) return [];
  const far = (await listSampleZones(executor)).filter((zone) => !isNear(shop, zone));
  return far.length > 0 && (await countDepartments(executor)) <= mostOfRegion ? far : [];
}

/**
 * Returns the zones of the département with which a new installation comes, without those that the owner chose to show
 * or hide in search engines.
 */
function listSampleZones(executor: Executor) {
  return executor
    .select({
      id: locations.id,
      isWritten: locations.descriptionEdited,
      latitude: locations.latitude,
      longitude: locations.longitude,
    })
    .from(locations)
    .innerJoin(communes, eq(communes.id, locations.communeId))
    .innerJoin(departments, eq(departments.id, communes.departmentId))
    .where(and(eq(departments.name, sampleDepartment.name), isNull(locations.isIndexed)));
}

/**
 * Returns the INSEE codes (official numbers) of the communes within the radius that have no zone. They come from
 * earlier imports and from the list of communes in the program. Returns none when there are too many for one request.
 */
export async function listCommunesNear(shop: BusinessProfile, executor: Executor = db): Promise<string[]> {
  const { low, high } = squareAround(shop.coordinates, shop.claims.interventionRadiusKm);
  const around = await executor
    .select({ code: communes.inseeCode, latitude: communes.latitude, longitude: communes.longitude })
    .from(communes)
    .leftJoin(locations, eq(locations.communeId, communes.id))
    .where(
      and(
        isNull(locations.id),
        isNotNull(communes.longitude),
        between(communes.latitude, low.latitude, high.latitude),
        between(communes.longitude, low.longitude, high.longitude),
      ),
    )
    .limit(2 * mostNear);
  const known = await listUnstoredAround(executor, shop.coordinates, shop.claims.interventionRadiusKm);
  const near = [
    ...around.filter((commune) => isNear(shop, commune)).map(({ code }) => code),
    ...known.map(({ inseeCode }) => inseeCode),
  ];
  return near.length <= mostNear ? near : [];
}

function isNear(
  { coordinates, claims }: BusinessProfile,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
): boolean {
  if (latitude === null || longitude === null) return false;
  return distanceKm(coordinates, { latitude, longitude }) <= claims.interventionRadiusKm;
}

async function countDepartments(executor: Executor): Promise<number> {
  const [row] = await executor
    .select({ count: countDistinct(communes.departmentId) })
    .from(locations)
    .innerJoin(communes, eq(communes.id, locations.communeId));
  return row?.count ?? 0;
}
