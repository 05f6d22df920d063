import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { keepUntilChanged } from "#app/lib/pages/keep-until-changed.server.ts";
import { searchedParts } from "../rules/search.ts";

/** Every zone by city, as the public list orders them; an index is a zone's place in it. */
interface Directory {
  ids: string[];
  /** The folded city without spaces, a space, the postal code. */
  texts: string[];
}

/**
 * Remembered until a zone changes: some 3 MB for 35,000 zones, read as two texts in 60 ms. Any page is then a slice,
 * and any search some milliseconds, where the database walks its whole index twice (docs/decisions/103).
 */
const getDirectory = keepUntilChanged(["locations"], async (): Promise<Directory> => {
  const order = sql`order by ${locations.cityOrder}, ${locations.postalCode}, ${locations.id}`;
  const [row] = await db
    .select({
      ids: sql<string | null>`string_agg(${locations.id}::text, ' ' ${order})`,
      texts: sql<string | null>`string_agg(${locations.searchText}, ${"\n"} ${order})`,
    })
    .from(locations);
  return { ids: row?.ids?.split(" ") ?? [], texts: row?.texts?.split("\n") ?? [] };
});

/**
 * The zones a search finds, in the order of the list (P§2, decision 21): everything when nothing is searched, nothing
 * when what is typed has neither letter nor digit. Gives the identifiers from one place to another, and the total.
 */
export async function findZones(
  search: string,
  from: number,
  to: number,
): Promise<{ ids: string[]; total: number }> {
  const { ids, texts } = await getDirectory();
  if (!search) return { ids: ids.slice(from, to), total: ids.length };
  const parts = searchedParts(search);
  if (parts.length === 0) return { ids: [], total: 0 };
  const isFound = (text: string) =>
    parts.every((spellings) => spellings.some((spelling) => text.includes(spelling)));
  const found = ids.filter((_, index) => isFound(texts[index] ?? ""));
  return { ids: found.slice(from, to), total: found.length };
}
