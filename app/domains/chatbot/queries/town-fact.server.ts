import { sql } from "drizzle-orm";
import type { Reader } from "#app/db/client.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { isVisiting, isWithdrawn } from "#app/domains/business/rules/site.ts";
import { seenFrom } from "#app/domains/business/rules/visits.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { departmentOfPostalCode } from "#app/domains/locations/rules/department-of.ts";
import { type Coordinates, distanceKm } from "#app/domains/locations/rules/geography.ts";
import { listKnownCommunes } from "#app/lib/french/known-communes.server.ts";
import { inDepartment } from "#app/lib/french/departments.ts";
import { elsewhereText } from "../content/zone-texts.ts";
import { type AskedPlace, placeWords } from "../facts/rules/asked-place.ts";

/** Smaller towns are not recognised, because the name of a small town may also be a common word. */
const fewestInhabitants = 5_000;

interface Town extends Coordinates {
  name: string;
}

let towns: Promise<ReadonlyMap<string, Town[]>> | undefined;

/** Reads the larger towns of France by normalised name. Towns with the same name are in one list. */
async function readTowns(): Promise<ReadonlyMap<string, Town[]>> {
  const byName = new Map<string, Town[]>();
  const known = (await listKnownCommunes())
    .filter(({ population }) => population >= fewestInhabitants)
    .toSorted((one, other) => other.population - one.population);
  for (const { name, latitude, longitude } of known) {
    const key = placeWords(name).join(" ");
    byName.set(key, [...(byName.get(key) ?? []), { name, latitude, longitude }]);
  }
  return byName;
}

/** Returns the larger towns of France, read once. After a failed read the next call reads them again. */
function knownTowns(): Promise<ReadonlyMap<string, Town[]>> {
  towns ??= readTowns().catch((error: unknown) => {
    towns = undefined;
    throw error;
  });
  return towns;
}

/** The assistant's answer about a place. `isVisited`: the shop makes visits there. */
export interface FoundPlace {
  said: string;
  isVisited: boolean;
}

/**
 * Returns the answer about a French town or postal code that is not a zone of the shop (rule assistant/elsewhere): its
 * distance if known, how far the shop travels, and remote support. Returns null if the question names no such place.
 */
export async function findElsewhere(
  { words, names }: AskedPlace,
  profile: BusinessProfile,
  executor: Reader,
): Promise<FoundPlace | null> {
  const place = (await namedTown(names, profile)) ?? (await placeOfCode(words, profile, executor));
  if (!place) return null;
  const remote = "/services/depannage-distance";
  const radiusKm = profile.claims.interventionRadiusKm;
  const isFar = place.km === null || place.km > radiusKm;
  const said = elsewhereText({
    ...place,
    radiusKm,
    city: profile.city,
    zonesPath: isShown(profile, "/locations") ? "/locations" : null,
    remotePath: isShown(profile, remote) && !isWithdrawn(profile, remote) ? remote : null,
    isVisiting: isVisiting(profile),
    phone: profile.phone.display,
  });
  return { said, isVisited: isVisiting(seenFrom(profile, isFar)) };
}

/**
 * Returns the town with the longest name that the question has. If several towns have this name, the nearest one
 * counts.
 */
async function namedTown(names: AskedPlace["names"], { coordinates }: BusinessProfile) {
  const known = await knownTowns();
  const longest = names.toSorted((a, b) => b.length - a.length);
  const found = longest.flatMap((name) => known.get(name.join(" ")) ?? []);
  const [first] = found;
  if (!first) return null;
  const same = found.filter(({ name }) => name === first.name);
  const [nearest] = same.toSorted((a, b) => distanceKm(coordinates, a) - distanceKm(coordinates, b));
  return nearest ? { name: nearest.name, km: distanceKm(coordinates, nearest) } : null;
}

async function placeOfCode(words: readonly string[], { coordinates }: BusinessProfile, executor: Reader) {
  const code = words.find((word) => /^\d{5}$/.test(word));
  const department = code ? departmentOfPostalCode(code) : null;
  if (!code || !department) return null;
  const { rows } = await executor.execute<Town & Record<string, unknown>>(sql`
    select name, latitude, longitude from communes
    where postal_code = ${code} and latitude is not null order by population desc nulls last limit 1`);
  const [commune] = rows;
  const name = commune ? `Le ${code} (${commune.name})` : `Le ${code}, ${inDepartment(department)},`;
  return { name, km: commune ? distanceKm(coordinates, commune) : null };
}
