import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { contactMessages } from "#app/db/schema/inbox.server.ts";
import { visitSessions } from "#app/db/schema/analytics.server.ts";
import { addDays } from "#app/lib/french/dates.ts";
import { type KnownVisit, storeKnownVisits } from "./commands/known-visits.server.ts";
import { rollUpVisitorStats } from "./commands/daily-totals.server.ts";
import { getStatistics } from "./queries/statistics.server.ts";
import { averageDuration } from "./rules/figures.ts";

const visitor = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

beforeEach(() =>
  db.execute(
    sql`truncate visit_sessions, visits, page_views, visitor_stats, visitor_stats_parts, contact_messages cascade`,
  ),
);

const devices = ["desktop", "mobile", "tablet"] as const;
const sources = ["", "moteur.example", "annuaire.example"];
const paths = ["/", "/blog", "/devis"];

/**
 * Returns a history of visits and the counts that it must give. The counts are computed here, without the code under
 * test.
 */
function knownHistory(days: readonly string[], empty: string) {
  const history: KnownVisit[] = [];
  const truth = days.map((date, index) => {
    const count = date === empty ? 0 : 2 + (index % 4);
    let views = 0;
    let bounces = 0;
    let seconds = 0;
    for (let visit = 0; visit < count; visit++) {
      const pages = 1 + ((index + visit) % 3);
      const lasting = pages * 40;
      views += pages;
      bounces += pages === 1 ? 1 : 0;
      seconds += lasting;
      history.push({
        // The first visitor makes the first and the last visit of each day.
        visitorId: visitor(visit === count - 1 ? 0 : visit),
        startedAt: new Date(Date.parse(`${date}T06:00:00Z`) + visit * 3_600_000),
        device: devices[visit % 3],
        source: sources[(index + visit) % 3],
        pages: Array.from({ length: pages }, (_, page) => [paths[page] ?? "/", page * 40] as const),
        seconds: lasting,
      });
    }
    const mean = count ? Math.round(seconds / count) : 0;
    return {
      date,
      totalVisits: count,
      uniqueVisitors: Math.max(count - 1, 0),
      totalPageViews: views,
      avgSessionDuration: `00:${String(Math.floor(mean / 60)).padStart(2, "0")}:${String(mean % 60).padStart(2, "0")}`,
      bounceRate: count ? Math.round((10_000 * bounces) / count) / 100 : 0,
      requests: 0,
    };
  });
  return { history, truth };
}

// rule visits/days
test.each([
  { change: "forward", today: "2026-04-10", empty: "2026-03-29" },
  { change: "back", today: "2026-11-12", empty: "2026-11-02" },
])(
  "every figure of 30 days equals the figure computed from the known visits, when the clocks go $change",
  async ({ today, empty }) => {
    const days = Array.from({ length: 31 }, (_, index) => addDays(today, index - 30));
    const { history, truth } = knownHistory(days, empty);
    await storeKnownVisits(db, history);
    const now = new Date(`${today}T20:00:00Z`);
    const count = (of: (visit: KnownVisit) => string | undefined) =>
      Object.entries(Object.groupBy(history, (visit) => of(visit) ?? ""))
        .map(([name, found]) => ({ name, count: found?.length ?? 0 }))
        .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
    const views = Object.entries(
      Object.groupBy(
        history.flatMap(({ pages }) => pages),
        ([path]) => path,
      ),
    ).map(([path, found]) => ({ path, count: found?.length ?? 0 }));

    // The counts must be the same before and after the nightly job has stored their totals.
    for (const counted of [false, true]) {
      if (counted) await rollUpVisitorStats(now);
      const shown = await getStatistics("30d", now);
      expect(shown.days).toEqual(truth);
      expect(shown.devices).toEqual(count(({ device }) => device));
      expect(shown.sources).toEqual(count(({ source }) => source));
      expect(shown.entries).toEqual(count(({ pages }) => pages[0]?.[0]));
      expect(shown.topPages).toEqual(views.toSorted((one, other) => other.count - one.count));
    }
    const total = history.reduce((sum, { seconds }) => sum + seconds, 0);
    const parts = averageDuration(truth).split(":").map(Number);
    const shown = (parts[1] ?? 0) * 60 + (parts[2] ?? 0);
    expect(Math.abs(shown - total / history.length)).toBeLessThanOrEqual(1);
  },
);

test("requests are counted by day, without spam and trash, and the active visitors are those with an open session", async () => {
  const now = new Date("2026-11-12T12:00:00Z");
  const message = { name: "Hélène", email: "h@exemple.fr", message: "Bonjour à vous" };
  await db.insert(contactMessages).values([
    { ...message, contentHash: "1", createdAt: new Date("2026-11-11T22:59:00Z") },
    { ...message, contentHash: "2", createdAt: new Date("2026-11-11T23:00:00Z") },
    { ...message, contentHash: "3", createdAt: now, spam: true },
    { ...message, contentHash: "4", createdAt: now, deletedAt: now },
  ]);
  await db.insert(visitSessions).values([
    { visitorId: visitor(1), userAgent: "Firefox", device: "desktop", startedAt: now },
    { visitorId: visitor(2), userAgent: "Firefox", device: "desktop", startedAt: now, endedAt: now },
  ]);
  const { days, activeVisitors } = await getStatistics("7d", now);
  expect(days).toHaveLength(8);
  expect(days.slice(-2).map(({ requests }) => requests)).toEqual([1, 1]);
  expect(activeVisitors).toBe(1);
});
