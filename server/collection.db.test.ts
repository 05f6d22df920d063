import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import { pageViews, visitSessions } from "#app/db/schema/analytics.server.ts";
import { flushPageViews } from "#app/domains/analytics/commands/page-views.server.ts";
import { openVisitSession } from "#app/domains/analytics/commands/visit-sessions.server.ts";
import { collection } from "./collection.ts";
import { createEdge } from "./http/edge.ts";
import { listen } from "./http/listen.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const staffCookie = "atelier_session=camille";
const visitorId = "22222222-2222-4222-8222-222222222222";
const traits = { userAgent: "Firefox sur Linux", device: "desktop", source: "" } as const;

beforeEach(() => db.execute(sql`truncate visit_sessions, visits, page_views, rate_limits`));

/** Starts an edge (the HTTP layer) that listens as in production. The application behind the edge does nothing. */
async function collector() {
  const edge = createEdge({
    siteOrigin: undefined,
    trustProxy: ["127.0.0.1"],
    filesFolder: "tests/no-such-folder",
    pageCacheBytes: 1024,
    application: async () => new Response("the application", { status: 418 }),
    readiness: async () => "ready",
    isStuck: () => false,
    isStaff: async ({ headers }) => headers.get("cookie") === staffCookie,
    isOwner: async () => false,
    isKnownBrowser: async () => false,
    beacons: collection,
  });
  const { port, close } = await listen({ fetch: edge.fetch, host: "127.0.0.1", port: 0 });
  let closing: Promise<void> | undefined;
  const stop = () => (closing ??= close(5_000));
  onTestFinished(stop);
  const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers: { "user-agent": firefox, ...headers },
      body,
      duplex: "half",
    } as RequestInit);
  return { send, stop };
}

/** Gives each visitor a different IP address, because each address may send only so many views a minute. */
const from = (visitor: number) => ({ "x-forwarded-for": `192.0.2.${visitor}` });
const view = (session_id: string, path: string) =>
  JSON.stringify({ session_id, url: `http://localhost${path}`, path, referrer: "" });

// rule visits/never-lost
test("every page view that the server acknowledged before a clean stop is stored and counted in its visit", async () => {
  const { send, stop } = await collector();
  const { id } = await openVisitSession(visitorId, traits);
  const acknowledged = async (number: number): Promise<number> => {
    const answer = await send("/api/page-views", view(id, `/page-${number}`), from(number % 10)).catch(
      () => null,
    );
    return answer?.status === 204 ? 1 : 0;
  };
  const sent = Array.from({ length: 400 }, (_, number) => acknowledged(number));
  await sent[100];
  // Stops in the order of server/main.ts: first the requests still arriving, then the queued views.
  await stop();
  await flushPageViews();
  const kept = (await Promise.all(sent)).reduce((total, one) => total + one, 0);
  expect(kept).toBeGreaterThan(100);
  expect(await db.$count(pageViews)).toBe(kept);
  expect(await db.select().from(visitSessions)).toMatchObject([{ pagesViewed: kept }]);
});

test("the edge opens a visit, stores its page view and ends it", async () => {
  const { send } = await collector();
  const arrived = await send(
    "/api/visit-sessions",
    JSON.stringify({ visitor_id: visitorId, referrer: "https://www.moteur.example/r" }),
  );
  expect(arrived.status).toBe(200);
  expect(arrived.headers.get("cache-control")).toBe("no-store");
  const { session_id: id } = (await arrived.json()) as { session_id: string };
  expect((await send("/api/page-views", view(id, "/blog"))).status).toBe(204);
  await flushPageViews();
  expect((await send("/api/visit-sessions/end", JSON.stringify({ session_id: id }))).status).toBe(204);
  expect(await db.select().from(visitSessions)).toMatchObject([
    { id, source: "moteur.example", entryPath: "/blog", endedAt: expect.any(Date) as Date },
  ]);
});

// rule visits/not-counted
test("staff and robots are not counted", async () => {
  const { send } = await collector();
  const arrival = JSON.stringify({ visitor_id: visitorId, referrer: "" });
  const ours = { "sec-fetch-site": "same-origin", cookie: staffCookie };
  for (const headers of [ours, { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" }])
    expect(await (await send("/api/visit-sessions", arrival, headers)).json()).toEqual({ session_id: null });
  const { id } = await openVisitSession(visitorId, traits);
  expect((await send("/api/page-views", view(id, "/blog"), ours)).status).toBe(204);
  await flushPageViews();
  expect(await db.$count(pageViews)).toBe(0);
});

test("a body that is invalid, too large or from another site is refused", async () => {
  const { send } = await collector();
  for (const path of ["/api/visit-sessions", "/api/visit-sessions/end", "/api/page-views"]) {
    for (const body of ["", "{", "null", "{}"]) expect((await send(path, body)).status).toBe(400);
    const long = "x".repeat(9_000);
    expect((await send(path, long)).status).toBe(413);
    expect((await send(path, new Blob([long]).stream())).status).toBe(413);
    expect((await send(path, "{}", { origin: "https://evil.example" })).status).toBe(403);
  }
});

test("the server accepts at most 120 page views a minute from one visitor", async () => {
  const { send } = await collector();
  const { id } = await openVisitSession(visitorId, traits);
  // The clock is fixed, because the rate limit counts each minute separately.
  vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-20T10:00:30Z"));
  onTestFinished(() => void vi.restoreAllMocks());
  const answers = [];
  for (let number = 0; number < 121; number += 1)
    answers.push((await send("/api/page-views", view(id, "/blog"), from(200))).status);
  expect(answers.filter((status) => status === 204)).toHaveLength(120);
  expect(answers.at(-1)).toBe(429);
  await flushPageViews();
});
