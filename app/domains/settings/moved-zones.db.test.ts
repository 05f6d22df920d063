import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { communes, departments, locations, regions } from "#app/db/schema/locations.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { handleLocationListRequest } from "#app/domains/locations/zones/commands/list-request.server.ts";
import { leaveZonesElsewhere } from "#app/domains/locations/zones/commands/elsewhere.server.ts";
import { followBusiness } from "#app/domains/locations/zones/commands/follow-business.server.ts";
import {
  countCommunesNear,
  getZoneGaps,
  getZonesAtHome,
  getZonesLeft,
} from "#app/domains/locations/zones/queries/elsewhere.server.ts";
import { camille, withPictureQueue, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";

type Town = [inseeCode: string, postalCode: string, name: string, latitude: number, longitude: number];

const sarthe: Town[] = [
  ["72181", "72000", "Le Mans", 48.0077, 0.1984],
  ["72154", "72200", "La Flèche", 47.6989, -0.0742],
  ["72264", "72300", "Sablé-sur-Sarthe", 47.84, -0.335],
];
const anjou: Town[] = [
  ["49007", "49000", "Angers", 47.474, -0.556],
  ["49015", "49240", "Avrillé", 47.507, -0.587],
  ["49328", "49400", "Saumur", 47.26, -0.077],
];

withPictureQueue();
withoutSettings("regions", "departments", "communes", "locations");
beforeEach(async () => {
  const [region] = await db.insert(regions).values({ code: "52", name: "Pays de la Loire" }).returning();
  await addDepartment("72", "Sarthe", sarthe, region?.id ?? 0);
  for (const commune of await db.select().from(communes))
    await db.insert(locations).values({
      ...{ name: commune.name, city: commune.name, address: "a", communeId: commune.id },
      slug: commune.inseeCode,
      postalCode: commune.postalCode,
      latitude: commune.latitude,
      longitude: commune.longitude,
    });
});

async function addDepartment(code: string, name: string, towns: Town[], regionId?: number) {
  const known = regionId ?? (await db.select().from(regions))[0]?.id ?? 0;
  const [area] = await db.insert(departments).values({ code, name, regionId: known }).returning();
  const departmentId = area?.id ?? 0;
  await db.insert(communes).values(
    towns.map(([inseeCode, postalCode, city, latitude, longitude]) => ({
      ...{ inseeCode, postalCode, latitude, longitude, departmentId },
      name: city,
    })),
  );
}

const moved = {
  ...{ version: "0", street: "3 rue Imaginaire", postalCode: "49000", city: "Angers" },
  ...{ department: "Maine-et-Loire", latitude: "47.47", longitude: "-0.55" },
};
const step = { ...moved, step: "ou", radius: "25" };
const cities = async () =>
  (await db.select({ city: locations.city }).from(locations).orderBy(locations.city)).map(({ city }) => city);

const save = (values: Record<string, string>) => changeSettings(camille, "company", values, {}, getZonesLeft);

// rule settings/moved-zones
test("a move to another département is refused until the owner says what to do with the former zones", async () => {
  const asked = await save(step);
  expect(asked).toMatchObject({
    outcome: "invalid",
    errors: {},
    zones: { where: "dans la Sarthe", count: 3, radiusKm: 25, home: "dans le Maine-et-Loire" },
  });
  expect(await save({ ...step, zones_asked: "yes", zones: "forged" })).toMatchObject({
    outcome: "invalid",
    errors: { zones: "Choisissez ce qu’elles deviennent" },
  });
  expect(await save({ ...step, zones: "keep" })).toMatchObject({
    outcome: "done",
  });
  expect(await cities()).toHaveLength(3);
});

// rules settings/moved-zones and settings/place
test("the question about the former zones fills in the département and the coordinates of the new town", async () => {
  const before = { department: "Sarthe", latitude: "48.0061", longitude: "0.1996" };
  expect(await save({ ...step, ...before })).toMatchObject({
    zones: { where: "dans la Sarthe" },
    accepted: "49000 Angers",
    proposed: { department: "Maine-et-Loire", latitude: "47.472" },
    notices: {},
  });
});

// rules settings/moved-zones and settings/first-start
test("one press saves the address of a known town and the answer about the former zones", async () => {
  expect(await getZonesAtHome(await currentProfile())).toEqual({
    ...{ count: 3, countText: "3", where: "dans la Sarthe" },
  });
  const typed = { version: "0", step: "ou", street: "3 rue Imaginaire", postalCode: "49000", city: "Angers" };
  expect(await save({ ...typed, radius: "25", zones: "replace" })).toMatchObject({ outcome: "done" });
  const shop = await currentProfile();
  expect(shop).toMatchObject({ department: "Maine-et-Loire", coordinates: { latitude: 47.472 } });
  expect(await getZonesAtHome(shop), "a shop that has moved is not asked again").toBeNull();
});

// rule settings/moved-zones
test("the question comes back when there is no commune with which to replace the zones", async () => {
  // This point is in the sea, and the program knows no commune near it.
  const afar = { ...step, latitude: "47", longitude: "-8", zones: "replace" };
  expect(await save(afar)).toMatchObject({ outcome: "invalid", zones: { communes: 0 }, errors: {} });
  expect(await save({ ...afar, zones: "remove" })).toMatchObject({ outcome: "done" });
});

// rule settings/moved-zones
test("the form asks about the former zones once the shop's coordinates are known, and uses the radius typed in the same form", async () => {
  const { latitude: _1, longitude: _2, ...unplaced } = step;
  // Ambléon has too few inhabitants for the program's own list of communes.
  const first = await save({ ...unplaced, postalCode: "01300", city: "Ambléon", department: "Ain" });
  expect(first).toMatchObject({ outcome: "invalid", zones: null, notices: { latitude: expect.any(String) } });
  const wide = await save({ ...step, radius: "70" });
  expect(wide).toMatchObject({ zones: { count: 1, radiusKm: 70 } });
  expect(await save({ ...step, radius: "200" })).toMatchObject({
    outcome: "done",
  });
});

// rule settings/moved-zones
test("known communes within the radius replace the zones that are left behind", async () => {
  await addDepartment("49", "Maine-et-Loire", anjou);
  const asked = await save(step);
  expect(asked).toMatchObject({ zones: { count: 3, communes: expect.any(Number) } });
  await save({ ...step, zones: "replace" });
  await db.update(locations).set({ descriptionEdited: true }).where(eq(locations.city, "La Flèche"));
  const left = await leaveZonesElsewhere(camille, await currentProfile(), true);
  expect(left.removed).toBe(2);
  expect(await cities()).toEqual(expect.arrayContaining(["Angers", "Avrillé", "La Flèche"]));
  expect(await cities()).not.toContain("Le Mans");
  const [angers] = await db.select().from(locations).where(eq(locations.city, "Avrillé"));
  expect(angers).toMatchObject({ slug: "avrille", latitude: 47.507, communeId: expect.any(Number) });
  expect(angers?.description).toContain("Avrillé");
  expect(JSON.stringify(angers)).not.toMatch(/dans la Sarthe|Le Mans/);
});

// rules settings/moved-zones and zones/known
test("communes that are not in the database replace the former zones too, with their postal codes and neighbours", async () => {
  const asked = await save(step);
  const communesNear = asked.outcome === "invalid" ? (asked.zones?.communes ?? 0) : 0;
  expect(communesNear).toBeGreaterThan(40);
  await save({ ...step, zones: "replace" });
  expect(await leaveZonesElsewhere(camille, await currentProfile(), true)).toEqual({
    removed: 3,
    created: communesNear,
  });
  const [avrille] = await db.select().from(locations).where(eq(locations.city, "Avrillé"));
  expect(avrille).toMatchObject({ slug: "avrille", postalCode: "49240", communeId: expect.any(Number) });
  const [angers] = await db.select().from(communes).where(eq(communes.inseeCode, "49007"));
  expect(angers).toMatchObject({ otherPostalCodes: ["49100"], population: expect.any(Number) });
  expect(await handleLocationListRequest(camille, { intent: "add-near" })).toEqual({ outcome: "done" });
  expect(await cities()).toHaveLength(communesNear);
});

// rule zones/known
test("one press makes zones around the shop, and existing zones do not change", async () => {
  await save({ ...step, zones: "keep" });
  const near = await countCommunesNear();
  expect(near).toBeGreaterThan(40);
  await handleLocationListRequest(camille, { intent: "add-near" });
  expect(await cities()).toHaveLength(3 + near);
  expect(await countCommunesNear()).toBe(0);
});

// rules settings/moved-zones and zones/elsewhere
test("one press in the list removes the zones that were left behind, and an empty page of zones is reported", async () => {
  expect(await getZonesLeft(await currentProfile())).toBeNull();
  await save({ ...step, zones: "keep" });
  expect(await getZoneGaps()).toEqual({ elsewhere: 3, isEmpty: false });
  expect(await handleLocationListRequest(camille, { intent: "leave-elsewhere" })).toEqual({
    outcome: "done",
  });
  expect(await cities()).toEqual([]);
  expect(await getZoneGaps()).toEqual({ elsewhere: 0, isEmpty: true });
});

test("a shop that stays in its département leaves no zones behind", async () => {
  const near = { version: "0", city: "La Flèche", postalCode: "72200", latitude: "47.7", longitude: "-0.07" };
  expect(await save(near)).toMatchObject({ outcome: "done" });
  expect(await leaveZonesElsewhere(camille, await currentProfile(), false)).toMatchObject({ removed: 0 });
});

// rule settings/moved-zones
test("the answer in the form decides what becomes of the zones that are left behind", async () => {
  await save({ ...step, zones: "keep" });
  const shop = await currentProfile();
  await followBusiness(camille, shop, shop, "keep");
  expect(await cities()).toHaveLength(3);
  await followBusiness(camille, shop, shop, "remove");
  expect(await cities()).toEqual([]);
});
