import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { communes, departments, locations, regions } from "#app/db/schema/locations.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { slugify } from "#app/lib/french/slug.ts";
import { getListedMap } from "../map/queries/listed.server.ts";
import { findExactZone } from "./queries/exact.server.ts";
import { listLetterPages, searchLocations } from "./queries/list.server.ts";
import { getZoneGaps } from "./queries/elsewhere.server.ts";
import { departmentSearched, getSurroundings } from "./queries/surroundings.server.ts";

type Place = [city: string, postalCode: string, latitude?: number, longitude?: number];

const sarthe: Place[] = [
  ["Le Mans", "72000", 48.002, 0.203],
  ["Coulaines", "72190", 48.024, 0.203],
  ["Allonnes", "72700", 47.967, 0.16],
  ["Spay", "72700", 47.92, 0.15],
  ["Étival-lès-le-Mans", "72700", 47.95, 0.09],
  ["La Flèche", "72200", 47.698, -0.076],
  ["Mamers", "72600", 48.35, 0.369],
  ["Voivres-lès-le-Mans", "72210", 47.93, 0.073],
  ["Aigné", "72650", 48.067, 0.119],
];

async function addDepartment(code: string, name: string, places: Place[]) {
  const [region] = await db.insert(regions).values({ code, name }).returning();
  const [department] = await db
    .insert(departments)
    .values({ code, name, regionId: region?.id ?? 0 })
    .returning();
  for (const [city, postalCode, latitude, longitude] of places) {
    const [commune] = await db
      .insert(communes)
      .values({ inseeCode: `${code}${city}`, postalCode, name: city, departmentId: department?.id ?? 0 })
      .returning();
    await db.insert(locations).values({
      ...{ name: city, city, postalCode, latitude, longitude, address: "a" },
      slug: `${slugify(city)}-${code}`,
      communeId: commune?.id,
    });
  }
}

beforeAll(async () => {
  await db.execute(sql`truncate regions, departments, communes, locations cascade`);
  await addDepartment("72", "Sarthe", sarthe);
  await addDepartment("64", "Pyrénées-Atlantiques", [
    ["Aast", "64460", 43.3, -0.08],
    ["Allonnes", "64999", 43.4, -0.1],
  ]);
  await db
    .update(communes)
    .set({ otherPostalCodes: ["72100"] })
    .where(eq(communes.name, "Le Mans"));
});

// rule zones/surroundings
describe("the page of zones", () => {
  it("begins with the six communes nearest to the shop, not with the first of the alphabet", async () => {
    const shown = await getSurroundings();
    expect(shown?.around.map(({ city }) => city)).toEqual([
      "Coulaines",
      "Allonnes",
      "Aigné",
      "Spay",
      "Étival-lès-le-Mans",
      "Voivres-lès-le-Mans",
    ]);
    expect(shown).toMatchObject({ count: 11, home: "72", departments: [{ code: "64" }, { code: "72" }] });
    expect(shown?.map?.focus.name).toBe("L’atelier");
    expect(shown?.map?.named.map(({ name }) => name.text)).not.toContain("Aast");
  });

  it("shows another département when a visitor chooses it, and does not accept an unknown code", async () => {
    const other = await getSurroundings("64");
    // The rings of every map are around the shop, which may be at the edge of the map.
    expect(other?.map?.focus.name).toBe("L’atelier");
    expect(other?.map?.focusBeyond?.name.text).toBe("L’atelier");
    expect(other?.around[0]?.city).toBe("Coulaines");
    const { items, total } = await searchLocations({ search: "", department: "64" }, 1);
    expect([items.map(({ city }) => city), total]).toEqual([["Aast", "Allonnes"], 2]);
    expect(await getSurroundings("99")).toBeNull();
  });

  it("leads a search for the name of a département to that département", async () => {
    const { departments: areas } = (await getSurroundings()) ?? { departments: [] };
    expect(departmentSearched("pyrenees atlantiques", areas)).toBe("64");
    expect(departmentSearched(" SARTHE ", areas)).toBe("72");
    expect(departmentSearched("Le Mans", areas)).toBeNull();
    expect(departmentSearched("", areas)).toBeNull();
  });

  // rule zones/elsewhere
  it("counts the zones that are too far away once the shop has moved to another département", async () => {
    const move = (values: Record<string, string>, section = "company") =>
      db.insert(settingsSections).values({ section, values, version: 1, updatedBy: "Camille" });
    const angers = { latitude: "47.47", longitude: "-0.55", city: "Angers", department: "Maine-et-Loire" };
    try {
      expect((await getZoneGaps()).elsewhere).toBe(0);
      await move(angers);
      expect((await getZoneGaps()).elsewhere).toBe(sarthe.length);
      await db.update(locations).set({ isIndexed: true }).where(eq(locations.city, "Spay"));
      expect((await getZoneGaps()).elsewhere).toBe(sarthe.length - 1);
      await move({ radius: "200" }, "site");
      expect((await getZoneGaps()).elsewhere).toBe(0);
    } finally {
      await db.delete(settingsSections);
      await db.update(locations).set({ isIndexed: null });
    }
  });

  it("has a link from each letter to the page where that letter begins", async () => {
    const letters = await listLetterPages("72");
    expect(letters.map(({ letter }) => letter).join("")).toBe("ACELMSV");
    expect(letters.every(({ page }) => page === 1)).toBe(true);
  });
});

// rule zones/map
describe("the map of a page of the list", () => {
  const namesOn = (map: Awaited<ReturnType<typeof getListedMap>>) => map?.named.map(({ name }) => name.text);

  it("names the listed zones first, then the neighbours of few zones, and shows only their area", async () => {
    const near = await getListedMap(["spay-72", "allonnes-72"]);
    expect(namesOn(near)?.slice(0, 2)).toEqual(["Allonnes", "Spay"]);
    expect(namesOn(near)).toContain("Étival-lès-le-Mans");
    const listed = near?.named.filter(({ isBeside }) => !isBeside).map(({ name }) => name.text);
    expect(listed).toEqual(["Allonnes", "Spay"]);
    expect(namesOn(near)).not.toContain("Mamers");
    const many = await getListedMap(
      ["spay", "allonnes", "mamers", "la-fleche", "aigne", "coulaines"].map((name) => `${name}-72`),
    );
    expect(namesOn(many)).not.toContain("Étival-lès-le-Mans");
    expect(near?.outline).not.toBeNull();
    const dot = (map: typeof near, name: string) => map?.named.find((one) => one.name.text === name);
    const wide = await getListedMap(["spay-72", "allonnes-72", "la-fleche-72"]);
    const apart = (map: typeof near) => (dot(map, "Spay")?.y ?? 0) - (dot(map, "Allonnes")?.y ?? 0);
    expect(apart(near)).toBeGreaterThan(1.5 * apart(wide));
  });

  it("has no borders for zones of two départements, and shows the direction of a shop beyond it", async () => {
    expect((await getListedMap(["allonnes-72", "allonnes-64"]))?.outline).toBeNull();
    const far = await getListedMap(["aast-64"]);
    expect(namesOn(far)?.[0]).toBe("Aast");
    expect(far?.focusBeyond?.name.text).toBe("L’atelier");
    const { x = 0, y = 0, name = { x: 99, y: 99 } } = far?.focusBeyond ?? {};
    expect([Math.abs(name.x - x), Math.abs(name.y - y)].every((distance) => distance < 32)).toBe(true);
  });

  it("has a list of the zones that it cannot show, because they have no coordinates", async () => {
    const spay = eq(locations.slug, "spay-72");
    await db.update(locations).set({ latitude: null, longitude: null }).where(spay);
    try {
      const map = await getListedMap(["spay-72", "allonnes-72"]);
      expect(namesOn(map)).toContain("Allonnes");
      expect(map?.unnamed).toEqual(["Spay"]);
    } finally {
      await db.update(locations).set({ latitude: 47.92, longitude: 0.15 }).where(spay);
    }
  });

  it("is missing when no zone has coordinates", async () => {
    expect(await getListedMap(["inconnue-72"])).toBeNull();
  });
});

// rule zones/card-facts
it("a card says how far its zone is from the shop", async () => {
  const { items } = await searchLocations({ search: "spay", department: "" }, 1);
  expect(items[0]).toMatchObject({ reach: { km: 10, minutes: 20, where: "near" }, travelFee: null });
});

// rule zones/exact
describe("a search that names a zone", () => {
  it.each([
    ["le mans", "le-mans-72"],
    ["Le Mans 72", "le-mans-72"],
    ["72100", "le-mans-72"],
    ["72200", "la-fleche-72"],
    // Two zones have this name. The nearer one is found.
    ["allonnes", "allonnes-72"],
    ["allonnes 64", "allonnes-64"],
  ])("such as %s shows that zone and the nearest ones", async (search, slug) => {
    const exact = await findExactZone(search);
    expect(exact?.slug).toBe(slug);
    expect(exact?.nearest.map((zone) => zone.slug)).not.toContain(slug);
  });

  it("shows all postal codes of the zone, and the five nearest zones with their distance from it", async () => {
    const exact = await findExactZone("Le Mans");
    expect(exact).toMatchObject({ postalCodes: ["72000", "72100"], reach: { where: "here" } });
    expect(exact?.nearest).toHaveLength(5);
    expect(exact?.nearest[0]).toEqual({ slug: "coulaines-72", city: "Coulaines", km: 2 });
  });

  it.each(["mans", "72700", "72", "", "%", "zzz"])("is not %j", async (search) => {
    expect(await findExactZone(search)).toBeNull();
  });
});
