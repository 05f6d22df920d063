import { and, countDistinct, eq, isNull } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { communes, departments, locations } from "#app/db/schema/locations.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { isShown } from "#app/domains/business/rules/site.ts";
import { keepUntilChanged } from "#app/lib/pages/keep-until-changed.server.ts";
import { sampleDepartment } from "../../content/sarthe.ts";
import { distanceKm } from "../../rules/geography.ts";

/** No region has more départements. Who has zones in more of them wants them all. */
const mostOfRegion = 13;

/**
 * Returns how many public zones of a new installation are left after the shop moved to another département, beyond its
 * radius (rule zones/elsewhere). Remembered until a zone or the business changes.
 */
export const countZonesElsewhere = keepUntilChanged(["locations", "settings"], async (): Promise<number> => {
  const shop = await currentProfile();
  if (!isShown(shop, "/locations") || shop.department === sampleDepartment.name) return 0;
  const zones = await db
    .select({ latitude: locations.latitude, longitude: locations.longitude })
    .from(locations)
    .innerJoin(communes, eq(communes.id, locations.communeId))
    .innerJoin(departments, eq(departments.id, communes.departmentId))
    .where(and(eq(departments.name, sampleDepartment.name), isNull(locations.isIndexed)));
  const far = zones.filter(({ latitude, longitude }) => {
    if (latitude === null || longitude === null) return true;
    return distanceKm(shop.coordinates, { latitude, longitude }) > shop.claims.interventionRadiusKm;
  });
  return far.length > 0 && (await countDepartments()) <= mostOfRegion ? far.length : 0;
});

async function countDepartments(): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(communes.departmentId) })
    .from(locations)
    .innerJoin(communes, eq(communes.id, locations.communeId));
  return row?.count ?? 0;
}
