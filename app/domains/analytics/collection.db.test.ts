import { asc, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { pageViews, visits, visitSessions } from "#app/db/schema/analytics.server.ts";
import {
  countDroppedPageViews,
  flushPageViews,
  recordPageView,
  storePageViews,
} from "./commands/page-views.server.ts";
import { receiveArrival, receivePageView } from "./commands/received.server.ts";
import { endVisitSession, openVisitSession, sweepVisitSessions } from "./commands/visit-sessions.server.ts";

const visitorId = "11111111-1111-4111-8111-111111111111";
const traits = { userAgent: "Firefox sur Linux", device: "desktop", source: "" } as const;
const start = new Date("2026-11-20T10:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const sender = { userAgent: firefox, isStaff: false, host: "atelier72.example" };

beforeEach(() => db.execute(sql`truncate visit_sessions, visits, page_views`));

const see = (sessionId: string, path: string, seconds: number) =>
  storePageViews([{ sessionId, url: path, path, referrer: "", createdAt: after(seconds) }]);

async function session() {
  const [row] = await db.select().from(visitSessions);
  if (!row) throw new Error("no session");
  return row;
}

// rule visits/session
test("a visitor has one session, which counts every page view, including the first", async () => {
  const { id, isNewVisit } = await openVisitSession(visitorId, traits, start);
  expect(isNewVisit).toBe(true);
  expect(await session()).toMatchObject({ pagesViewed: 1, entryPath: null, endedAt: null });
  await see(id, "/", 0);
  expect(await session()).toMatchObject({ pagesViewed: 1, entryPath: "/" });
  await see(id, "/blog", 20);
  await see(id, "/devis", 40);
  expect(await session()).toMatchObject({ pagesViewed: 3, entryPath: "/", lastSeenAt: after(40) });
});

// rule visits/once
test("a second view of the same page within ten seconds is dropped, in the same batch or the next; a later view counts", async () => {
  const { id } = await openVisitSession(visitorId, traits, start);
  const view = (seconds: number) => ({
    sessionId: id,
    url: "/",
    path: "/",
    referrer: "",
    createdAt: after(seconds),
  });
  await storePageViews([view(0), view(4)]);
  await see(id, "/", 9);
  expect(await db.$count(pageViews)).toBe(1);
  await see(id, "/", 21);
  expect(await db.$count(pageViews)).toBe(2);
  expect((await session()).pagesViewed).toBe(2);
});

test("two nodes that store views of the same session at the same time count them exactly", async () => {
  const { id } = await openVisitSession(visitorId, traits, start);
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => see(id, index % 2 ? "/blog" : `/page-${index}`, index / 10)),
  );
  const stored = await db.$count(pageViews);
  expect(stored).toBe(11);
  expect((await session()).pagesViewed).toBe(11);
});

// rule visits/end
test("a visit ends when the visitor leaves, and continues if the visitor comes back within five minutes", async () => {
  const { id } = await openVisitSession(visitorId, traits, start);
  await see(id, "/", 0);
  await endVisitSession(id, after(30));
  expect(await session()).toMatchObject({ endedAt: after(30) });
  expect(await openVisitSession(visitorId, traits, after(320))).toEqual({ id, isNewVisit: false });
  expect(await session()).toMatchObject({ endedAt: null, pagesViewed: 1, startedAt: start });
  expect(await db.$count(visits)).toBe(0);
});

// rule visits/end
test("a visit ends only after five minutes of silence, and its end is the time of the last signal from the browser", async () => {
  const { id } = await openVisitSession(visitorId, traits, start);
  await see(id, "/", 60);
  expect(await sweepVisitSessions(after(60 + 299))).toBe(0);
  expect((await session()).endedAt).toBeNull();
  expect(await sweepVisitSessions(after(60 + 301))).toBe(1);
  expect((await session()).endedAt).toEqual(after(60));
});

// rule visits/history
test("a visit that has ended is stored in the history before the same visitor starts another", async () => {
  const { id } = await openVisitSession(visitorId, { ...traits, source: "moteur.example" }, start);
  await see(id, "/blog", 0);
  await see(id, "/devis", 15);
  await endVisitSession(id, after(50));
  expect(await openVisitSession(visitorId, traits, after(4000))).toEqual({ id, isNewVisit: true });
  expect(await db.select().from(visits)).toMatchObject([
    {
      visitorId,
      startedAt: start,
      endedAt: after(50),
      entryPath: "/blog",
      pagesViewed: 2,
      source: "moteur.example",
    },
  ]);
  expect(await session()).toMatchObject({
    id,
    startedAt: after(4000),
    endedAt: null,
    pagesViewed: 1,
    source: "",
  });
});

test("ten simultaneous arrivals of a new visitor open one session", async () => {
  const opened = await Promise.all(
    Array.from({ length: 10 }, () => openVisitSession(visitorId, traits, start)),
  );
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  expect(await db.$count(visitSessions)).toBe(1);
});

// rule visits/not-counted
test("robots and staff get no session, and what they send is not counted", async () => {
  const arrival = { visitor_id: visitorId, referrer: "" };
  for (const who of [
    { ...sender, userAgent: "Googlebot/2.1 (+http://www.google.com/bot.html)" },
    { ...sender, userAgent: null },
    { ...sender, isStaff: true },
  ]) {
    expect(await receiveArrival(arrival, who)).toEqual({ session_id: null });
  }
  expect(await db.$count(visitSessions)).toBe(0);
});

// rule visits/anonymous
test("stored visits identify nobody: they name the browser's family and the linking site, but no typed search", async () => {
  const arrived = await receiveArrival(
    { visitor_id: visitorId, referrer: "https://www.moteur.example/recherche?q=camille+aubry" },
    sender,
  );
  const { id, userAgent, device, source } = await session();
  expect(arrived).toEqual({ session_id: id, is_new_visit: true });
  expect({ userAgent, device, source }).toEqual({
    userAgent: "Firefox sur Linux",
    device: "desktop",
    source: "moteur.example",
  });
  const view = { session_id: id, path: "/locations/", referrer: "https://moteur.example/r?q=secret" };
  receivePageView({ ...view, url: "https://atelier72.example/locations/?search=camille&page=2" }, sender);
  receivePageView({ ...view, path: "/admin/quotes", url: "https://atelier72.example/admin/quotes" }, sender);
  await flushPageViews();
  const rows = await db.select().from(pageViews).orderBy(asc(pageViews.createdAt));
  expect(rows).toMatchObject([
    { sessionId: id, path: "/locations", url: "/locations/?page=2", referrer: "https://moteur.example" },
  ]);
});

test("a malformed request is refused, and a page view of an unknown session is dropped", async () => {
  for (const body of [undefined, null, 4, {}, { visitor_id: "x", referrer: "" }]) {
    expect(await receiveArrival(body, sender)).toBeUndefined();
    expect(receivePageView(body, sender)).toBe("unclear");
  }
  await see(visitorId, "/", 0);
  expect(await db.$count(pageViews)).toBe(0);
});

// rule visits/pages-alone
test("half an emoji is stored as a replacement character, and a view whose path contains one is not stored", async () => {
  const { id } = await openVisitSession(visitorId, traits);
  const address = "https://atelier72.example/";
  const odd = {
    session_id: id,
    url: `${address}?utm_source=${"a".repeat(99)}🙂`,
    referrer: `${address}\udfff`,
  };
  expect(receivePageView({ ...odd, path: "/\udfff\0" }, sender)).toBe("taken");
  receivePageView({ ...odd, path: "/blog" }, sender);
  await flushPageViews();
  expect(await db.select().from(pageViews)).toMatchObject([
    { path: "/blog", url: expect.stringMatching(/^[\x21-\x7e]+$/), referrer: "/%EF%BF%BD" },
  ]);
});

test("a view that the database refuses is dropped and counted as dropped, and the views around it are stored", async () => {
  const { id } = await openVisitSession(visitorId, traits, start);
  const before = countDroppedPageViews();
  for (let number = 0; number < 101; number += 1) {
    const path = number === 70 ? "/\udfff" : `/page-${number}`;
    recordPageView({ sessionId: id, url: path, path, referrer: "", createdAt: after(number) });
  }
  await flushPageViews();
  expect(countDroppedPageViews() - before).toBe(1);
  expect(await db.$count(pageViews)).toBe(100);
  expect(await session()).toMatchObject({ pagesViewed: 100 });
  await see(id, "/next", 200);
  expect(await db.$count(pageViews)).toBe(101);
});
