import { and, between, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { communes, departments, regions } from "#app/db/schema/locations.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { type DescribedPlace, locationDescription } from "../rules/description.ts";
import { type Coordinates, squareAround } from "../../rules/geography.ts";
import { type CommuneFacts, createPlaceFinder } from "../../import/rules/new-locations.ts";

/** A description names only neighbours nearer than this, in kilometres. */
export const neighbourhoodKm = 45;
/**
 * The limit of a query for the communes in a square around one commune, or with one postal code. There are always
 * fewer, so the limit leaves none out.
 */
const mostAround = 5_000;
const partSize = 5_000;

export type StoredCommune = CommuneFacts & { id: number };

/**
 * Returns every commune (municipality) with the facts that descriptions need: about 15 MB for France. It reads them in
 * parts, in the order of INSEE codes (official numbers), so that memory does not hold them twice. It reads the names of
 * the départements (administrative areas) separately: a join takes three times as long until PostgreSQL has analysed
 * the new rows.
 */
export async function listAllCommunes(executor: Executor = db): Promise<StoredCommune[]> {
  const areas = await listAreas(executor);
  const all: StoredCommune[] = [];
  for (;;) {
    const part = await executor
      .select({ departmentId: communes.departmentId, ...communeColumns })
      .from(communes)
      .where(gt(communes.inseeCode, all.at(-1)?.inseeCode ?? ""))
      .orderBy(communes.inseeCode)
      .limit(partSize);
    for (const { departmentId, ...row } of part) {
      const area = areas.get(departmentId);
      if (area) all.push(toCommune({ ...row, ...area }));
    }
    if (part.length < partSize) return all;
  }
}

/** Returns the names of each département and of its region, by the id of the département. */
async function listAreas(executor: Executor) {
  const rows = await executor
    .select({ id: departments.id, department: departments.name, region: regions.name })
    .from(departments)
    .innerJoin(regions, eq(regions.id, departments.regionId));
  return new Map(rows.map(({ id, department, region }) => [id, { department, region }]));
}

const communeColumns = {
  id: communes.id,
  inseeCode: communes.inseeCode,
  postalCode: communes.postalCode,
  name: communes.name,
  latitude: communes.latitude,
  longitude: communes.longitude,
};

type CommuneRow = Omit<StoredCommune, "coordinates"> & { latitude: number | null; longitude: number | null };

function toCommune({ latitude, longitude, ...commune }: CommuneRow): StoredCommune {
  const isPlaced = latitude !== null && longitude !== null;
  return { ...commune, coordinates: isPlaced ? { latitude, longitude } : null };
}

async function listCommunes(which: SQL | undefined, executor: Executor = db): Promise<StoredCommune[]> {
  const rows = await executor
    .select({ ...communeColumns, department: departments.name, region: regions.name })
    .from(communes)
    .innerJoin(departments, eq(departments.id, communes.departmentId))
    .innerJoin(regions, eq(regions.id, departments.regionId))
    .where(which)
    .orderBy(communes.inseeCode)
    .limit(mostAround);
  return rows.map(toCommune);
}

/**
 * Finds the commune of a typed city and postal code. Case, accents and hyphens do not matter, and any of the commune's
 * postal codes counts. Returns null when there is no such commune.
 */
export async function findCommune(postalCode: string, city: string): Promise<StoredCommune | null> {
  const hasCode = sql`(${communes.postalCode} = ${postalCode}
    or (${communes.otherPostalCodes} <> '{}' and ${postalCode} = any(${communes.otherPostalCodes})))`;
  const [found] = await listCommunes(and(hasCode, sql`fold_place(${communes.name}) = fold_place(${city})`));
  return found ?? null;
}

/**
 * Returns the facts for the description of one location (town), in the same way as an import or a regeneration
 * (rewriting all descriptions) does.
 */
export async function getDescribedPlace(
  location: Omit<Parameters<ReturnType<typeof createPlaceFinder>>[0], "communeId">,
  commune: StoredCommune | null,
): Promise<DescribedPlace> {
  const findPlace = createPlaceFinder(commune ? await listAround(commune) : []);
  return findPlace({ ...location, communeId: commune?.id ?? null });
}

/** Returns the built-in description of one location as HTML. */
export async function describeLocation(...described: Parameters<typeof getDescribedPlace>): Promise<string> {
  return locationDescription(await getDescribedPlace(...described), await currentProfile());
}

/**
 * Lists the communes that may be neighbours of a commune: those in a square around it. If its coordinates are unknown,
 * lists those with its postal code.
 */
function listAround({ coordinates, postalCode }: StoredCommune): Promise<StoredCommune[]> {
  if (!coordinates) return listCommunes(eq(communes.postalCode, postalCode));
  return listCommunesAround(coordinates);
}

/** Lists the communes within `km` kilometres of a point, and those that may be neighbours of these communes. */
export function listCommunesAround(
  point: Coordinates,
  km = 0,
  executor: Executor = db,
): Promise<StoredCommune[]> {
  const { low, high } = squareAround(point, neighbourhoodKm + km);
  return listCommunes(
    and(
      isNotNull(communes.longitude),
      between(communes.latitude, low.latitude, high.latitude),
      between(communes.longitude, low.longitude, high.longitude),
    ),
    executor,
  );
}
