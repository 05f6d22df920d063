import { sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { pagesChannel } from "#app/lib/pages/cache.server.ts";

/**
 * Stops this transaction's changes to locations (towns) from notifying the page caches. Long work on many locations
 * would otherwise notify them once for each of its changes. The caller must call `announceLocations` later, which
 * notifies them once.
 */
export async function suppressNotifications(tx: Executor): Promise<void> {
  await tx.execute(sql`select set_config('atelier.quiet', 'on', true)`);
}

/**
 * Notifies every node (process of the program) once that any page about zones may have changed. The trigger
 * notify_location_places in migrations sends the usual notifications.
 */
export async function announceLocations(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_notify(${pagesChannel}, 'locations location-places')`);
}
