import { sql } from "drizzle-orm";
import type { Reader } from "#app/db/client.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { meantWord } from "#app/lib/french/typing-errors.ts";
import { beginningAt, placeMarks } from "../facts/rules/asked-place.ts";
import { kmTo, type Zone } from "../facts/rules/zone.ts";

/** Names with fewer letters are not looked for: with one typing error, too many other words look like a short name. */
const shortestMistyped = 6;
/** How many names are compared by similarity, the longest first. This bounds the cost of a long question. */
const mostMistyped = 6;

/**
 * Returns the zone (a commune where the shop works) whose name one of these words is meant to be. If several fit, it is
 * the one with the longest typed name, then the nearest.
 */
export async function readMistyped(
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
