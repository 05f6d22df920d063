import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { filterCondition } from "../queries/admin-list.server.ts";
import type { LocationFilter } from "../rules/admin-addresses.ts";

/** Deletes one location (a town where the shop works). Its commune stays in the database. */
export async function deleteLocation(actor: Actor, id: string): Promise<Outcome<unknown, "done" | "gone">> {
  const { rowCount } = await db.delete(locations).where(eq(locations.id, id));
  if (rowCount !== 1) return { outcome: "gone" };
  log.info({ actorId: actor.userId, locationId: id }, "location deleted");
  return { outcome: "done" };
}

/**
 * Deletes every location that matches a filter in one statement, if their number is the one that the person typed.
 * Otherwise deletes nothing and returns `stale` with the current number.
 */
export async function deleteLocations(
  actor: Actor,
  filter: LocationFilter,
  confirmedCount: number,
): Promise<Outcome<{ stale: { count: number } }, "done" | "stale">> {
  return db
    .transaction(async (tx) => {
      const { rowCount } = await tx.delete(locations).where(filterCondition(filter));
      if (rowCount !== confirmedCount) throw new OtherCount(rowCount ?? 0);
      log.info({ actorId: actor.userId, filter, count: rowCount }, "locations deleted");
      return { outcome: "done" as const };
    })
    .catch((error: unknown) => {
      if (error instanceof OtherCount) return { outcome: "stale" as const, count: error.count };
      throw error;
    });
}

/** Thrown to undo the deletion, when the number of locations is not the one that the person confirmed. */
class OtherCount extends Error {
  readonly count: number;
  constructor(count: number) {
    super("another number of locations than confirmed");
    this.count = count;
  }
}
