import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { redirects } from "#app/db/schema/blog.server.ts";
import { communes, departments, locations } from "#app/db/schema/locations.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import { locationContact } from "../rules/contact.ts";
import { locationMetaDescription } from "../rules/excerpt.ts";
import { locationFigures } from "../rules/figures.ts";
import { type Coordinates, distanceKm } from "../../rules/geography.ts";
import { offeredServices } from "../rules/offers.ts";
import { locationPath } from "../../rules/paths.ts";
import { atPlace, inDepartment, printedName } from "../../rules/place-names.ts";
import { getMapAround } from "../../map/queries/map.server.ts";

const mostNeighbours = 12;
/** A zone farther than this is no neighbour, in kilometres. */
const farthestNeighbourKm = 60;
const enoughNeighbours = 4;
/** The form of every slug. The database would refuse some other texts. */
const slugLike = /^[a-z0-9-]{1,200}$/;

/** Links to other zones, with a title. */
export interface OtherZones {
  title: string;
  zones: { slug: string; city: string; postalCode: string }[];
}

/** Returns everything a zone's page shows (rule zones/detail). Null for an unknown zone. */
export async function getLocationPage(slug: string) {
  const zone = await getLocation(slug);
  if (!zone) return null;
  const figures = locationFigures(zone);
  const [others, map] = await Promise.all([listOtherZones(zone), getMapAround(zone, figures.coverageRadius)]);
  return {
    slug: zone.slug,
    city: printedName(zone.city),
    at: atPlace(zone.city),
    postalCode: zone.postalCode,
    department: zone.department && printedName(zone.department),
    metaDescription: locationMetaDescription(zone.description),
    description: sanitizeContent(zone.description),
    services: offeredServices(zone.services),
    equipment: zone.equipment,
    certifications: zone.certifications,
    figures,
    contact: locationContact(zone, businessProfile),
    others,
    map,
  };
}

export type LocationPage = NonNullable<Awaited<ReturnType<typeof getLocationPage>>>;

/** Returns the present address of the zone that had this slug (rule zones/redirects). Null when there is none. */
export async function getMovedLocationPath(slug: string): Promise<string | null> {
  if (!slugLike.test(slug)) return null;
  const [row] = await db
    .select({ toPath: redirects.toPath })
    .from(redirects)
    .innerJoin(
      locations,
      eq(locations.slug, sql`substr(${redirects.toPath}, ${locationPath("").length + 1})`),
    )
    .where(eq(redirects.fromPath, locationPath(slug)));
  return row?.toPath ?? null;
}

async function getLocation(slug: string) {
  if (!slugLike.test(slug)) return null;
  const [row] = await db
    .select({
      id: locations.id,
      slug: locations.slug,
      city: locations.city,
      postalCode: locations.postalCode,
      address: locations.address,
      phone: locations.phone,
      email: locations.email,
      hours: locations.hours,
      description: locations.description,
      services: locations.services,
      equipment: locations.equipment,
      certifications: locations.certifications,
      teamSize: locations.teamSize,
      responseTime: locations.responseTime,
      satisfactionRate: locations.satisfactionRate,
      coverageRadius: locations.coverageRadius,
      latitude: locations.latitude,
      longitude: locations.longitude,
      cityOrder: locations.cityOrder,
      departmentId: communes.departmentId,
      department: departments.name,
    })
    .from(locations)
    .leftJoin(communes, eq(communes.id, locations.communeId))
    .leftJoin(departments, eq(departments.id, communes.departmentId))
    .where(eq(locations.slug, slug));
  if (!row) return null;
  const { latitude, longitude } = row;
  return { ...row, coordinates: latitude === null || longitude === null ? null : { latitude, longitude } };
}

type Zone = NonNullable<Awaited<ReturnType<typeof getLocation>>>;

/** Lists the nearest zones, or those of the département when this one has no coordinates. */
async function listOtherZones(zone: Zone): Promise<OtherZones | null> {
  const nearest = zone.coordinates ? await listNearest(zone.id, zone.coordinates) : [];
  if (nearest.length >= enoughNeighbours) return { title: "Communes voisines", zones: nearest };
  if (zone.departmentId === null || !zone.department) return null;
  const zones = await listOfDepartment(zone, zone.departmentId);
  return zones.length > 0 ? { title: `Autres communes ${inDepartment(zone.department)}`, zones } : null;
}

/** Lists the nearest zones by distance. The index orders by degrees, which overstates the distance to the east. */
async function listNearest(id: string, from: Coordinates): Promise<OtherZones["zones"]> {
  const candidates = await db
    .select({
      slug: locations.slug,
      city: locations.city,
      postalCode: locations.postalCode,
      latitude: locations.latitude,
      longitude: locations.longitude,
    })
    .from(locations)
    .where(and(isNotNull(locations.latitude), ne(locations.id, id)))
    .orderBy(
      sql`point(${locations.longitude}, ${locations.latitude}) <-> point(${from.longitude}, ${from.latitude})`,
    )
    .limit(mostNeighbours * 4);
  return candidates
    .map(({ latitude, longitude, ...zone }) => ({
      zone,
      km: distanceKm(from, { latitude: latitude ?? 0, longitude: longitude ?? 0 }),
    }))
    .filter(({ km }) => km <= farthestNeighbourKm)
    .toSorted((one, other) => one.km - other.km)
    .slice(0, mostNeighbours)
    .map(({ zone }) => ({ ...zone, city: printedName(zone.city) }));
}

/** Lists zones of the same postal code, which are near, then the next in the alphabet, so that each page differs. */
async function listOfDepartment(zone: Zone, departmentId: number): Promise<OtherZones["zones"]> {
  const rows = await db
    .select({ slug: locations.slug, city: locations.city, postalCode: locations.postalCode })
    .from(communes)
    .innerJoin(locations, eq(locations.communeId, communes.id))
    .where(and(eq(communes.departmentId, departmentId), ne(locations.id, zone.id)))
    .orderBy(
      sql`${locations.postalCode} <> ${zone.postalCode}`,
      sql`${locations.cityOrder} < ${zone.cityOrder}`,
      locations.cityOrder,
    )
    .limit(mostNeighbours);
  return rows.map((row) => ({ ...row, city: printedName(row.city) }));
}
