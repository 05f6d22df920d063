import { eq, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import type { SiteProfile } from "#app/domains/business/profile.ts";
import { distanceKm } from "#app/domains/locations/rules/geography.ts";
import { parisDay } from "#app/lib/french/dates.ts";
import { zoneText } from "../labels.ts";
import { askedDay, dayAnswer } from "../rules/asked-day.ts";
import { fillPlaceholders } from "../rules/placeholders.ts";
import { withoutAccents } from "../understanding/rules/normalise.ts";
import type { Judgement } from "./reply.server.ts";

/** An answer made from the shop's own data, in the name of the response it makes precise. */
export interface Fact {
  content: string;
  responseId: string;
}

/** The longest name of a commune, in words. */
const mostPlaceWords = 6;
/** A question this short that names a place asks whether the shop comes there. */
const shortQuestion = 4;
const placeTopics = new Set<string | null>(["zones", "home-visit"]);

/**
 * Answers from the data (rule assistant/facts): whether a named town or postal code is a zone, and the real hours of a
 * named day. Null when the question asks for neither, or the owner deleted the response it would make precise.
 */
export async function findFact(
  question: string,
  { decision, responses }: Judgement,
  profile: SiteProfile,
  executor: Executor,
): Promise<Fact | null> {
  const topics = responses.map(({ topic }) => topic);
  const isOpen = decision.kind !== "answer";
  const asksDay = topics.includes("hours");
  const day = asksDay ? askedDay(question, parisDay(new Date())) : null;
  if (day)
    return named("hours", `${dayAnswer(day, profile)}\n${fillPlaceholders(hoursText, profile)}`, executor);
  const words = placeWords(question);
  if (topics.some((topic) => placeTopics.has(topic)) || (isOpen && words.length <= shortQuestion)) {
    const zone = await findZone(words, profile, executor);
    if (zone) return named("zones", zone, executor);
  }
  return null;
}

const hoursText = "Nos horaires. {horaires}. {fermeture}. Un doute ? {telephone}.";

async function named(topic: string, content: string, executor: Executor): Promise<Fact | null> {
  const { id } = chatbotResponses;
  const [row] = await executor
    .select({ id })
    .from(chatbotResponses)
    .where(eq(chatbotResponses.topic, topic))
    .limit(1);
  return row ? { content, responseId: row.id } : null;
}

function placeWords(question: string): string[] {
  return withoutAccents(question.toLowerCase())
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 40)
    .map((word) => word.replace(/^st(e?)$/, "saint$1"));
}

/** Words before the name of a town. A name that is also a common word needs one. */
const placeMarks = new Set([
  "a",
  "au",
  "aux",
  "sur",
  "de",
  "du",
  "vers",
  "habite",
  "jusqu",
  "le",
  "la",
  "in",
  "to",
]);

/** Returns what is said of the zone whose name or postal code is among these words. The longest name counts. */
async function findZone(words: string[], profile: SiteProfile, executor: Executor): Promise<string | null> {
  const codes = words.filter((word) => /^\d{5}$/.test(word));
  const names = words.flatMap((_, from) =>
    Array.from({ length: mostPlaceWords }, (_one, more) => words.slice(from, from + more + 1)).filter(
      (name) => from === 0 || placeMarks.has(words[from - 1] ?? "") || name.length > 1,
    ),
  );
  const wanted = [...new Set(names.map((name) => name.join(" ")).filter((name) => name.length > 2))];
  const { rows } = await executor.execute<{
    city: string;
    postal_code: string;
    slug: string;
    latitude: number | null;
    longitude: number | null;
  }>(sql`
    select city, postal_code, slug, latitude, longitude from locations
    where city_order = any(${sql.param(wanted)}::text[])
      or city_order in (
        select (select l.city_order from locations l
          where l.city_order >= asked || ' ' and l.city_order < asked || '!' order by l.city_order limit 1)
        from unnest(${sql.param(wanted)}::text[]) as asked where length(asked) > 3
      )
      or (postal_code = any(${sql.param(codes)}::text[]) and search_text like '%' || postal_code)
    order by city_order = any(${sql.param(wanted)}::text[]) desc, length(city) desc, city_order limit 1`);
  const [zone] = rows;
  if (!zone) return null;
  const { latitude, longitude } = zone;
  const km =
    latitude === null || longitude === null
      ? null
      : Math.round(distanceKm(profile.coordinates, { latitude, longitude }));
  return zoneText({ city: zone.city, postalCode: zone.postal_code, km, path: `/locations/${zone.slug}` });
}
