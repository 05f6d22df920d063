import { and, between, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { communes, departments, regions } from "#app/db/schema/locations.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { type DescribedPlace, locationDescription } from "../rules/description.ts";
import { squareAround } from "../rules/geography.ts";
import { type CommuneFacts, createPlaceFinder } from "../rules/new-locations.ts";

/** Neighbours named in a description are nearer than this. Kilometres. */
const neighbourhoodKm = 45;
/** More communes than any square of that size or postal code has. */
const mostAround = 5_000;
const partSize = 5_000;

export type StoredCommune = CommuneFacts & { id: number };

/** Every commune, as descriptions need it: some 20 MB for France, read in parts so that it does not take twice that. */
export async function listAllCommunes(executor: Executor = db): Promise<StoredCommune[]> {
  const all: StoredCommune[] = [];
  for (;;) {
    const last = all.at(-1)?.inseeCode ?? "";
    const part = await listCommunes(executor, gt(communes.inseeCode, last), partSize);
    for (const commune of part) all.push(commune);
    if (part.length < partSize) return all;
  }
}

async function listCommunes(
  executor: Executor,
  which: SQL | undefined,
  most = mostAround,
): Promise<StoredCommune[]> {
  const rows = await executor
    .select({
      id: communes.id,
      inseeCode: communes.inseeCode,
      postalCode: communes.postalCode,
      name: communes.name,
      department: departments.name,
      region: regions.name,
      latitude: communes.latitude,
      longitude: communes.longitude,
    })
    .from(communes)
    .innerJoin(departments, eq(departments.id, communes.departmentId))
    .innerJoin(regions, eq(regions.id, departments.regionId))
    .where(which)
    .orderBy(communes.inseeCode)
    .limit(most);
  return rows.map(({ latitude, longitude, ...commune }) => ({
    ...commune,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
}

/** The commune a typed city and postal code mean, whatever its case, accents and hyphens. Null when none is known. */
export async function findCommune(postalCode: string, city: string): Promise<StoredCommune | null> {
  const same = sql`${communes.postalCode} = ${postalCode} and fold_place(${communes.name}) = fold_place(${city})`;
  const [found] = await listCommunes(db, same);
  return found ?? null;
}

/** What the built-in description of one location says (decision 45): the same as an import or a regeneration of all. */
export async function getDescribedPlace(
  location: { slug: string; city: string; postalCode: string },
  commune: StoredCommune | null,
): Promise<DescribedPlace> {
  const findPlace = createPlaceFinder(commune ? await listAround(commune) : []);
  return findPlace({ ...location, communeId: commune?.id ?? null });
}

/** The built-in description of one location. */
export async function describeLocation(...described: Parameters<typeof getDescribedPlace>): Promise<string> {
  return locationDescription(await getDescribedPlace(...described), businessProfile);
}

/** The communes among which the neighbours of one are: those of a square around it, else of its postal code. */
function listAround({ coordinates, postalCode }: StoredCommune): Promise<StoredCommune[]> {
  if (!coordinates) return listCommunes(db, eq(communes.postalCode, postalCode));
  const { low, high } = squareAround(coordinates, neighbourhoodKm);
  return listCommunes(
    db,
    and(
      isNotNull(communes.longitude),
      between(communes.latitude, low.latitude, high.latitude),
      between(communes.longitude, low.longitude, high.longitude),
    ),
  );
}
