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

/** Zones a page of the list shows (P§9). */
const pageSize = 12;

/** A zone as the list shows it. */
export interface LocationCard {
  slug: string;
  city: string;
  postalCode: string;
  excerpt: string;
  services: { shown: string[]; more: number };
}

/** By city, as locations_city_order holds them. */
export const cityOrder = [asc(locations.cityOrder), asc(locations.postalCode), asc(locations.id)];

/**
 * A page of the zones found (P§2, P§7; decision 21), ordered by city, 12 a page. Everything when nothing is searched,
 * nothing when what is typed has neither letter nor digit. A page out of range has no items.
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

/** The zones a search of the back office finds, as findZones finds them; undefined, which is all of them, when nothing is searched. */
export function foundBy(search: string): SQL | undefined {
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
