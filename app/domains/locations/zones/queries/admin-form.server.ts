import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";

/** Returns one location with all fields of its form and its version, or null when it is gone. */
export async function getLocationForForm(id: string) {
  const [row] = await db
    .select({
      id: locations.id,
      version: locations.version,
      name: locations.name,
      slug: locations.slug,
      address: locations.address,
      postalCode: locations.postalCode,
      city: locations.city,
      phone: locations.phone,
      email: locations.email,
      hours: locations.hours,
      description: locations.description,
      descriptionEdited: locations.descriptionEdited,
      services: locations.services,
      equipment: locations.equipment,
      certifications: locations.certifications,
      teamSize: locations.teamSize,
      responseTime: locations.responseTime,
      satisfactionRate: locations.satisfactionRate,
      coverageRadius: locations.coverageRadius,
    })
    .from(locations)
    .where(eq(locations.id, id));
  return row ?? null;
}

export type LocationForForm = NonNullable<Awaited<ReturnType<typeof getLocationForForm>>>;
