import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { distanceKm } from "#app/domains/locations/rules/geography.ts";

/** The facts about a zone (a commune where the shop works) that the assistant needs. */
export interface Zone extends Record<string, unknown> {
  city: string;
  postal_code: string;
  slug: string;
  latitude: number | null;
  longitude: number | null;
}

/** Returns the distance of a zone from the shop in kilometres. Null for a zone without coordinates. */
export function kmTo({ latitude, longitude }: Zone, profile: BusinessProfile): number | null {
  return latitude === null || longitude === null
    ? null
    : distanceKm(profile.coordinates, { latitude, longitude });
}
