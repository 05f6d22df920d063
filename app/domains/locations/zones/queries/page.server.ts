import { frenchSpaces } from "#app/lib/french/spaces.ts";
import { and, eq, getTableColumns, ne, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { redirects } from "#app/db/schema/blog.server.ts";
import { communes, departments, locations } from "#app/db/schema/locations.server.ts";
import type { BusinessProfile, Testimonial } from "#app/domains/business/profile.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { travelFeeText } from "#app/domains/pricing/rules/travel-fees.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { isVisiting } from "#app/domains/business/rules/site.ts";
import { exampleNote } from "#app/domains/business/rules/examples.ts";
import { seenFrom } from "#app/domains/business/rules/visits.ts";
import { withLinkNotes } from "#app/lib/pages/link-notes.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import { drawZoneMap } from "../../map/rules/zone-map.ts";
import { directionOf } from "../../rules/geography.ts";
import { isSameDepartment } from "../../rules/department-of.ts";
import { locationPath } from "../../rules/paths.ts";
import { inDepartment } from "#app/lib/french/departments.ts";
import { atPlace, ofPlace, printedName } from "#app/lib/french/place-names.ts";
import { isZoneIndexed, reachOf } from "../../rules/reach.ts";
import { locationContact } from "../rules/contact.ts";
import { locationMetaDescription } from "../rules/excerpt.ts";
import { locationFigures } from "../rules/figures.ts";
import { isMentioned } from "../rules/mentions.ts";
import { nextOpenDay } from "../rules/next-open-day.ts";
import { offeredServices } from "../rules/offers.ts";
import { servicesByPlace } from "../rules/where-done.ts";
import { listAround, listOfPostalCode, type NearbyZone } from "./around.server.ts";
import { findMention } from "./mentions.server.ts";

const mostNeighbours = 8;
/** The greatest distance of a neighbouring zone (town), in kilometres. */
const farthestNeighbourKm = 60;
const enoughNeighbours = 4;
/**
 * The form of every slug. A text of another form is never looked up: it cannot be a slug, and PostgreSQL refuses some
 * texts.
 */
const slugLike = /^[a-z0-9-]{1,200}$/;

/** Links to other zones, with a title. */
export interface OtherZones {
  title: string;
  /** `km` is the distance from this zone, null when this zone has no coordinates. */
  zones: { slug: string; city: string; postalCode: string; km: number | null }[];
}

/**
 * Returns everything that a zone's page shows (rules zones/detail and zones/own-facts); null for an unknown zone.
 * `given` replaces the current business, for a preview of settings that are not saved yet.
 */
export async function getLocationPage(slug: string, now = new Date(), given?: BusinessProfile) {
  const zone = await getLocation(slug);
  if (!zone) return null;
  const { coordinates } = zone;
  const shop = given ?? (await currentProfile());
  const [around, sameCode, mention] = await Promise.all([
    coordinates ? listAround(coordinates, zone.id) : [],
    listOfPostalCode(zone.id, zone.postalCode),
    isShown(shop, "/blog") ? findMention(zone.city) : null,
  ]);
  const reach = reachOf(shop, zone);
  const isFar = reach
    ? reach.where === "far"
    : zone.department !== null && !isSameDepartment(zone.department, shop.department);
  const there = seenFrom(shop, isFar);
  const figures = locationFigures(zone, shop);
  return {
    slug: zone.slug,
    city: printedName(zone.city),
    at: atPlace(zone.city),
    of: ofPlace(zone.city),
    postalCode: zone.postalCode,
    // The owner may have given the zone a postal code that is not its commune's main one. That postal code must not be
    // listed twice.
    otherPostalCodes: zone.communeCodes.filter((code) => code !== zone.postalCode),
    department: zone.department && printedName(zone.department),
    population: zone.population,
    metaDescription: locationMetaDescription(frenchSpaces(zone.description)),
    isIndexed: isZoneIndexed(shop, zone),
    reach,
    isFar,
    direction: coordinates && directionOf(shop.coordinates, coordinates),
    travelFee: reach && isVisiting(there) ? travelFeeText(reach.km, shop.prices) : null,
    nextOpenDay: isFar || !reach ? null : nextOpenDay(shop, now),
    description: withLinkNotes(sanitizeContent(frenchSpaces(zone.description)), siteOrigin()),
    services: servicesByPlace(offeredServices(zone.services, there), there),
    equipment: zone.equipment,
    certifications: zone.certifications,
    figures,
    figuresNote: figures.some(({ isOwn }) => !isOwn) ? exampleNote(shop, "zoneFigures") : null,
    contact: locationContact(zone, there, reach !== null),
    sameCode,
    mention,
    testimonial: findTestimonial(shop, zone.city),
    others: await listOtherZones(zone, around),
    map:
      coordinates &&
      drawZoneMap({ name: zone.city, ...coordinates }, around, {
        name: mapName(shop),
        ...shop.coordinates,
      }),
  };
}

export type LocationPage = NonNullable<Awaited<ReturnType<typeof getLocationPage>>>;

/** The longest name of the shop, in characters, that fits on the map of a phone, beside the line to the shop. */
const longestMapName = 16;

/** Returns the shop's name for a zone's map: the short form if the name is too long. */
function mapName({ name, brand }: BusinessProfile): string {
  return name.length > longestMapName && brand.text.length < name.length ? brand.text : name;
}

/**
 * Returns a confirmed testimonial that names a commune. Example testimonials do not count, because no customer wrote
 * them.
 */
function findTestimonial({ blocks, testimonials }: BusinessProfile, city: string): Testimonial | null {
  if (blocks.testimonials !== "confirmed") return null;
  return testimonials.find(({ role, content }) => isMentioned(`${role}\n${content}`, city)) ?? null;
}

/** Returns the current path of the zone that once had this slug (rule zones/redirects). Null when there is none. */
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

/** Returns the name of the zone with this slug. Null when no zone has it. */
export async function getZoneName(slug: string): Promise<string | null> {
  if (!slugLike.test(slug)) return null;
  const [row] = await db.select({ city: locations.city }).from(locations).where(eq(locations.slug, slug));
  return row ? printedName(row.city) : null;
}

const bySlug = db
  .select({
    ...getTableColumns(locations),
    departmentId: communes.departmentId,
    mainPostalCode: communes.postalCode,
    otherPostalCodes: communes.otherPostalCodes,
    population: communes.population,
    department: departments.name,
  })
  .from(locations)
  .leftJoin(communes, eq(communes.id, locations.communeId))
  .leftJoin(departments, eq(departments.id, communes.departmentId))
  .where(eq(locations.slug, sql.placeholder("slug")))
  .prepare("zone_by_slug");

async function getLocation(slug: string) {
  if (!slugLike.test(slug)) return null;
  const [row] = await bySlug.execute({ slug });
  if (!row) return null;
  const { latitude, longitude, mainPostalCode, otherPostalCodes } = row;
  const communeCodes = [mainPostalCode, ...(otherPostalCodes ?? [])].filter((code) => code !== null);
  return {
    ...row,
    communeCodes,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
  };
}

type Zone = NonNullable<Awaited<ReturnType<typeof getLocation>>>;

/**
 * Returns the zones nearest to a zone. If fewer than `enoughNeighbours` are near, returns zones of the same département
 * (administrative area) instead, or null if its département is unknown.
 */
async function listOtherZones(zone: Zone, around: readonly NearbyZone[]): Promise<OtherZones | null> {
  const nearest = around
    .filter(({ km }) => km <= farthestNeighbourKm)
    .slice(0, mostNeighbours)
    .map(({ slug, city, postalCode, km }) => ({ slug, city, postalCode, km: Math.max(1, Math.round(km)) }));
  if (nearest.length >= enoughNeighbours) return { title: "Communes voisines", zones: nearest };
  if (zone.departmentId === null || !zone.department) return null;
  const zones = await listOfDepartment(zone, zone.departmentId);
  return zones.length > 0 ? { title: `Autres communes ${inDepartment(zone.department)}`, zones } : null;
}

/**
 * Lists zones of a zone's département: first those with the same postal code, which are near, then those that follow in
 * the alphabet. Each page thus lists different zones.
 */
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
  return rows.map((row) => ({ ...row, city: printedName(row.city), km: null }));
}
