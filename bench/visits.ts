import pg from "pg";
import { measureAnswer, signInOwner } from "./inboxes.ts";
import { median } from "./tool.ts";

const runs = 15;
const visits = 400_000;
const days = 90;
const sendingMs = 10_000;
const senders = 64;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** The screen's data and get_top_pages with a million views over 90 days; then how many views a second are taken. */
export async function measureVisits(url: string, databaseUrl: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const views = await fill(client);
    const cookie = await signInOwner(url);
    const measured: Record<string, unknown>[] = [];
    for (const period of ["7d", "30d", "90d"])
      measured.push({
        what: `screen, ${period}, ${views} views`,
        ...(await measureAnswer(`${url}/admin/analytics.data?period=${period}`, cookie, runs)),
      });
    const measures = [];
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now();
      await client.query("select * from get_top_pages(now() - interval '90 days', now(), 10)");
      measures.push(performance.now() - start);
    }
    measured.push({ what: "get_top_pages, 90 days", "median ms": Math.round(median(measures) * 10) / 10 });
    measured.push(await send(url, client));
    return measured;
  } finally {
    await client.end();
  }
}

/** Two and a half views a visit, on 300 pages, the popular ones first. */
async function fill(client: pg.Client): Promise<number> {
  await client.query(
    `select ensure_page_views_part(now() - make_interval(days => n)) from generate_series(0, ${days}, 10) n`,
  );
  await client.query(
    `insert into visits (visitor_id, user_agent, device, source, entry_path, pages_viewed, started_at, ended_at, last_seen_at)
     select gen_random_uuid(), 'Firefox', (array['desktop', 'mobile', 'tablet'])[1 + n % 3], 'site-' || n % 40 || '.example',
       '/page-' || floor(300 * random() ^ 3), 2 + n % 2, at, at + interval '2 minutes', at
     from generate_series(1, ${visits}) n, lateral (select now() - interval '${days} days' * (n::float / ${visits}) as at) t`,
  );
  const { rowCount } = await client.query(
    `insert into page_views (session_id, url, path, created_at)
     select id, path, path, started_at from visits, generate_series(1, pages_viewed) view,
       lateral (select '/page-' || floor(300 * random() ^ 3) + view * 0 as path) p`,
  );
  await client.query("analyze visits, page_views");
  await client.query(
    `select roll_up_visitor_day(day::date) from generate_series(current_date - ${days + 1}, current_date - 1, interval '1 day') day`,
  );
  await client.query("analyze visitor_stats_parts");
  return rowCount ?? 0;
}

/** Views sent as fast as they are taken, each on a path of its own, while the pages stay served. */
async function send(url: string, client: pg.Client): Promise<Record<string, unknown>> {
  const headers = { "User-Agent": firefox };
  const post = (path: string, body: object) =>
    fetch(`${url}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const sessions = await Promise.all(
    Array.from({ length: senders }, async () => {
      const answer = await post("visit-sessions", { visitor_id: crypto.randomUUID(), referrer: "" });
      return ((await answer.json()) as { session_id: string }).session_id;
    }),
  );
  const took: number[] = [];
  const end = performance.now() + sendingMs;
  await Promise.all(
    sessions.map(async (session_id, sender) => {
      for (let view = 0; performance.now() < end; view += 1) {
        const path = `/charge-${sender}-${view}`;
        const start = performance.now();
        const answer = await post("page-views", { session_id, url: url + path, path, referrer: "" });
        await answer.arrayBuffer();
        if (answer.status !== 204) throw new Error(`a view was answered ${answer.status}`);
        took.push(performance.now() - start);
        if (view % 50 === 0) await (await fetch(`${url}/`)).arrayBuffer();
      }
    }),
  );
  const counted = "select count(*)::int as n from page_views where path like '/charge-%'";
  const limit = performance.now() + sendingMs;
  let stored = 0;
  while (stored < took.length && performance.now() < limit)
    stored = (await client.query<{ n: number }>(counted)).rows[0]?.n ?? 0;
  took.sort((one, other) => one - other);
  return {
    what: `views sent by ${senders} at once`,
    "a second": Math.round((took.length * 1000) / sendingMs),
    "median ms": Math.round(median(took)),
    "p99 ms": Math.round(took[Math.floor(took.length * 0.99)] ?? 0),
    lost: took.length - stored,
  };
}
