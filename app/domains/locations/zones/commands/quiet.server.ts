import { sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { pagesChannel } from "#app/lib/pages/cache.server.ts";

/**
 * Prevents this transaction's changes to locations (towns) from notifying the page caches. The caller must call
 * `announceLocations` later.
 */
export async function suppressNotifications(tx: Executor): Promise<void> {
  await tx.execute(sql`select set_config('atelier.quiet', 'on', true)`);
}

/** Notifies every node once that the page of any zone may have changed (see notify_location_places in migrations). */
export async function announceLocations(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_notify(${pagesChannel}, 'locations location-places')`);
}
