import { isNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { unionOfKinds } from "#app/domains/inbox/registry.server.ts";
import { visitSessions } from "#app/db/schema/analytics.server.ts";
import { addDays, parisDay, weekdayName } from "#app/lib/french/dates.ts";
import type { Counted, SameHour, Statistics, StatisticsDay } from "../rules/figures.ts";
import { type Period, periods } from "../rules/periods.ts";
import { getRequestResults } from "./results.server.ts";

const topPagesShown = 10;
const sourcesShown = 8;

/** Returns how many visitors are on the site now: the number of visits that have not ended (rule visits/end). */
export async function countActiveVisitors(): Promise<number> {
  return db.$count(visitSessions, isNull(visitSessions.endedAt));
}

/**
 * Returns everything that the statistics screen shows about a period. The totals of past days are stored; today and
 * days without totals are counted from the visits. Without `withResults`, the results of requests are null.
 */
export async function getStatistics(
  period: Period,
  now = new Date(),
  withResults = true,
): Promise<Statistics> {
  const today = parisDay(now);
  const range = { from: addDays(today, -periods[period]), to: today };
  const [days, parts, topPages, activeVisitors, sameHour, results] = await Promise.all([
    listStatisticsDays(range),
    listParts(range),
    listTopPages(range.from, now),
    countActiveVisitors(),
    getSameHour(now),
    withResults ? getRequestResults(range.from, now) : null,
  ]);
  const ofKind = (kind: string): Counted[] =>
    parts.filter((part) => part.kind === kind).map(({ name, count }) => ({ name, count: Number(count) }));
  const entries = ofKind("entry").slice(0, sourcesShown);
  return {
    days,
    topPages,
    titles: await listTitles([...topPages.map(({ path }) => path), ...entries.map(({ name }) => name)]),
    devices: ofKind("device"),
    sources: ofKind("source").slice(0, sourcesShown),
    entries,
    activeVisitors,
    sameHour,
    results,
  };
}

/** SQL for the same clock time in Paris a week ago, even if the clocks were changed in between. */
const weekAgo = (now: Date) =>
  sql`(((${now}::timestamptz) at time zone 'Europe/Paris' - interval '7 days') at time zone 'Europe/Paris')`;

/** Counts the visits that began today, and on the same weekday a week ago up to the same hour (rule visits/change). */
export async function countVisitsToday(now = new Date()): Promise<VisitsToday> {
  const { rows } = await db.execute<Omit<VisitsToday, "weekday">>(sql`
    with started as (
      select started_at from visit_sessions union all select started_at from visits
    ), moments as (
      select paris_day_start(${parisDay(now)}::date) as today, ${weekAgo(now)} as until,
        paris_day_start(${addDays(parisDay(now), -7)}::date) as before
    )
    select
      (select count(*)::int from started, moments where started_at >= today and started_at <= ${now}::timestamptz) as today,
      (select count(*)::int from started, moments where started_at >= before and started_at < until) as before`);
  return { ...(rows[0] ?? { today: 0, before: 0 }), weekday: weekdayName(now) };
}

interface VisitsToday {
  today: number;
  before: number;
  /** In French, for example 'lundi' (Monday). */
  weekday: string;
}

/**
 * Returns the counts of the same weekday a week ago, up to the same hour (rule visits/change). Two indexes find the
 * visits and the views of these hours.
 */
async function getSameHour(now: Date): Promise<SameHour> {
  const { rows } = await db.execute<Omit<SameHour, "weekday">>(sql`
    with moments as (
      select ${weekAgo(now)} as until, paris_day_start(${addDays(parisDay(now), -7)}::date) as before
    )
    select
      (select count(distinct v.visitor_id)::int from moments m, visits_between(m.before, m.until) v) as "uniqueVisitors",
      (select count(*)::int from page_views, moments where created_at >= before and created_at < until) as "totalPageViews"`);
  return { ...(rows[0] ?? { uniqueVisitors: 0, totalPageViews: 0 }), weekday: weekdayName(now) };
}

interface Range {
  from: string;
  to: string;
}

/**
 * SQL for the days of the range that have no stored totals: today, and days that the nightly job has not counted yet.
 */
const uncounted = ({ from, to }: Range) => sql`
  generate_series(
    greatest(${from}::date, (select max(date) + 1 from visitor_stats where date < ${to}::date)),
    ${to}::date, interval '1 day')`;

/** Returns the days of a range in order, with their requests. A day without visits has zeros (rule visits/days). */
export async function listStatisticsDays(range: Range): Promise<StatisticsDay[]> {
  const { from, to } = range;
  const { rows } = await db.execute<Record<keyof StatisticsDay, string>>(sql`
    with found as (
      select date, total_visits, unique_visitors, total_page_views, avg_session_duration, bounce_rate
      from visitor_stats where date >= ${from}::date and date < ${to}::date
      union all
      select day::date, v.* from ${uncounted(range)} day, visitor_day(day::date) v
    ), received as (
      select (created_at at time zone 'Europe/Paris')::date as received_on, count(*) as requests from (
        ${unionOfKinds((_kind, { table }) => sql`select created_at from ${table} where deleted_at is null and not spam and created_at >= paris_day_start(${from}::date)`)}
      ) requests group by 1
    )
    select day::date::text as "date", coalesce(f.total_visits, 0) as "totalVisits",
      coalesce(f.unique_visitors, 0) as "uniqueVisitors", coalesce(f.total_page_views, 0) as "totalPageViews",
      coalesce(f.avg_session_duration, '00:00:00') as "avgSessionDuration",
      coalesce(f.bounce_rate, 0) as "bounceRate", coalesce(r.requests, 0) as "requests"
    from generate_series(${from}::date, ${to}::date, interval '1 day') day
      left join found f on f.date = day::date left join received r on r.received_on = day::date
    order by day`);
  return rows.map(({ date, avgSessionDuration, ...figures }) => ({
    date,
    avgSessionDuration,
    totalVisits: Number(figures.totalVisits),
    uniqueVisitors: Number(figures.uniqueVisitors),
    totalPageViews: Number(figures.totalPageViews),
    bounceRate: Number(figures.bounceRate),
    requests: Number(figures.requests),
  }));
}

async function listParts(range: Range) {
  const { rows } = await db.execute<{ kind: string; name: string; count: string }>(sql`
    select kind, name, sum(count) as count from (
      select kind, name, count from visitor_stats_parts
        where kind in ('device', 'source', 'entry') and date >= ${range.from}::date and date < ${range.to}::date
      union all
      select p.kind, p.name, p.count from ${uncounted(range)} day, visitor_day_parts(day::date) p
        where p.kind <> 'page'
    ) parts group by kind, name order by kind, sum(count) desc, name`);
  return rows;
}

async function listTopPages(from: string, now: Date) {
  const { rows } = await db.execute<{ path: string; count: string }>(
    sql`select path, count from get_top_pages(paris_day_start(${from}::date), ${now}::timestamptz, ${topPagesShown})`,
  );
  return rows.map(({ path, count }) => ({ path, count: Number(count) }));
}

/** Returns the titles of published articles and zones (towns) among the given paths, by path. */
async function listTitles(paths: readonly string[]): Promise<Record<string, string>> {
  const under = (folder: string) =>
    sql.param(paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length)));
  const { rows } = await db.execute<{ path: string; title: string }>(sql`
    select '/blog/' || slug as path, title from blog_posts
      where slug = any(${under("/blog/")}::text[]) and status = 'published'
    union all
    select '/locations/' || slug, 'Zones d’intervention › ' || city from locations where slug = any(${under("/locations/")}::text[])`);
  return Object.fromEntries(rows.map(({ path, title }) => [path, title]));
}

/** Yields the days of a period for the spreadsheet in one batch, because a period has at most 91 days. */
export async function* exportStatistics(period: Period, now = new Date()): AsyncGenerator<StatisticsDay[]> {
  const today = parisDay(now);
  yield await listStatisticsDays({ from: addDays(today, -periods[period]), to: today });
}
