import { and, between, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { communes, departments, regions } from "#app/db/schema/locations.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { locationDescription } from "../rules/description.ts";
import { squareAround } from "../rules/geography.ts";
import { type CommuneFacts, createNeighbourNames } from "../rules/new-locations.ts";

/** Neighbours named in a description are nearer than this. Kilometres. */
const neighbourhoodKm = 45;

export type StoredCommune = CommuneFacts & { id: number };

/** Communes with their département and region, as descriptions need them. All of them unless told; some 20 MB for France. */
export async function listCommunes(executor: Executor = db, which?: SQL): Promise<StoredCommune[]> {
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
    .orderBy(communes.id);
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

interface DescribedLocation {
  slug: string;
  city: string;
  postalCode: string;
}

/** The built-in description of one location (decision 45): the same that an import or a regeneration of all writes. */
export async function describeLocation(
  location: DescribedLocation,
  commune: StoredCommune | null,
): Promise<string> {
  const neighbours = commune ? createNeighbourNames(await listAround(commune))(commune) : [];
  const { department = null, region = null, coordinates = null } = commune ?? {};
  return locationDescription({ ...location, department, region, coordinates, neighbours }, businessProfile);
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
