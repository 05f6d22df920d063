import { asc, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { pageViews, visitorStats, visitorStatsParts, visits } from "#app/db/schema/analytics.server.ts";
import { storeKnownVisits } from "./commands/known-visits.server.ts";
import { forgetOldVisits, preparePageViews, rollUpVisitorStats } from "./commands/daily-totals.server.ts";

const visitor = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const parts = async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_inherits join pg_class on oid = inhrelid where inhparent = 'page_views'::regclass order by 1`,
  );
  return rows.map(({ name }) => name);
};

beforeEach(async () => {
  await db.execute(sql`truncate visit_sessions, visits, page_views, visitor_stats, visitor_stats_parts`);
});

const topPages = async (from: string, to: string, limit = 10) => {
  const { rows } = await db.execute<{ path: string; count: string }>(
    sql`select * from get_top_pages(${from}::timestamptz, ${to}::timestamptz, ${limit})`,
  );
  return rows.map(({ path, count }) => [path, Number(count)]);
};

const at = (moment: string, number: number, pages = 1) => ({
  visitorId: visitor(number),
  startedAt: new Date(moment),
  pages: Array.from({ length: pages }, (_, index) => [`/page-${index}`, index * 15] as const),
  seconds: 60,
});

// rule visits/days
test.each([
  {
    // In Paris, 29 March 2026 lasts from 28 March 23:00 UTC to 29 March 22:00 UTC.
    clocks: "forward, a day of 23 hours",
    history: [
      at("2026-03-28T22:59:59Z", 1),
      at("2026-03-28T23:00:00Z", 2),
      at("2026-03-29T21:59:00Z", 3, 2),
      at("2026-03-29T22:00:00Z", 4),
    ],
    now: "2026-03-31T00:00:00Z",
    days: [
      ["2026-03-28", 1, 1, 1, 100],
      ["2026-03-29", 2, 2, 3, 50],
      ["2026-03-30", 1, 1, 1, 100],
    ],
  },
  {
    // In Paris, 25 October 2026 lasts from 24 October 22:00 UTC to 25 October 23:00 UTC. 24 October has no visit.
    clocks: "back, a day of 25 hours",
    history: [
      at("2026-10-23T12:00:00Z", 1),
      at("2026-10-24T22:00:00Z", 5),
      at("2026-10-25T22:59:00Z", 5, 4),
      at("2026-10-25T23:00:00Z", 6),
    ],
    now: "2026-10-27T00:00:00Z",
    days: [
      ["2026-10-23", 1, 1, 1, 100],
      ["2026-10-25", 2, 1, 5, 50],
      ["2026-10-26", 1, 1, 1, 100],
    ],
  },
])("the days of the totals follow Paris time when the clocks go $clocks", async ({ history, now, days }) => {
  await storeKnownVisits(db, history);
  await rollUpVisitorStats(new Date(now));
  const rows = await db.select().from(visitorStats).orderBy(asc(visitorStats.date));
  expect(
    rows.map((row) => [row.date, row.totalVisits, row.uniqueVisitors, row.totalPageViews, row.bounceRate]),
  ).toEqual(days);
  expect(rows.every(({ avgSessionDuration }) => avgSessionDuration === "00:01:00")).toBe(true);
});

test("counting a day again changes its totals only if a visit continued after midnight", async () => {
  const startedAt = new Date("2026-11-10T22:50:00Z");
  await storeKnownVisits(db, [{ visitorId: visitor(1), startedAt, pages: [["/", 0]], seconds: 30 }]);
  await rollUpVisitorStats(new Date("2026-11-11T00:10:00Z"));
  await db.execute(sql`update visits set pages_viewed = 2, ended_at = started_at + interval '2 hours'`);
  await rollUpVisitorStats(new Date("2026-11-12T00:10:00Z"));
  await rollUpVisitorStats(new Date("2026-11-12T00:10:00Z"));
  expect(await db.select().from(visitorStats)).toMatchObject([
    { date: "2026-11-10", totalVisits: 1, bounceRate: 0, avgSessionDuration: "02:00:00" },
  ]);
});

test("get_top_pages counts exactly the views between two moments, before and after the daily totals are stored", async () => {
  const pages = [
    ["/", 0],
    ["/blog", 20],
    ["/", 40],
  ] as const;
  await storeKnownVisits(
    db,
    ["2026-11-08T09:00:00Z", "2026-11-09T09:00:00Z", "2026-11-10T09:00:00Z", "2026-11-11T09:00:00Z"].map(
      (startedAt, index) => ({
        visitorId: visitor(index),
        startedAt: new Date(startedAt),
        pages,
        seconds: 60,
      }),
    ),
  );
  const asked = ["2026-11-08T09:00:30Z", "2026-11-11T09:00:10Z"] as const;
  const truth = [
    ["/", 6],
    ["/blog", 2],
  ];
  expect(await topPages(...asked)).toEqual(truth);
  await rollUpVisitorStats(new Date("2026-11-11T08:00:00Z"));
  expect(await topPages(...asked)).toEqual(truth);
  expect(await topPages(...asked, 1)).toEqual(truth.slice(0, 1));
  expect(await topPages("2020-01-01T00:00:00Z", "2020-02-01T00:00:00Z")).toEqual([]);
});

// rule visits/anonymous
test("several nodes can create the tables of coming months; each is dropped after 25 months, and the totals stay", async () => {
  const now = new Date("2026-12-31T23:30:00Z");
  await Promise.all([preparePageViews(now), preparePageViews(now), preparePageViews(now)]);
  expect(await parts()).toEqual(
    expect.arrayContaining(["page_views_2026_12", "page_views_2027_01", "page_views_2027_02"]),
  );
  await storeKnownVisits(
    db,
    ["2024-10-30T09:00:00Z", "2024-12-05T09:00:00Z", "2026-12-30T09:00:00Z"].map((startedAt, index) => ({
      visitorId: visitor(index),
      startedAt: new Date(startedAt),
      pages: [["/", 0]],
      seconds: 10,
    })),
  );
  await db.execute(sql`select roll_up_visitor_day('2024-10-30')`);
  const kinds = ["page", "device", "source", "entry"] as const;
  const made = (date: string) => kinds.map((kind) => ({ date, kind, name: "x", count: 1 }));
  await db.insert(visitorStatsParts).values([...made("2024-10-01"), ...made("2026-11-01")]);
  const forgotten = await forgetOldVisits(now);
  expect(await db.select({ date: visitorStatsParts.date }).from(visitorStatsParts)).toEqual(
    kinds.map(() => ({ date: "2026-11-01" })),
  );
  expect(forgotten).toMatchObject({ visits: 1 });
  expect(await parts()).not.toContain("page_views_2024_10");
  expect(await parts()).not.toContain("page_views_2024_11");
  expect(await db.$count(pageViews)).toBe(2);
  expect(await db.$count(visits)).toBe(2);
  expect(await db.$count(visitorStats)).toBe(1);
});
