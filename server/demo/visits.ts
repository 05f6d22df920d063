import { storePageViews } from "#app/domains/analytics/commands/page-views.server.ts";
import { rollUpVisitorStats } from "#app/domains/analytics/commands/daily-totals.server.ts";
import { type KnownVisit, storeKnownVisits } from "#app/domains/analytics/commands/known-visits.server.ts";
import { openVisitSession } from "#app/domains/analytics/commands/visit-sessions.server.ts";
import { db } from "#app/db/client.server.ts";
import { addDays, parisDay } from "#app/lib/french/dates.ts";
import { momentOf } from "./moments.ts";
import { type Draw, drawFrom } from "./random.ts";

const days = 90;
const seed = 72;

/** The number of visits that the shop's site gets on each day of an ordinary week, Sunday first. */
const weekShape = [21, 46, 50, 47, 44, 42, 28] as const;
/** The day on which an article was shared, and the site got more visits. */
const busyDaysAgo = 24;
/** The day on which the site was down. */
const emptyDaysAgo = 61;

const sources = [
  ["", 38],
  ["google.com", 36],
  ["bing.com", 7],
  ["qwant.com", 5],
  ["facebook.com", 5],
  ["annuaire-sarthe.example", 5],
  ["ecosia.org", 4],
] as const;
const devices = [
  ["mobile", 52],
  ["desktop", 43],
  ["tablet", 5],
] as const;
const entryPages = [
  ["/", 40],
  ["/blog/disque-dur-qui-claque", 11],
  ["/blog/wi-fi-faible-maison", 9],
  ["/services/depannage-distance", 9],
  ["/services/recuperation-donnees", 7],
  ["/services/reparation-materielle", 7],
  ["/locations/le-mans", 6],
  ["/locations/la-fleche", 4],
  ["/devis", 4],
  ["/blog", 3],
] as const;
const nextPages = [
  ["/devis", 18],
  ["/services/reparation-materielle", 12],
  ["/services/depannage-distance", 12],
  ["/", 11],
  ["/locations", 9],
  ["/about", 8],
  ["/services/recuperation-donnees", 7],
  ["/services/depannage-logiciel", 6],
  ["/blog", 6],
  ["/services/securite-informatique", 4],
  ["/locations/sable-sur-sarthe", 3],
  ["/join", 3],
  ["/mentions-legales", 1],
] as const;
const hours = [
  [7, 3],
  [8, 6],
  [9, 10],
  [10, 11],
  [11, 9],
  [12, 7],
  [13, 6],
  [14, 9],
  [15, 9],
  [16, 8],
  [17, 8],
  [18, 9],
  [19, 7],
  [20, 8],
  [21, 5],
] as const;

/** Stores the visits of the last ninety days and of today, and three visitors who are on the site now. */
export async function fillVisits(now: Date): Promise<void> {
  await storeKnownVisits(db, inventedVisits(now));
  await rollUpVisitorStats(now);
  for (const [index, path] of ["/", "/services/depannage-distance", "/blog/wi-fi-faible-maison"].entries()) {
    const arrived = new Date(now.getTime() - (index + 1) * 40_000);
    const traits = { userAgent: "Firefox", device: index === 1 ? "desktop" : "mobile", source: "" } as const;
    const { id } = await openVisitSession(inventedVisitor(900_000 + index), traits, arrived);
    await storePageViews([{ sessionId: id, url: path, path, referrer: "", createdAt: arrived }]);
  }
}

/** Generates visits, the same visits for the same day. The visits of a past day do not depend on the current time. */
export function inventedVisits(now: Date): KnownVisit[] {
  const known: KnownVisit[] = [];
  for (let daysAgo = days; daysAgo >= 0; daysAgo--) {
    if (daysAgo === emptyDaysAgo) continue;
    const draw = drawFrom(seed * 1000 + daysAgo);
    const weekday = new Date(`${addDays(parisDay(now), -daysAgo)}T12:00:00Z`).getUTCDay();
    const growth = 0.7 + (0.5 * (days - daysAgo)) / days;
    const busy = daysAgo === busyDaysAgo ? 1.9 : 1;
    const count = Math.round((weekShape[weekday] ?? 0) * growth * busy * (0.85 + draw.number() * 0.3));
    for (let visit = 0; visit < count; visit++) known.push(inventedVisit(draw, daysAgo, visit, now));
  }
  return known.filter(({ startedAt, seconds }) => startedAt.getTime() + seconds * 1000 < now.getTime());
}

function inventedVisit(draw: Draw, daysAgo: number, visit: number, now: Date): KnownVisit {
  const hour = String(draw.among(hours)).padStart(2, "0");
  const startedAt = momentOf([daysAgo, `${hour}:${String(draw.between(0, 59)).padStart(2, "0")}`], now);
  const pages: [string, number][] = [[draw.among(entryPages), 0]];
  let after = 0;
  const wanted = draw.number() < 0.41 ? 1 : draw.between(2, 6);
  while (pages.length < wanted) {
    after += draw.between(14, 130);
    pages.push([draw.among(nextPages), after]);
  }
  // One visitor in six is returning, and has the identifier of an earlier day.
  const returning = draw.number() < 0.16 ? draw.between(1, 12) : 0;
  return {
    visitorId: inventedVisitor((daysAgo + returning) * 1000 + visit),
    startedAt,
    device: draw.among(devices),
    source: draw.among(sources),
    pages,
    seconds: after + draw.between(8, 95),
  };
}

function inventedVisitor(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}
