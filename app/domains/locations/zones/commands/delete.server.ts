import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { log } from "#app/lib/log.server.ts";
import { locationsMeant } from "../queries/admin-list.server.ts";
import type { LocationFilter } from "../rules/admin-addresses.ts";

/** Deletes one location (B§7). `gone` when somebody else did. Its commune stays. */
export async function deleteLocation(actor: Actor, id: string): Promise<"done" | "gone"> {
  const { rowCount } = await db.delete(locations).where(eq(locations.id, id));
  if (rowCount !== 1) return "gone";
  log.info({ actorId: actor.userId, locationId: id }, "location deleted");
  return "done";
}

/**
 * Deletes every location of a filter in one statement, when they are exactly as many as the person confirmed. Else
 * nothing is deleted, and their present number comes back.
 */
export async function deleteLocations(
  actor: Actor,
  filter: LocationFilter,
  confirmedCount: number,
): Promise<{ outcome: "done" | "changed"; count: number }> {
  return db
    .transaction(async (tx) => {
      const { rowCount } = await tx.delete(locations).where(locationsMeant(filter));
      if (rowCount !== confirmedCount) throw new OtherCount(rowCount ?? 0);
      log.info({ actorId: actor.userId, filter, count: rowCount }, "locations deleted");
      return { outcome: "done" as const, count: rowCount };
    })
    .catch((error: unknown) => {
      if (error instanceof OtherCount) return { outcome: "changed" as const, count: error.count };
      throw error;
    });
}

/** Takes the deletion back: the list had changed since the person saw its number. */
class OtherCount extends Error {
  readonly count: number;
  constructor(count: number) {
    super("another number of locations than confirmed");
    this.count = count;
  }
}
