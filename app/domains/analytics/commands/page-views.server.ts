import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { sqlState } from "#app/db/sql-state.server.ts";
import { log } from "#app/lib/log.server.ts";
import { repeatMs } from "../rules/visits.ts";

export interface PageView {
  sessionId: string;
  url: string;
  path: string;
  referrer: string;
  createdAt: Date;
}

const flushMs = 200;
const batchSize = 2_000;
/**
 * How many page views may wait in memory while the database is unavailable. Further views are refused, so that the
 * memory in use stays limited.
 */
const maximumWaiting = 20_000;

let waiting: PageView[] = [];
let timer: NodeJS.Timeout | undefined;
let running: Promise<void> = Promise.resolve();
let hasFailed = false;
let dropped = 0;
const knownParts = new Set<string>();

/**
 * Puts a page view in the queue in memory; a moment later the queue is stored in one batch (rule visits/never-lost: a
 * view that the server has confirmed is stored). Never throws and never waits. Returns false, without storing the view,
 * when the queue is full.
 */
export function recordPageView(view: PageView): boolean {
  if (waiting.length >= maximumWaiting) return false;
  waiting.push(view);
  timer ??= setTimeout(() => void flushPageViews(), flushMs);
  return true;
}

/**
 * Stores the queued views. If the database is unavailable, they stay in the queue and are tried again later. The
 * program also calls this before it stops. Never rejects.
 */
export function flushPageViews(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  running = running.then(storeWaiting);
  return running;
}

async function storeWaiting(): Promise<void> {
  while (waiting.length > 0) {
    const batch = waiting.slice(0, batchSize);
    try {
      await storeWhatCan(batch);
      waiting = waiting.slice(batch.length);
      hasFailed = false;
    } catch (error) {
      // Logs the first failure only, because the same views are tried again until the database answers.
      if (!hasFailed) log.warn({ err: error }, "page views not stored");
      hasFailed = true;
      timer ??= setTimeout(() => void flushPageViews(), 10 * flushMs).unref();
      return;
    }
  }
}

/**
 * Stores a batch. When the database refuses a batch because of its data (SQLSTATE class 22), stores each half
 * separately, down to single views, so that only the faulty view is lost.
 */
async function storeWhatCan(batch: readonly PageView[]): Promise<void> {
  try {
    await storePageViews(batch);
  } catch (error) {
    if (!sqlState(error)?.startsWith("22")) throw error;
    if (batch.length === 1) {
      dropped += 1;
      return;
    }
    const middle = Math.ceil(batch.length / 2);
    await storeWhatCan(batch.slice(0, middle));
    await storeWhatCan(batch.slice(middle));
  }
}

/** Returns how many views this process has dropped because the database refused their data. The metrics show it. */
export function countDroppedPageViews(): number {
  return dropped;
}

/**
 * Stores page views in one transaction and adds them to the counts of their visits. Drops views of unknown visits, and
 * repeats within ten seconds (rule visits/once). Locks the visits first, so that the counts are right even if two nodes
 * store views at the same time.
 */
export async function storePageViews(views: readonly PageView[]): Promise<void> {
  await ensureParts(views);
  const given = JSON.stringify(
    views.map((view) => ({
      session_id: view.sessionId,
      url: view.url,
      path: view.path,
      referrer: view.referrer,
      created_at: view.createdAt,
    })),
  );
  await db.transaction(async (transaction) => {
    // Does not wait for the disk. A power cut may lose the last views, but a wait for each batch would cost more. Only
    // page views and rate limits take this risk.
    await transaction.execute(sql`set local synchronous_commit = off`);
    await transaction.execute(sql`
      select id from visit_sessions where id in (
        select (element->>'session_id')::uuid from jsonb_array_elements(${given}::jsonb) element
      ) order by id for no key update`);
    await transaction.execute(sql`
      with given as (
        select *, lag(created_at) over (partition by session_id, path order by created_at) as before
        from jsonb_to_recordset(${given}::jsonb)
          as g(session_id uuid, url text, path text, referrer text, created_at timestamptz)
      ), stored as (
        insert into page_views (session_id, url, path, referrer, created_at)
        select g.session_id, g.url, g.path, g.referrer, g.created_at
        from given g join visit_sessions s on s.id = g.session_id
        where (g.before is null or g.created_at - g.before > make_interval(secs => ${repeatMs / 1000}))
          and not exists (
            select from page_views p
            where p.session_id = g.session_id and p.path = g.path
              and p.created_at between g.created_at - make_interval(secs => ${repeatMs / 1000})
                and g.created_at + make_interval(secs => ${repeatMs / 1000}))
        returning session_id, path, created_at
      ), counted as (
        select session_id, count(*)::int as views, (array_agg(path order by created_at))[1] as entry,
          max(created_at) as seen_at
        from stored group by session_id
      )
      update visit_sessions s set
        pages_viewed = s.pages_viewed + c.views - (s.entry_path is null)::int,
        entry_path = coalesce(s.entry_path, c.entry),
        last_seen_at = greatest(s.last_seen_at, c.seen_at),
        ended_at = case when c.seen_at > s.ended_at then null else s.ended_at end
      from counted c where c.session_id = s.id`);
  });
}

/**
 * Creates the tables (one for each month) that the views need. A nightly job normally creates them in advance, but it
 * has not run after a long stop or in a restored copy of the database.
 */
async function ensureParts(views: readonly PageView[]): Promise<void> {
  for (const { createdAt } of views) {
    const month = createdAt.toISOString().slice(0, 7);
    if (knownParts.has(month)) continue;
    await db.execute(sql`select ensure_page_views_part(${createdAt})`);
    knownParts.add(month);
  }
}
