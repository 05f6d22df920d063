import type { Executor } from "#app/db/client.server.ts";
import { communes, departments, locations, regions } from "#app/db/schema/locations.server.ts";
import { seedOnce } from "#app/db/seed-once.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { sampleCommunes, sampleDepartment, sampleRegion } from "./content/sarthe.ts";
import { createLocationMaker } from "./import/rules/new-locations.ts";

/**
 * Turns every commune (municipality) of the Sarthe département (administrative area) into a zone (a town where the shop
 * works) on a new installation. It runs once, and does nothing on an installation that has zones already. Several nodes
 * (processes of the program) may call it at the same time.
 */
export async function seedLocations(): Promise<void> {
  await seedOnce("locations", async (tx) => {
    if ((await tx.$count(locations)) + (await tx.$count(regions)) === 0) await writeSample(tx);
  });
}

async function writeSample(tx: Executor): Promise<void> {
  const [region] = await tx.insert(regions).values(sampleRegion).returning({ id: regions.id });
  if (!region) throw new Error("an insert returns its row");
  const [department] = await tx
    .insert(departments)
    .values({ ...sampleDepartment, regionId: region.id })
    .returning({ id: departments.id });
  if (!department) throw new Error("an insert returns its row");
  const facts = sampleCommunes.map(
    ([inseeCode, postalCode, name, latitude, longitude, population, others]) => ({
      inseeCode,
      postalCode,
      name,
      population,
      otherPostalCodes: [...others],
      latitude,
      longitude,
      department: sampleDepartment.name,
      region: sampleRegion.name,
      coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    }),
  );
  const stored = await tx
    .insert(communes)
    .values(facts.map((commune) => ({ ...commune, departmentId: department.id })))
    .returning({ id: communes.id, inseeCode: communes.inseeCode });
  const ids = new Map(stored.map(({ id, inseeCode }) => [inseeCode, id]));
  const makeLocation = createLocationMaker(facts, new Set(), await currentProfile());
  await tx
    .insert(locations)
    .values(
      facts.map(makeLocation).map((location) => ({ ...location, communeId: ids.get(location.inseeCode) })),
    );
}
