import { sql } from "drizzle-orm";
import type { Reader } from "#app/db/client.server.ts";
import { namedStatement } from "#app/db/statement.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { isRemoteOffered, isVisiting } from "#app/domains/business/rules/site.ts";
import { seenFrom } from "#app/domains/business/rules/visits.ts";
import { departmentOfPostalCode, isSameDepartment } from "#app/domains/locations/rules/department-of.ts";
import { locationPath, zoneAddresses } from "#app/domains/locations/rules/paths.ts";
import { travelFeeText } from "#app/domains/pricing/rules/travel-fees.ts";
import { zonesOfCodeText, zoneText } from "../content/zone-texts.ts";
import type { AskedPlace } from "../facts/rules/asked-place.ts";
import { kmTo, type Zone } from "../facts/rules/zone.ts";
import { readMistyped } from "./mistyped-zone.server.ts";
import { findElsewhere, type FoundPlace } from "./town-fact.server.ts";

/**
 * Returns the answer about the place that a question names: a zone (a commune where the shop works), by its name or
 * postal code, another place in France, or a zone whose name was mistyped. If several names fit, the longest counts.
 * `strange` are the words that no response (a stored answer) has; only these can be mistyped names.
 */
export async function findZone(
  { words, names, strange }: AskedPlace & { strange: readonly string[] },
  profile: BusinessProfile,
  executor: Reader,
): Promise<FoundPlace | null> {
  const zone = await readZone(names, executor);
  const found = zone ? [zone] : await readByCode(words, profile, executor);
  const elsewhere = found.length === 0 ? await findElsewhere({ words, names }, profile, executor) : null;
  if (elsewhere !== null) return elsewhere;
  const first = found[0] ?? (await readMistyped(words, strange, profile, executor));
  if (!first) return null;
  const [shown, ...others] = [first, ...found.slice(1)].map((one) => shownZone(one, profile));
  if (!shown) return null;
  const all = [shown, ...others];
  const isVisited = all.some((one) => one.isVisited);
  if (others.length === 0) return { said: zoneText(shown), isVisited };
  const said = zonesOfCodeText({
    postalCode: first.postal_code,
    first: all.slice(0, mostOfCode),
    others: Math.max(0, all.length - mostOfCode),
    isPartlyVisited: isVisited && all.some(({ isTooFar }) => isTooFar),
    path: zoneAddresses.write({ search: first.postal_code }),
  });
  return { said, isVisited };
}

function shownZone(zone: Zone, profile: BusinessProfile) {
  const km = kmTo(zone, profile);
  const isFar = isBeyond(km, zone, profile);
  const isVisited = isVisiting(seenFrom(profile, isFar));
  return {
    city: zone.city,
    postalCode: zone.postal_code,
    km,
    beyondKm: isFar ? profile.claims.interventionRadiusKm : null,
    travelFee: km === null || !isVisited ? null : travelFeeText(km, profile.prices),
    isHelpedRemotely: isRemoteOffered(profile),
    isVisited,
    isTooFar: isVisiting(profile) && !isVisited,
    path: locationPath(zone.slug),
  };
}

/**
 * Whether a zone is beyond the radius within which the shop makes visits, by the same rule as the zone's own page (rule
 * zones/own-facts): by its distance, or by its département if the distance is unknown.
 */
function isBeyond(
  km: number | null,
  { postal_code }: Zone,
  { claims, department }: BusinessProfile,
): boolean {
  if (km !== null) return km > claims.interventionRadiusKm;
  const its = departmentOfPostalCode(postal_code);
  return its !== null && !isSameDepartment(its, department);
}

/** Beginnings of many towns' names. One of these words alone is not the name of a town. */
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

/** How many zones of a postal code the answer names: the largest ones, because most visitors live there. */
const mostOfCode = 3;
/** A limit for the query, in zones. No postal code has so many. */
const mostRead = 100;

/** Reads the zones of the first postal code in the question that has any. The largest come first, then the nearest. */
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
