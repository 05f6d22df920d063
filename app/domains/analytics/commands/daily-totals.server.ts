import { and, inArray, lt, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { visits, visitSessions, visitorStatsParts } from "#app/db/schema/analytics.server.ts";
import { addDays, parisDay } from "#app/lib/french/dates.ts";

/**
 * For how many months the site keeps the record of each view and visit (rule visits/anonymous). Daily totals stay.
 */
const rawMonths = 25;

/**
 * Stores the totals of each finished day, in Paris time, whose totals are not stored yet (rule visits/days). Computes
 * the last two stored days again, because a visit that began on them may have continued after midnight. Returns the
 * computed days.
 */
export async function rollUpVisitorStats(now = new Date()): Promise<string[]> {
  const yesterday = addDays(parisDay(now), -1);
  const { rows } = await db.execute<{ from: string | null }>(sql`
    select coalesce(
      (select greatest(max(date) - 1, ${addDays(yesterday, -700)}::date)
        from visitor_stats having max(date) is not null),
      (select (min(first) at time zone 'Europe/Paris')::date from (
        select min(started_at) as first from visits
        union all select min(started_at) from visit_sessions
        union all select min(created_at) from page_views) found)
    )::text as from`);
  const counted: string[] = [];
  for (let day = rows[0]?.from ?? addDays(yesterday, 1); day <= yesterday; day = addDays(day, 1)) {
    await db.execute(sql`select roll_up_visitor_day(${day}::date)`);
    counted.push(day);
  }
  return counted;
}

/** Creates the partitions (one table for each month) of page_views for this month and the next two. */
export async function preparePageViews(now = new Date()): Promise<void> {
  for (const ahead of [0, 1, 2]) {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    await db.execute(sql`select ensure_page_views_part(${month})`);
  }
}

/**
 * Deletes what is older than 25 months (rule visits/anonymous): visits, page views (by whole months), and the counts by
 * page, device, source and entry page. Keeps the totals of each day. Returns how many months of views and how many
 * visits it deleted.
 */
export async function forgetOldVisits(now = new Date()): Promise<{ months: number; visits: number }> {
  const limit = sql`${now}::timestamptz - make_interval(months => ${rawMonths})`;
  const { rows } = await db.execute<{ months: number }>(
    sql`select drop_page_views_before(${limit}) as months`,
  );
  // Lists every kind of count. The index of the primary key begins with (kind, date), so the query can use it only if
  // the kinds are given.
  const ofAnyKind = inArray(visitorStatsParts.kind, visitorStatsParts.kind.enumValues);
  await db.delete(visitorStatsParts).where(and(ofAnyKind, lt(visitorStatsParts.date, sql`(${limit})::date`)));
  const old = await db.delete(visits).where(lt(visits.startedAt, limit));
  const sessions = await db.delete(visitSessions).where(lt(visitSessions.startedAt, limit));
  return { months: rows[0]?.months ?? 0, visits: (old.rowCount ?? 0) + (sessions.rowCount ?? 0) };
}
