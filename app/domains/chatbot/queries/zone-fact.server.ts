import { sql } from "drizzle-orm";
import type { Reader } from "#app/db/client.server.ts";
import { namedStatement } from "#app/db/statement.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { locationPath, zoneAddresses } from "#app/domains/locations/rules/paths.ts";
import { distanceKm } from "#app/domains/locations/rules/geography.ts";
import { travelFeeText } from "#app/domains/pricing/rules.ts";
import { zonesOfCodeText, zoneText } from "../content/zone-texts.ts";
import { meantWord } from "../rules/matching.ts";
import { type AskedPlace, beginningAt, placeMarks } from "../rules/asked-place.ts";
import { findElsewhere } from "./town-fact.server.ts";

interface Zone extends Record<string, unknown> {
  city: string;
  postal_code: string;
  slug: string;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Returns what is said of the zone whose name or postal code is among these words: the longest name, else a name with a
 * typing error; or of a place that is no zone. `strange` are the words that no response has: no other word is a mistyped
 * town.
 */
export async function findZone(
  { words, names, strange }: AskedPlace & { strange: readonly string[] },
  profile: BusinessProfile,
  executor: Reader,
): Promise<string | null> {
  const zone = await readZone(names, executor);
  const found = zone ? [zone] : await readByCode(words, profile, executor);
  const elsewhere = found.length === 0 ? await findElsewhere({ words, names }, profile, executor) : null;
  if (elsewhere !== null) return elsewhere;
  const first = found[0] ?? (await readMistyped(words, strange, profile, executor));
  if (!first) return null;
  if (found.length < 2) return zoneText(shownZone(first, profile));
  return zonesOfCodeText({
    postalCode: first.postal_code,
    first: found.slice(0, mostOfCode).map((one) => shownZone(one, profile)),
    others: Math.max(0, found.length - mostOfCode),
    path: zoneAddresses.write({ search: first.postal_code }),
  });
}

function shownZone(zone: Zone, profile: BusinessProfile) {
  const km = kmTo(zone, profile);
  const radiusKm = profile.claims.interventionRadiusKm;
  return {
    city: zone.city,
    postalCode: zone.postal_code,
    km: km === null ? null : Math.round(km),
    beyondKm: km !== null && km > radiusKm ? radiusKm : null,
    travelFee: km === null ? null : travelFeeText(km, profile.prices.travelFees),
    path: locationPath(zone.slug),
  };
}

function kmTo({ latitude, longitude }: Zone, profile: BusinessProfile): number | null {
  return latitude === null || longitude === null
    ? null
    : distanceKm(profile.coordinates, { latitude, longitude });
}

/** Many towns begin so: alone, it is not the beginning of one of them. */
const beginningNames = ["saint", "sainte", "notre", "grand", "grande", "petit", "mont", "villa"];

async function readZone(names: AskedPlace["names"], executor: Reader): Promise<Zone | undefined> {
  const wanted = [...new Set(names.map((name) => name.join(" ")).filter((name) => name.length > 2))];
  const [zone] = await zoneOfName(executor.$client, { wanted, beginningNames });
  return zone;
}

const wantedNames = sql`${sql.placeholder("wanted")}::text[]`;
const zoneOfName = namedStatement<Zone>(
  "chatbot_zone",
  () => sql`
    select city, postal_code, slug, latitude, longitude from locations
    where city_order = any(${wantedNames})
      or city_order in (
        select (select l.city_order from locations l
          where l.city_order >= asked || ' ' and l.city_order < asked || '!' order by l.city_order limit 1)
        from unnest(${wantedNames}) as asked
        where length(asked) > 3 and asked <> all (${sql.placeholder("beginningNames")}::text[])
      )
    order by city_order = any(${wantedNames}) desc, length(city) desc, city_order limit 1`,
);

/** Communes of one postal code that are named: the largest, where most who ask live. */
const mostOfCode = 3;
/** No postal code has so many communes. */
const mostRead = 100;

/** Reads the zones of the first postal code that is one: the largest communes first, then the nearest. */
async function readByCode(
  words: readonly string[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Zone[]> {
  const codes = words.filter((word) => /^\d{5}$/.test(word));
  if (codes.length === 0) return [];
  const { rows } = await executor.execute<Zone & { population: number }>(sql`
    select city, zone.postal_code, slug, zone.latitude, zone.longitude, coalesce(population, 0) as population
    from locations zone left join communes on communes.id = commune_id
    where zone.postal_code = any(${sql.param(codes)}::text[]) and search_text like '%' || zone.postal_code
    order by city_order limit ${mostRead}::int`);
  const code = codes.find((one) => rows.some(({ postal_code }) => postal_code === one));
  return rows
    .filter(({ postal_code }) => postal_code === code)
    .toSorted((a, b) => b.population - a.population || (kmTo(a, profile) ?? 1e5) - (kmTo(b, profile) ?? 1e5));
}

/** Shorter names are one slip away from too many words. */
const shortestMistyped = 6;
/** Bounds the searches by likeness. The longest names come first. */
const mostMistyped = 6;

async function readMistyped(
  words: readonly string[],
  strange: readonly string[],
  profile: BusinessProfile,
  executor: Reader,
): Promise<Zone | undefined> {
  const isStrange = (word = "") => strange.some((one) => word.startsWith(one));
  const asked = words
    .flatMap((word, from) =>
      from === 0 || isStrange(word) || placeMarks.has(words[from - 1] ?? "") ? beginningAt(words, from) : [],
    )
    .filter((name) => name.some(isStrange))
    .map((name) => name.join(""))
    .filter((name) => name.length >= shortestMistyped && name.length <= 40)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostMistyped);
  if (asked.length === 0) return undefined;
  const { rows } = await executor.execute<Zone & { name: string; typed: string }>(sql`
    select typed, split_part(search_text, ' ', 1) as name, city, postal_code, slug, latitude, longitude
    from unnest(${sql.param(asked)}::text[]) as typed, lateral (
      select * from locations where search_text % typed order by similarity(search_text, typed) desc, id limit 8
    ) as near`);
  return rows
    .filter(({ name, typed }) => meantWord(typed, [name]) !== null)
    .toSorted(
      (a, b) => b.typed.length - a.typed.length || (kmTo(a, profile) ?? 1e5) - (kmTo(b, profile) ?? 1e5),
    )[0];
}
