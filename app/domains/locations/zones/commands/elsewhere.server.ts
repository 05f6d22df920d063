import { inArray } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { log } from "#app/lib/log.server.ts";
import { listCommunesAround, neighbourhoodKm } from "../../descriptions/queries/communes.server.ts";
import { createLocationMaker } from "../../import/rules/new-locations.ts";
import { listCommunesNear, listZonesElsewhere } from "../queries/elsewhere.server.ts";
import { storeKnownAround } from "../queries/known-communes.server.ts";
import { announceLocations, suppressNotifications } from "./quiet.server.ts";

/**
 * How many rows one insert writes. PostgreSQL limits the number of values in a statement, and each row has about
 * fifteen.
 */
const partSize = 200;

/**
 * Deletes the zones (towns) that are far away after the shop has moved, except those whose text a person wrote (rule
 * settings/moved-zones). With `isReplaced`, it also turns the communes within the intervention radius (the distance
 * within which the shop makes visits), as far as the program knows them, into zones. Returns the numbers of deleted and
 * created zones.
 */
export async function leaveZonesElsewhere(
  actor: Actor,
  shop: BusinessProfile,
  isReplaced: boolean,
): Promise<{ removed: number; created: number }> {
  const counts = await db.transaction(async (tx) => {
    await suppressNotifications(tx);
    const left = (await listZonesElsewhere(shop, tx)).filter(({ isWritten }) => !isWritten);
    const ids = left.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(locations).where(inArray(locations.id, ids));
    const created = isReplaced ? await createNear(tx, shop) : 0;
    await announceLocations(tx);
    return { removed: ids.length, created };
  });
  log.info({ actorId: actor.userId, ...counts }, "zones elsewhere left");
  return counts;
}

/**
 * Turns the communes within the radius into zones, as far as the program knows them, without an imported file (rule
 * zones/known). Returns the number of created zones.
 */
export async function addZonesNear(actor: Actor, shop: BusinessProfile): Promise<number> {
  const created = await db.transaction(async (tx) => {
    await suppressNotifications(tx);
    const count = await createNear(tx, shop);
    await announceLocations(tx);
    return count;
  });
  log.info({ actorId: actor.userId, created }, "zones near the shop created");
  return created;
}

async function createNear(tx: Executor, shop: BusinessProfile): Promise<number> {
  const near = new Set(await listCommunesNear(shop, tx));
  if (near.size === 0) return 0;
  const radius = shop.claims.interventionRadiusKm;
  await storeKnownAround(tx, shop.coordinates, radius + neighbourhoodKm);
  const around = await listCommunesAround(shop.coordinates, radius, tx);
  const taken = new Set((await tx.select({ slug: locations.slug }).from(locations)).map(({ slug }) => slug));
  const make = createLocationMaker(around, taken, shop);
  const made = around
    .filter(({ inseeCode }) => near.has(inseeCode))
    .map(({ id, ...commune }) => {
      const { inseeCode: _code, ...location } = make(commune);
      return { ...location, communeId: id };
    });
  let created = 0;
  for (let start = 0; start < made.length; start += partSize) {
    const part = tx.insert(locations).values(made.slice(start, start + partSize));
    created += (await part.onConflictDoNothing()).rowCount ?? 0;
  }
  return created;
}
