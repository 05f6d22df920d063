import { sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { pagesChannel } from "#app/lib/pages/cache.server.ts";

/** In this transaction, changes to locations are not told to the page caches: announceLocations will, once. */
export async function quietly(tx: Executor): Promise<void> {
  await tx.execute(sql`select set_config('atelier.quiet', 'on', true)`);
}

/** Tells every node, once, that any page of a zone may have changed (migrations: notify_location_places). */
export async function announceLocations(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_notify(${pagesChannel}, 'locations location-places')`);
}
