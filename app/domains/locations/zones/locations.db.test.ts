import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { communes, departments, locations, regions } from "#app/db/schema/locations.server.ts";
import { sampleCommunes } from "../content/sarthe.ts";
import { findMeantZone } from "./queries/exact.server.ts";
import { searchLocations } from "./queries/list.server.ts";
import { getLocationsOverview } from "../map/queries/overview.server.ts";
import { locationSlug } from "../rules/slugs.ts";
import { searchedParts } from "./rules/search.ts";

type Place = [city: string, postalCode: string, latitude?: number, longitude?: number];

const everything = { search: "", department: "" };
const taken = new Set<string>();

beforeEach(async () => {
  await db.execute(sql`truncate regions, departments, communes, locations`);
  taken.clear();
});

async function addZones(places: Place[], changes: Partial<typeof locations.$inferInsert> = {}) {
  await db.insert(locations).values(
    places.map(([city, postalCode, latitude, longitude]) => {
      const slug = locationSlug({ name: city, postalCode, inseeCode: `${postalCode}-${taken.size}` }, taken);
      taken.add(slug);
      const address = `Intervention à domicile, ${postalCode} ${city}`;
      return { name: city, slug, address, postalCode, city, latitude, longitude, ...changes };
    }),
  );
}

/** Adds zones, and their communes, in one département. */
async function addDepartment(name: string, places: Place[]) {
  const [region] = await db
    .insert(regions)
    .values({ code: name, name: `Région ${name}` })
    .returning();
  const [department] = await db
    .insert(departments)
    .values({ code: name, name, regionId: region?.id ?? 0 })
    .returning();
  await addZones(places);
  for (const [city, postalCode] of places) {
    const [commune] = await db
      .insert(communes)
      .values({
        inseeCode: `${postalCode} ${city}`,
        postalCode,
        name: city,
        departmentId: department?.id ?? 0,
      })
      .returning();
    await db.update(locations).set({ communeId: commune?.id }).where(eq(locations.city, city));
  }
}

const cities = async (search: string, page = 1) =>
  (await searchLocations({ search, department: "" }, page)).items.map(({ city }) => city);

// rule zones/search
it.each([
  ["alonnes", "Allonnes"],
  ["Coulianes", "Coulaines"],
  ["chateua du loir", "Château-du-Loir"],
  ["al", null],
  ["Marseille", null],
  ["72700", null],
])("offers for the mistyped search '%s' the zone %s", async (typed, city) => {
  await addZones([
    ["Allonnes", "72700"],
    ["Coulaines", "72190"],
    ["Château-du-Loir", "72500"],
  ]);
  expect((await findMeantZone(typed))?.city ?? null).toBe(city);
});

// rule zones/list
describe("the public list of zones", () => {
  it("is ordered by city, as French people order names, then by postal code", async () => {
    await addZones([
      ["Œuilly", "02160"],
      ["Zuydcoote", "59123"],
      ["Étables", "07300"],
      ["La Flèche", "72200"],
      ["Labaroche", "68910"],
      ["Saint-Ouen", "93400"],
      ["Saint-Ouen", "41100"],
      ["Sainte-Aldegonde", "62500"],
      ["St-Denis", "93200"],
      ["L'Aigle", "61300"],
      ["Eu", "76260"],
    ]);
    const { items } = await searchLocations(everything, 1);
    expect(items.map(({ city, postalCode }) => `${city} ${postalCode}`)).toEqual([
      "Étables 07300",
      "Eu 76260",
      "L’Aigle 61300",
      "La Flèche 72200",
      "Labaroche 68910",
      "Œuilly 02160",
      "St-Denis 93200",
      "Saint-Ouen 41100",
      "Saint-Ouen 93400",
      "Sainte-Aldegonde 62500",
      "Zuydcoote 59123",
    ]);
  });

  it("has twelve zones a page, and none beyond the last page", async () => {
    await addZones(Array.from({ length: 25 }, (_, index): Place => [`Commune ${10 + index}`, "72000"]));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => searchLocations(everything, page)));
    expect(pages.map(({ items }) => items.length)).toEqual([12, 12, 1, 0]);
    for (const { pageCount, total } of pages) expect([pageCount, total]).toEqual([3, 25]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ slug }) => slug))).size).toBe(25);
    expect((await getLocationsOverview()).count).toBe(25);
  });

  // rules zones/excerpt and zones/card-services
  it("shows cards with an excerpt, three services and the number of others", async () => {
    await addZones([["Mayet", "72360"]], {
      description: "<h2>À Mayet</h2><p>Un technicien &amp; vous.</p><h3>Chez vous</h3><p>Bonjour.</p>",
      services: ["a", "b", "c", "d", "e"],
    });
    expect((await searchLocations(everything, 1)).items).toEqual([
      {
        slug: "mayet",
        city: "Mayet",
        postalCode: "72360",
        excerpt: "Un technicien & vous.",
        services: { shown: ["a", "b", "c"], more: 2 },
        reach: null,
        travelFee: null,
      },
    ]);
  });
});

// rule zones/search
describe("the search for zones", () => {
  beforeEach(() =>
    addZones([
      ["Saint-Étienne", "42000"],
      ["St-Étienne-du-Bois", "01370"],
      ["Sainte-Cécile", "71250"],
      ["L'Haÿ-les-Roses", "94240"],
      ["Brest", "29200"],
      ["Le Mans", "72000"],
      ["La Flèche", "72200"],
    ]),
  );

  it.each([
    ["saint etienne", ["Saint-Étienne", "St-Étienne-du-Bois"]],
    ["St-Étienne", ["Saint-Étienne", "St-Étienne-du-Bois"]],
    ["SAINT-ÉTIENNE DU", ["St-Étienne-du-Bois"]],
    ["ste cecile", ["Sainte-Cécile"]],
    ["L Hay", ["L’Haÿ-les-Roses"]],
    ["l’haÿ", ["L’Haÿ-les-Roses"]],
    ["lhay-les", ["L’Haÿ-les-Roses"]],
    ["mans", ["Le Mans"]],
    ["FLECHE", ["La Flèche"]],
    ["722", ["La Flèche"]],
    ["72 000", ["Le Mans"]],
    ["La Flèche 72200", ["La Flèche"]],
    ["st", ["Brest", "Saint-Étienne", "St-Étienne-du-Bois", "Sainte-Cécile"]],
    ["Brest 72", []],
    ["%", []],
    ["_", []],
    ["' or 1=1 --", []],
  ])("finds the right cities for '%s'", async (typed, expected) => {
    expect(await cities(typed)).toEqual(expected);
  });

  it("ignores accents, capitals and spaces in names in the database as in the typed text", async () => {
    const names = [
      ...sampleCommunes.map(([, , name]) => name),
      "L’Île-d’Yeu",
      "Œuilly",
      "Stes-Maries",
      "Ÿ, æ (ß)",
    ];
    for (const name of names) {
      const { rows } = await db.execute<{ text: string }>(
        sql`select replace(fold_place(${name}), ' ', '') as text`,
      );
      expect(searchedParts(name)[0]?.[0]).toBe(rows[0]?.text);
    }
  });
});

describe("the map of all zones", () => {
  it("is absent while no zone has coordinates", async () => {
    await addZones([["Mayet", "72360"]]);
    expect(await getLocationsOverview()).toEqual({ count: 1, map: null });
  });

  it("stays small with every commune of France, because neighbours share a dot", async () => {
    await db.execute(sql`
      insert into locations (name, slug, address, postal_code, city, latitude, longitude)
      select 'z', 'z-' || n, 'a', '72000', 'Z' || n, 43 + (n % 187) * 0.04, -1 + (n / 187) * 0.04
      from generate_series(0, 34999) n`);
    const { map } = await getLocationsOverview();
    const count = map?.dots.match(/h0/g)?.length ?? 0;
    expect(count).toBeGreaterThan(300);
    expect(count).toBeLessThan(1000);
    expect(JSON.stringify(map).length).toBeLessThan(20_000);
  });

  it("names the larger communes first", async () => {
    await addDepartment("Sarthe", [
      ["Conlie", "72240", 48.11, -0.02],
      ["Connerré", "72160", 48.057, 0.496],
      ["La Flèche", "72200", 47.698, -0.076],
    ]);
    await db.execute(sql`update communes set population = length(name)`);
    const named = (await getLocationsOverview()).map?.named.map(({ name }) => name.text);
    expect(named).toEqual(["La Flèche", "Connerré", "Conlie"]);
  });
});
