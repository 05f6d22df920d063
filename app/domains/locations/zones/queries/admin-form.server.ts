import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";

/** Returns a location (town) for its form, or null when it was deleted. */
export async function getLocationForForm(id: string) {
  const [row] = await db.select().from(locations).where(eq(locations.id, id));
  return row ?? null;
}

export type LocationForForm = NonNullable<Awaited<ReturnType<typeof getLocationForForm>>>;
