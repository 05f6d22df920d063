import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { measureAnswer, signInOwner } from "./inboxes.ts";
import { median } from "./tool.ts";
import type { Order, Report } from "./view-sender.ts";

const runs = 15;
const visits = 400_000;
const days = 90;
const visitors = 500;
const connections = 64;
const seconds = 10;
/**
 * The rates, in views a second. The required rate comes twice, because the first time the site's code is not yet
 * compiled. 0 stands for the highest rate that the site accepts.
 */
const offered = [2_000, 2_000, 0];
const pages = ["/", "/devis", "/blog", "/locations"];
const storingLimitMs = 20_000;
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/**
 * Measures the statistics screen and the SQL function get_top_pages with a million views over 90 days. Then measures
 * how many views the site accepts a second.
 */
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
    for (const perSecond of offered) measured.push(await send(url, client, perSecond));
    return measured;
  } finally {
    await client.end();
  }
}

/** Stores visits with two and a half views each on average, on 300 pages, of which the popular ones get most. */
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

/** Sends views at a fixed rate (0 means as fast as they are accepted), each on its own path, while pages are read. */
async function send(url: string, client: pg.Client, perSecond: number): Promise<Record<string, unknown>> {
  const sessions = await Promise.all(Array.from({ length: visitors }, () => openSession(url)));
  const prefix = `/charge-${crypto.randomUUID()}-`;
  const ended = new AbortController();
  const reading = readPages(url, ended.signal);
  const report = await runSender({ port: Number(new URL(url).port), sessions, prefix, perSecond });
  ended.abort();
  const read = await reading;
  return {
    what: perSecond > 0 ? `views, ${perSecond} offered a second` : `views, all that ${connections} can`,
    "a second": report.perSecond,
    "median ms": report.medianMs,
    "p99 ms": report.p99Ms,
    refused: report.refused,
    lost: report.taken - (await countStored(client, prefix, report.taken)),
    "page median ms": Math.round(median(read)),
    "page p99 ms": Math.round(read.toSorted((a, b) => a - b)[Math.floor(read.length * 0.99)] ?? 0),
  };
}

async function openSession(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/visit-sessions`, {
    method: "POST",
    headers: { "User-Agent": firefox },
    body: JSON.stringify({ visitor_id: crypto.randomUUID(), referrer: "" }),
  });
  return ((await answer.json()) as { session_id: string }).session_id;
}

async function runSender(order: Omit<Order, "connections" | "seconds">): Promise<Report> {
  const sender = spawn(process.execPath, [join(import.meta.dirname, "view-sender.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  sender.stdin.end(JSON.stringify({ ...order, connections, seconds } satisfies Order));
  return JSON.parse(await text(sender.stdout)) as Report;
}

/** Reads about forty pages a second, one after the other. Returns the milliseconds that each page took. */
async function readPages(url: string, ended: AbortSignal): Promise<number[]> {
  const took: number[] = [];
  while (!ended.aborted) {
    const start = performance.now();
    await (await fetch(url + pages[took.length % pages.length])).arrayBuffer();
    took.push(performance.now() - start);
    await wait(20);
  }
  return took;
}

/** Returns how many views are stored. Waits, because an acknowledged view is stored a moment later. */
async function countStored(client: pg.Client, prefix: string, expected: number): Promise<number> {
  const limit = performance.now() + storingLimitMs;
  for (;;) {
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from page_views where path like $1 || '%'",
      [prefix],
    );
    const stored = rows[0]?.n ?? 0;
    if (stored >= expected || performance.now() > limit) return stored;
    await wait(100);
  }
}
