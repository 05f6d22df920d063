import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { visits } from "#app/db/schema/analytics.server.ts";
import { storeMessage, storeQuote } from "#tests/support/submissions.ts";
import { getRequestResults } from "./queries/results.server.ts";
import { countVisitsToday, getStatistics } from "./queries/statistics.server.ts";

beforeEach(() =>
  db.execute(
    sql`truncate contact_messages, quote_requests, technician_applications, visit_sessions, visits, page_views cascade`,
  ),
);

const now = new Date("2026-11-24T11:40:00Z");
const at = (day: string, hour = "09:00") => new Date(`${day}T${hour}:00Z`);
const answeredAfter = (day: string, minutes: number) => ({
  createdAt: at(day),
  firstAnsweredAt: new Date(at(day).getTime() + minutes * 60_000),
  awaitsAnswer: false,
});

// rule visits/results
test("requests, answers and sales are counted by source, service and reason for the period, and by month for a year", async () => {
  await storeQuote({ ...answeredAfter("2026-11-20", 10), result: "won", resultAmount: 157.5 });
  await storeQuote({ ...answeredAfter("2026-11-21", 30), result: "won" });
  await storeQuote({
    ...answeredAfter("2026-11-21", 120),
    service_type: "reseau",
    result: "lost",
    resultReason: "price",
  });
  await storeQuote({ createdAt: at("2026-11-22"), service_type: "reseau" });
  await storeMessage({ createdAt: at("2026-11-22"), awaitsAnswer: false });
  await storeMessage({ createdAt: at("2026-11-23"), source: "assistant", service: "reseau" });
  await storeQuote({ createdAt: at("2026-11-23"), spam: true });
  await storeQuote({ createdAt: at("2026-11-23"), deletedAt: now });
  await storeQuote({ ...answeredAfter("2026-03-31", 5), result: "won", resultAmount: 60 });
  await storeQuote({ createdAt: at("2025-11-30") });
  const { all, bySource, byService, byMonth, lossReasons } = await getRequestResults("2026-11-17", now);
  expect(all).toEqual({
    name: "",
    requests: 6,
    answered: 4,
    won: 2,
    lost: 1,
    wonAmount: 157.5,
    medianSeconds: 1800,
  });
  expect(bySource.map(({ name, requests, won }) => [name, requests, won])).toEqual([
    ["quote", 4, 2],
    ["assistant", 1, 0],
    ["form", 1, 0],
  ]);
  expect(
    byService.map(({ name, requests, answered, medianSeconds }) => [name, requests, answered, medianSeconds]),
  ).toEqual([
    ["reseau", 3, 1, 7200],
    ["reparation", 2, 2, 1200],
    ["", 1, 1, null],
  ]);
  expect(byMonth.map(({ name, requests, wonAmount }) => [name, requests, wonAmount])).toEqual([
    ["2026-11", 6, 157.5],
    ["2026-03", 1, 60],
  ]);
  expect(lossReasons).toEqual([{ name: "price", count: 1 }]);
});

test("without requests every count and amount is zero", async () => {
  expect(await getRequestResults("2026-11-17", now)).toMatchObject({
    all: { requests: 0, answered: 0, won: 0, wonAmount: 0, medianSeconds: null },
    bySource: [],
    byMonth: [],
  });
});

// rule visits/results
test("the requests of other years do not slow down the figures of a period, because an index finds the period's requests", async () => {
  await db.execute(sql`
    insert into quote_requests (first_name, last_name, email, phone, service_type, description, content_hash, created_at)
    select 'A', 'B', 'a@exemple.fr', '0612345678', 'reseau', 'x', n::text, ${now}::timestamptz - make_interval(hours => n)
    from generate_series(1, 4000) n`);
  await db.execute(sql`vacuum analyze quote_requests`);
  const { rows } = await db.execute<{ "QUERY PLAN": string }>(sql`
    explain select service_type, first_answered_at, awaits_answer, result, result_reason, result_amount
    from quote_requests
    where deleted_at is null and not spam and created_at >= paris_day_start('2026-11-17'::date)`);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/Index (Only )?Scan using quote_requests_(results|created_at)/);
  expect(plan).not.toContain("Seq Scan");
});

// rule visits/change
test("today's visits are compared with those of the same weekday up to the same clock time, even if the clocks changed", async () => {
  // Sunday 25 October 2026 has 25 hours. 12:40 in Paris is 11:40 UTC on that day, and 10:40 UTC on the Sunday before.
  const sunday = new Date("2026-10-25T11:40:00Z");
  const visit = (startedAt: string, visitor: number) => ({
    visitorId: `00000000-0000-4000-8000-${String(visitor).padStart(12, "0")}`,
    userAgent: "Firefox",
    device: "desktop" as const,
    entryPath: "/",
    startedAt: new Date(startedAt),
  });
  await db.insert(visits).values([
    visit("2026-10-17T21:59:00Z", 1), // Still Saturday in Paris.
    visit("2026-10-17T22:00:00Z", 2),
    visit("2026-10-18T10:39:00Z", 2),
    visit("2026-10-18T10:40:00Z", 3), // One minute too late.
    visit("2026-10-25T09:00:00Z", 4),
  ]);
  expect(await countVisitsToday(sunday)).toEqual({ today: 1, before: 2, weekday: "dimanche" });
  expect((await getStatistics("7d", sunday, false)).results).toBeNull();
  expect((await getStatistics("7d", sunday)).sameHour).toEqual({
    weekday: "dimanche",
    uniqueVisitors: 1,
    totalPageViews: 0,
  });
});
