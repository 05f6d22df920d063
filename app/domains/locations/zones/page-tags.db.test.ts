import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { departments, locations, regions } from "#app/db/schema/locations.server.ts";

const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });
const heard: string[] = [];

beforeAll(async () => {
  await listener.connect();
  listener.on("notification", ({ payload }) => heard.push(payload ?? ""));
  await listener.query("listen atelier_pages");
});
afterAll(() => listener.end());

/**
 * Returns the names (cache tags) of the data that a change notifies as changed. PostgreSQL delivers a notification
 * before the result of the next query.
 */
async function tagsOf(change: PromiseLike<unknown>): Promise<string[]> {
  await listener.query("select 1");
  heard.length = 0;
  await change;
  await listener.query("select 1");
  return heard.flatMap((payload) => payload.split(" "));
}

const everyPage = ["locations", "location-places"];

function zone(slug: string) {
  return { name: slug, slug, address: "a", postalCode: "72000", city: slug, latitude: 48, longitude: 0.2 };
}

beforeEach(async () => {
  await db.execute(sql`truncate locations`);
  await db.insert(locations).values([zone("mayet"), zone("bousse")]);
});

// rule pages/cache
test("an edited text drops the list and the zone's own page from the cache, but not the other zones' pages", async () => {
  const edit = db.update(locations).set({ description: "<p>a</p>" }).where(eq(locations.slug, "mayet"));
  expect(await tagsOf(edit)).toEqual(["locations", "location:mayet"]);
});

// rule pages/cache
test("a zone that is renamed, moved, added or deleted drops its neighbours' pages too", async () => {
  const mayet = eq(locations.slug, "mayet");
  expect(await tagsOf(db.update(locations).set({ city: "Mayet" }).where(mayet))).toEqual(everyPage);
  expect(await tagsOf(db.update(locations).set({ latitude: 47 }).where(mayet))).toEqual(everyPage);
  expect(await tagsOf(db.update(locations).set({ longitude: null }).where(mayet))).toEqual(everyPage);
  expect(await tagsOf(db.insert(locations).values(zone("ligron")))).toEqual(everyPage);
  expect(await tagsOf(db.delete(locations).where(mayet))).toEqual(everyPage);
});

test("a renamed département drops the pages that name it", async () => {
  const [region] = await db.insert(regions).values({ code: "52", name: "Loire" }).returning();
  await db.insert(departments).values({ code: "72", name: "Sarte", regionId: region?.id ?? 0 });
  expect(await tagsOf(db.update(departments).set({ name: "Sarthe" }))).toEqual(everyPage);
});

test("an update that changes nothing drops no page from the cache", async () => {
  const nothing = db.update(locations).set({ phone: "1" }).where(eq(locations.slug, "inconnue"));
  expect(await tagsOf(nothing)).toEqual([]);
});

test("a change of many zones at once sends one short notification", async () => {
  await db
    .insert(locations)
    .values(Array.from({ length: 400 }, (_, index) => zone(`commune-de-ville-${index}`)));
  expect(await tagsOf(db.update(locations).set({ hours: "Lun-Ven" }))).toEqual(everyPage);
});
