import { frenchSpaces } from "#app/lib/french/spaces.ts";
import { and, asc, eq, inArray, like, or, type SQL, sql } from "drizzle-orm";
import { anonymousSearch } from "#app/db/anonymous-search.server.ts";
import { db, type Executor } from "#app/db/client.server.ts";
import { communes, locations } from "#app/db/schema/locations.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { isVisiting } from "#app/domains/business/rules/site.ts";
import { seenFrom } from "#app/domains/business/rules/visits.ts";
import { travelFeeText } from "#app/domains/pricing/rules/travel-fees.ts";
import { type Page, toPage } from "#app/lib/pages/paging.ts";
import { type Reach, reachOf } from "../../rules/reach.ts";
import { locationExcerpt } from "../rules/excerpt.ts";
import { cardServices } from "../rules/offers.ts";
import { printedName } from "#app/lib/french/place-names.ts";
import { searchedParts } from "../rules/search.ts";
import { findZones, listInitials, type ZoneFilter } from "./directory.server.ts";

/** How many zones a page of the list has (rule zones/list). */
const pageSize = 12;

/** A zone in the public list. */
export interface LocationCard {
  slug: string;
  city: string;
  postalCode: string;
  excerpt: string;
  services: { shown: string[]; more: number };
  reach: Reach | null;
  travelFee: string | null;
}

/**
 * The order of the list: by city. The index locations_city_order has the same order, so PostgreSQL needs no sorting.
 */
export const cityOrder = [asc(locations.cityOrder), asc(locations.postalCode), asc(locations.id)];

/**
 * Returns a page of 12 zones (towns), ordered by city (rule zones/list). The filter may be a search (rule
 * zones/search), a département (administrative area) or neither. A search without a letter or digit finds none. A page
 * after the last one has no items.
 */
export async function searchLocations(filter: ZoneFilter, page: number): Promise<Page<LocationCard>> {
  const first = (page - 1) * pageSize;
  const [shop, { ids, total }] = await Promise.all([
    currentProfile(),
    findZones(filter, first, first + pageSize),
  ]);
  const isSearch = filter.search !== "" && ids.length > 0;
  const rows = isSearch
    ? await anonymousSearch((executor) => readCards(ids, executor))
    : await readCards(ids);
  return toPage(
    rows.map((row) => toCard(row, shop)),
    { page, size: pageSize, total },
  );
}

/** Returns each initial letter with the page of the list on which its zones begin. The list links to this page. */
export async function listLetterPages(department: string): Promise<{ letter: string; page: number }[]> {
  const initials = await listInitials(department);
  return initials.map(({ letter, position }) => ({ letter, page: Math.floor(position / pageSize) + 1 }));
}

async function readCards(ids: string[], executor: Executor = db) {
  if (ids.length === 0) return [];
  return executor
    .select({
      slug: locations.slug,
      city: locations.city,
      postalCode: locations.postalCode,
      description: locations.description,
      services: locations.services,
      latitude: locations.latitude,
      longitude: locations.longitude,
    })
    .from(locations)
    .where(inArray(locations.id, ids))
    .orderBy(...cityOrder);
}

/**
 * Returns the SQL condition with which the back office's list finds the same zones as `findZones` finds in memory.
 * Undefined for an empty search.
 */
export function searchCondition(search: string): SQL | undefined {
  if (!search) return undefined;
  const parts = searchedParts(search);
  if (parts.length === 0) return sql`false`;
  return and(
    ...parts.map((spellings) => {
      const written = or(...spellings.map((text) => like(locations.searchText, `%${text}%`)));
      return /^\d/.test(spellings[0] ?? "")
        ? inArray(locations.id, withAnyCode(written, spellings))
        : written;
    }),
  );
}

/**
 * Returns the zones that meet a condition, and the zones whose commune has one of `codes` among its other postal codes.
 * Each of the two groups is selected with its own index. One selection with OR would read the whole table.
 */
function withAnyCode(condition: SQL | undefined, codes: readonly string[]) {
  const others = sql`array_to_string(${communes.otherPostalCodes}, ' ')`;
  const byOtherCode = db
    .select({ id: locations.id })
    .from(communes)
    .innerJoin(locations, eq(locations.communeId, communes.id))
    .where(and(sql`other_postal_codes <> '{}'`, or(...codes.map((code) => like(others, `%${code}%`)))));
  return db.select({ id: locations.id }).from(locations).where(condition).union(byOtherCode);
}

function toCard(row: Awaited<ReturnType<typeof readCards>>[number], shop: BusinessProfile): LocationCard {
  const { slug, city, postalCode, description, services, latitude, longitude } = row;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  const reach = reachOf(shop, { city, coordinates });
  const there = seenFrom(shop, reach?.where === "far");
  return {
    slug,
    city: printedName(city),
    postalCode,
    excerpt: locationExcerpt(frenchSpaces(description)),
    services: cardServices(services, there),
    reach,
    travelFee: reach && isVisiting(there) ? travelFeeText(reach.km, shop.prices) : null,
  };
}
