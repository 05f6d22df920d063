import { and, asc, inArray, like, or, type SQL, sql } from "drizzle-orm";
import { anonymousSearch } from "#app/db/anonymous-search.server.ts";
import { db, type Executor } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { type Page, toPage } from "#app/lib/pages/paging.ts";
import { locationExcerpt } from "../rules/excerpt.ts";
import { cardServices } from "../rules/offers.ts";
import { printedName } from "../../rules/place-names.ts";
import { searchedParts } from "../rules/search.ts";
import { findZones } from "./directory.server.ts";

/** Zones on a page of the list (rule zones/list). */
const pageSize = 12;

/** A zone in the public list. */
export interface LocationCard {
  slug: string;
  city: string;
  postalCode: string;
  excerpt: string;
  services: { shown: string[]; more: number };
}

/** By city. The index locations_city_order serves it. */
export const cityOrder = [asc(locations.cityOrder), asc(locations.postalCode), asc(locations.id)];

/**
 * Returns a page of 12 zones of a search, ordered by city (rules zones/list and zones/search). An empty search finds
 * all zones, one without letter or digit none. A page out of range has no items.
 */
export async function searchLocations(search: string, page: number): Promise<Page<LocationCard>> {
  const first = (page - 1) * pageSize;
  const { ids, total } = await findZones(search, first, first + pageSize);
  const isSearch = search !== "" && ids.length > 0;
  const rows = isSearch
    ? await anonymousSearch((executor) => readCards(ids, executor))
    : await readCards(ids);
  return toPage(rows.map(toCard), { page, size: pageSize, total });
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
    })
    .from(locations)
    .where(inArray(locations.id, ids))
    .orderBy(...cityOrder);
}

/** Returns the SQL condition that finds the same zones as `findZones`. Undefined for an empty search. */
export function searchCondition(search: string): SQL | undefined {
  if (!search) return undefined;
  const parts = searchedParts(search);
  if (parts.length === 0) return sql`false`;
  return and(
    ...parts.map((spellings) => or(...spellings.map((text) => like(locations.searchText, `%${text}%`)))),
  );
}

function toCard({
  slug,
  city,
  postalCode,
  description,
  services,
}: {
  slug: string;
  city: string;
  postalCode: string;
  description: string;
  services: string[];
}): LocationCard {
  return {
    slug,
    city: printedName(city),
    postalCode,
    excerpt: locationExcerpt(description),
    services: cardServices(services),
  };
}
