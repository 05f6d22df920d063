import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { keepUntilChanged } from "#app/lib/pages/keep-until-changed.server.ts";
import { searchedParts } from "../rules/search.ts";

/** Every zone in the order of the public list. An index of the arrays is a position in it. */
interface Directory {
  ids: string[];
  /** The folded city without spaces, a space, the postal code. */
  texts: string[];
}

/**
 * Remembered until a zone changes: some 3 MB for 35,000 zones, read as two texts in 60 ms. A page is then a slice and a
 * search takes some milliseconds. The database would walk its whole index twice (ADR 103).
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
 * Finds the zones of a search in the order of the list (rule zones/search): all zones for an empty search, none for a
 * search without letter or digit. Returns the identifiers between two positions, and the total.
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
