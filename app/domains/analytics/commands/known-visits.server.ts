import { sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import type { DeviceKind } from "../rules/devices.ts";

/** One invented visit, for the demonstration or a test. `seconds` is its length. */
export interface KnownVisit {
  visitorId: string;
  startedAt: Date;
  device?: DeviceKind;
  source?: string;
  /** Each page's path, and how many seconds after the visit's start the page was opened, in order. The first is 0. */
  pages: readonly (readonly [path: string, afterSeconds: number])[];
  seconds: number;
}

const visitsAtOnce = 1000;

/** Stores invented visits and their views as if a browser's script had sent them, for the demonstration and tests. */
export async function storeKnownVisits(executor: Executor, known: readonly KnownVisit[]): Promise<void> {
  for (const month of new Set(known.map(({ startedAt }) => startedAt.toISOString().slice(0, 7)))) {
    const first = `${month}-01T00:00:00Z`;
    await executor.execute(sql`select ensure_page_views_part(${first}::timestamptz),
      ensure_page_views_part(${first}::timestamptz + interval '32 days')`);
  }
  const rows = known.map(visitRow);
  for (let start = 0; start < rows.length; start += visitsAtOnce) {
    const batch = JSON.stringify(rows.slice(start, start + visitsAtOnce));
    await executor.execute(sql`
      insert into visits select (jsonb_populate_record(null::visits, row)).* from jsonb_array_elements(${batch}::jsonb) row`);
    await executor.execute(sql`
      insert into page_views (session_id, url, path, created_at)
      select (row->>'id')::uuid, v.path, v.path, v.at from jsonb_array_elements(${batch}::jsonb) row,
        jsonb_to_recordset(row->'views') as v(path text, at timestamptz)`);
  }
}

function visitRow({ visitorId, startedAt, device = "desktop", source = "", pages, seconds }: KnownVisit) {
  const after = (lasting: number) => new Date(startedAt.getTime() + lasting * 1000);
  return {
    id: crypto.randomUUID(),
    visitor_id: visitorId,
    user_agent: "Firefox",
    device,
    source,
    started_at: startedAt,
    ended_at: after(seconds),
    last_seen_at: after(seconds),
    entry_path: pages[0]?.[0],
    pages_viewed: pages.length,
    views: pages.map(([path, afterSeconds]) => ({ path, at: after(afterSeconds) })),
  };
}
