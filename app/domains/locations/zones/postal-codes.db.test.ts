import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { communes, departments, locations, regions } from "#app/db/schema/locations.server.ts";
import { searchCondition, searchLocations } from "./queries/list.server.ts";

beforeAll(async () => {
  await db.execute(sql`truncate regions, departments, communes, locations`);
  const [region] = await db.insert(regions).values({ code: "52", name: "Pays de la Loire" }).returning();
  const [department] = await db
    .insert(departments)
    .values({ code: "72", name: "Sarthe", regionId: region?.id ?? 0 })
    .returning();
  const [commune] = await db
    .insert(communes)
    .values({
      inseeCode: "72262",
      postalCode: "72340",
      otherPostalCodes: ["72310"],
      name: "Loir en Vallée",
      departmentId: department?.id ?? 0,
    })
    .returning();
  const zone = { city: "Loir en Vallée", name: "Loir en Vallée", address: "", postalCode: "72340" };
  await db.insert(locations).values([
    { ...zone, slug: "loir-en-vallee", communeId: commune?.id },
    { ...zone, slug: "brest", city: "Brest", postalCode: "29200" },
  ]);
});

// rule zones/search
test.each([
  ["72310", ["Loir en Vallée"]],
  ["7231", ["Loir en Vallée"]],
  ["loir 72310", ["Loir en Vallée"]],
  ["72340", ["Loir en Vallée"]],
  ["brest 72310", []],
])("%s finds the same zones in the public list and in the back office", async (typed, expected) => {
  expect((await searchLocations({ search: typed, department: "" }, 1)).items.map(({ city }) => city)).toEqual(
    expected,
  );
  const rows = await db.select({ city: locations.city }).from(locations).where(searchCondition(typed));
  expect(rows.map(({ city }) => city)).toEqual(expected);
});
