import { asc, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { communes, departments, locations } from "#app/db/schema/locations.server.ts";
import { keepUntilChanged } from "#app/lib/pages/keep-until-changed.server.ts";
import { mayBeTypo, meantWord } from "#app/lib/french/typing-errors.ts";
import { searchedParts } from "../rules/search.ts";

/**
 * All zones (towns), in the order of the public list. The entries at one index of the arrays belong to the same zone.
 */
interface Directory {
  ids: string[];
  /**
   * The text that a search looks in, for each zone: the city in small letters, without accents and spaces, then a space
   * and the postal codes.
   */
  texts: string[];
  /** The code of each zone's département (administrative area); empty when unknown. */
  departments: string[];
}

/** The filters of a list: a search, and a département's code. Both may be empty. */
export interface ZoneFilter {
  search: string;
  department: string;
}

/**
 * Returns the directory, which is kept in memory until a zone changes: about 4 MB for 35,000 zones, read in 80 ms. The
 * query sorts the rows before it joins them into three texts, so that they are sorted only once. From memory a search
 * takes a few milliseconds; in the database it would read the whole index twice (ADR 103).
 */
const getDirectory = keepUntilChanged(["locations"], async (): Promise<Directory> => {
  const others = sql`nullif(array_to_string(${communes.otherPostalCodes}, ' '), '')`;
  const sorted = db
    .select({
      id: locations.id,
      text: sql<string>`${locations.searchText} || coalesce(' ' || ${others}, '')`.as("text"),
      department: sql<string>`coalesce(${departments.code}, '')`.as("department"),
    })
    .from(locations)
    .leftJoin(communes, eq(communes.id, locations.communeId))
    .leftJoin(departments, eq(departments.id, communes.departmentId))
    .orderBy(asc(locations.cityOrder), asc(locations.postalCode), asc(locations.id))
    .as("sorted");
  const [row] = await db
    .select({
      ids: sql<string | null>`string_agg(${sorted.id}::text, ' ')`,
      texts: sql<string | null>`string_agg(${sorted.text}, ${"\n"})`,
      departments: sql<string | null>`string_agg(${sorted.department}, ' ')`,
    })
    .from(sorted);
  return {
    ids: row?.ids?.split(" ") ?? [],
    texts: row?.texts?.split("\n") ?? [],
    departments: row?.departments?.split(" ") ?? [],
  };
});

/**
 * Finds the zones that match a search, in the order of the list (rule zones/search). An empty search finds all zones;
 * one without a letter or digit finds none. Returns the total, and the ids from position `from` up to, but not
 * including, `to`.
 */
export async function findZones(
  { search, department }: ZoneFilter,
  from: number,
  to: number,
): Promise<{ ids: string[]; total: number }> {
  const directory = await getDirectory();
  if (!search && !department) return { ids: directory.ids.slice(from, to), total: directory.ids.length };
  const parts = searchedParts(search);
  if (search && parts.length === 0) return { ids: [], total: 0 };
  const isFound = (index: number) =>
    (!department || directory.departments[index] === department) &&
    parts.every((spellings) => spellings.some((spelling) => directory.texts[index]?.includes(spelling)));
  const found = directory.ids.filter((_, index) => isFound(index));
  return { ids: found.slice(from, to), total: found.length };
}

/**
 * Returns each initial letter in the list with the position of the first zone that begins with it. The list links to
 * the page with that position.
 */
export async function listInitials(department: string): Promise<{ letter: string; position: number }[]> {
  const directory = await getDirectory();
  const initials: { letter: string; position: number }[] = [];
  let position = 0;
  for (const [index, text] of directory.texts.entries()) {
    if (department && directory.departments[index] !== department) continue;
    const letter = text.charAt(0).toUpperCase();
    if (/^[A-Z]$/.test(letter) && initials.at(-1)?.letter !== letter) initials.push({ letter, position });
    position += 1;
  }
  return initials;
}

/**
 * The longest search, in characters, for which the program looks for the name that the visitor meant. Every name of a
 * commune is shorter.
 */
const longestMistyped = 45;

/**
 * Returns the name of the zone that a search without result probably means (rule zones/search), in small letters and
 * without spaces. Null if no name is that similar.
 */
export async function findMeantName(search: string): Promise<string | null> {
  const [[typed = ""] = []] = searchedParts(search);
  if (!mayBeTypo(typed) || typed.length > longestMistyped) return null;
  const { texts } = await getDirectory();
  const names = texts.flatMap((text) => {
    const [name = ""] = text.split(" ", 1);
    return name[0] === typed[0] && Math.abs(name.length - typed.length) <= 2 ? [name] : [];
  });
  return meantWord(typed, names);
}

/**
 * Finds the zones that a search names (rule zones/exact). Such a search is the whole name of the zones, with or without
 * the beginning of the postal code, or a postal code that only one zone has. Returns ten ids at most, and none for any
 * other search.
 */
export async function findNamedZones(search: string): Promise<string[]> {
  const parts = searchedParts(search);
  const names = parts.find(([text = ""]) => !/^\d/.test(text));
  const [code = ""] = parts.find(([text = ""]) => /^\d/.test(text)) ?? [];
  if (!names && code.length < 5) return [];
  const { ids, texts } = await getDirectory();
  const found = ids.filter((_, index) => {
    const [name = "", ...codes] = texts[index]?.split(" ") ?? [];
    return (!names || names.includes(name)) && (!code || codes.some((one) => one.startsWith(code)));
  });
  return names || found.length === 1 ? found.slice(0, 10) : [];
}
