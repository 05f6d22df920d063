import { sql } from "drizzle-orm";
import type { db as database } from "#app/db/client.server.ts";

/** One visit of a generated history: when each page was seen, and when the visit ended, in seconds from its start. */
export interface KnownVisit {
  visitorId: string;
  startedAt: Date;
  device?: "desktop" | "mobile" | "tablet";
  source?: string;
  /** Path and seconds after the start, in order; the first at 0. */
  pages: readonly (readonly [path: string, afterSeconds: number])[];
  seconds: number;
}

/** Writes finished visits and their views as they would have been collected. */
export async function storeHistory(db: typeof database, known: readonly KnownVisit[]): Promise<void> {
  const months = new Set(known.flatMap(({ startedAt }) => startedAt.toISOString().slice(0, 7)));
  for (const month of months) {
    const first = `${month}-01T00:00:00Z`;
    await db.execute(sql`select ensure_page_views_part(${first}::timestamptz),
      ensure_page_views_part(${first}::timestamptz + interval '32 days')`);
  }
  const rows = known.map(({ visitorId, startedAt, device = "desktop", source = "", pages, seconds }) => ({
    id: crypto.randomUUID(),
    visitor_id: visitorId,
    user_agent: "Firefox",
    device,
    source,
    started_at: startedAt,
    ended_at: new Date(startedAt.getTime() + seconds * 1000),
    last_seen_at: new Date(startedAt.getTime() + seconds * 1000),
    entry_path: pages[0]?.[0],
    pages_viewed: pages.length,
    views: pages.map(([path, after]) => ({ path, at: new Date(startedAt.getTime() + after * 1000) })),
  }));
  for (let start = 0; start < rows.length; start += 1000) {
    const batch = JSON.stringify(rows.slice(start, start + 1000));
    await db.execute(sql`
      insert into visits select (jsonb_populate_record(null::visits, row)).* from jsonb_array_elements(${batch}::jsonb) row`);
    await db.execute(sql`
      insert into page_views (session_id, url, path, created_at)
      select (row->>'id')::uuid, v.path, v.path, v.at from jsonb_array_elements(${batch}::jsonb) row,
        jsonb_to_recordset(row->'views') as v(path text, at timestamptz)`);
  }
}
