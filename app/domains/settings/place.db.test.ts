import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { communes, departments, regions } from "#app/db/schema/locations.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { camille, withPictureQueue, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";

const angers = { postalCode: "49000", city: "Angers" };
/** This commune is too small to be in the program's own list of communes. */
const ambleon = { postalCode: "01300", city: "Ambléon" };

withPictureQueue();

const save = (values: Record<string, string>) =>
  changeSettings(camille, "company", { version: "0", ...values });

const stored = async () => {
  const [row] = await db.select().from(settingsSections).where(eq(settingsSections.section, "company"));
  return row?.values;
};

withoutSettings("regions");
beforeEach(async () => {
  const [region] = await db.insert(regions).values({ code: "52", name: "Pays de la Loire" }).returning();
  const regionId = region?.id ?? 0;
  const [area] = await db.insert(departments).values({ code: "72", name: "Sarthe", regionId }).returning();
  const town = (
    inseeCode: string,
    postalCode: string,
    name: string,
    latitude: number,
    longitude: number,
  ) => ({
    inseeCode,
    postalCode,
    name,
    latitude,
    longitude,
    departmentId: area?.id ?? 0,
  });
  await db
    .insert(communes)
    .values([
      { ...town("72181", "72000", "Le Mans", 48.0077, 0.1984), otherPostalCodes: ["72100"] },
      town("72095", "72190", "Coulaines", 48.0242, 0.2037),
      town("72154", "72200", "La Flèche", 47.6989, -0.0742),
    ]);
});

// rule settings/place
describe("an address that changes without its coordinates", () => {
  test("leads to one question, which proposes the coordinates of its commune", async () => {
    const moved = { street: "1 rue Neuve", postalCode: "72200", city: "la fleche" };
    const asked = await save(moved);
    expect(asked).toMatchObject({
      outcome: "invalid",
      accepted: "72200 la fleche",
      proposed: { latitude: "47.6989", longitude: "-0.0742" },
      notices: { latitude: expect.stringContaining("à la place de celles du Mans") },
      errors: {},
    });
    expect(await stored()).toBeUndefined();
    const proposed = asked.outcome === "invalid" ? asked.proposed : {};
    expect(await save({ ...moved, accepted_question: "72200 la fleche", ...proposed })).toMatchObject({
      outcome: "done",
    });
    expect(await stored()).toMatchObject({ city: "la fleche", latitude: "47.6989" });
  });

  test("leads to the question even if it moves only to the next town", async () => {
    expect(await save({ postalCode: "72190", city: "Coulaines" })).toMatchObject({
      proposed: { latitude: "48.0242" },
    });
  });

  test("leads, in a commune that nobody knows, to a notice that says which town the coordinates point to", async () => {
    const asked = await save(ambleon);
    expect(asked).toMatchObject({ outcome: "invalid", proposed: {}, accepted: "01300 Ambléon" });
    const said = asked.outcome === "invalid" ? asked.notices?.latitude : "";
    expect(said).toContain("Ces coordonnées sont celles du Mans. Donnez celles d’Ambléon");
    expect(await save({ ...ambleon, accepted_question: "35000 Rennes" })).toMatchObject({
      outcome: "invalid",
    });
    expect(await save({ ...ambleon, accepted_question: "01300 Ambléon" })).toMatchObject({ outcome: "done" });
  });

  // rule zones/known
  test("leads, in a town that is not in the database, to a proposal of the coordinates that the program knows", async () => {
    expect(await save(angers)).toMatchObject({ proposed: { latitude: "47.472", longitude: "-0.552" } });
  });

  test("is saved without a question if it stays in the town, under another of its postal codes", async () => {
    expect(await save({ street: "2 place de la Gare", postalCode: "72100" })).toMatchObject({
      outcome: "done",
    });
  });
});

test("coordinates that were typed are accepted as they are", async () => {
  const typed = { ...angers, department: "Maine-et-Loire", latitude: "47.47", longitude: "-0.55" };
  expect(await save(typed)).toMatchObject({ outcome: "done" });
});

// rule settings/place
describe("a département that is not that of the postal code", () => {
  test("leads to one question, which proposes the right département", async () => {
    const typed = { ...angers, latitude: "47.47", longitude: "-0.55" };
    const asked = await save(typed);
    expect(asked).toEqual({
      outcome: "invalid",
      accepted: "49000 Angers",
      proposed: { department: "Maine-et-Loire" },
      zones: null,
      notices: { department: expect.stringContaining("le 49000 est dans le Maine-et-Loire") },
      errors: {},
    });
    expect(await stored()).toBeUndefined();
    expect(await save({ ...typed, accepted_question: "49000 Angers" })).toMatchObject({ outcome: "done" });
  });

  test("leads to the same question as the coordinates, if these must change too", async () => {
    expect(await save(angers)).toMatchObject({
      proposed: { department: "Maine-et-Loire" },
      zones: null,
      notices: { department: expect.any(String), latitude: expect.any(String) },
      errors: {},
    });
  });
});
