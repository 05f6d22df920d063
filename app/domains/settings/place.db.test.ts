import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { communes, departments, regions } from "#app/db/schema/locations.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { camille, withPictureQueue, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";
import { previewSettings } from "./commands/preview.server.ts";

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
  test("is saved at once with the coordinates of its commune", async () => {
    const moved = { street: "1 rue Neuve", postalCode: "72200", city: "la fleche" };
    expect(await save(moved)).toMatchObject({ outcome: "done" });
    expect(await stored()).toMatchObject({ city: "la fleche", latitude: "47.6989", longitude: "-0.0742" });
  });

  test("gets the coordinates of its commune even if it moves only to the next town", async () => {
    expect(await save({ postalCode: "72190", city: "Coulaines" })).toMatchObject({ outcome: "done" });
    expect(await stored()).toMatchObject({ latitude: "48.0242" });
  });

  test("keeps the point that the owner gave in the town when only the spelling of the town changes", async () => {
    const exact = { latitude: "48.0077", longitude: "0.21" };
    await save(exact);
    expect(await save({ ...exact, version: "1", city: "LE MANS", postalCode: "72100" })).toMatchObject({
      outcome: "done",
    });
    expect(await stored()).toMatchObject({ ...exact, city: "LE MANS" });
  });

  test("leads to one question if the point that the owner gave is far from the town in which it stays", async () => {
    const far = { latitude: "48.2", longitude: "0.4" };
    await save(far);
    expect(await save({ ...far, version: "1", street: "2 rue Neuve" })).toMatchObject({
      outcome: "invalid",
      accepted: "72000 Le Mans",
      proposed: { latitude: "48.0077", longitude: "0.1984" },
      notices: {
        latitude: expect.stringContaining("à plus de 10\u00a0km de là\u00a0: voici celles du Mans"),
      },
    });
  });

  test("has in its preview the coordinates and the département with which it would be saved", async () => {
    const { profile } = await previewSettings("company", { version: "0", ...angers });
    expect(profile).toMatchObject({ coordinates: { latitude: 47.472 }, department: "Maine-et-Loire" });
  });

  test("leads, in an unknown commune, to a notice with the name of the town at the coordinates", async () => {
    const asked = await save(ambleon);
    expect(asked).toMatchObject({ outcome: "invalid", accepted: "01300 Ambléon" });
    expect(asked).not.toHaveProperty("proposed.latitude");
    const said = asked.outcome === "invalid" ? asked.notices?.latitude : "";
    expect(said).toContain("Ces coordonnées sont celles du Mans. Donnez celles d’Ambléon");
    expect(await save({ ...ambleon, accepted_question: "35000 Rennes" })).toMatchObject({
      outcome: "invalid",
    });
    expect(await save({ ...ambleon, accepted_question: "01300 Ambléon" })).toMatchObject({ outcome: "done" });
  });

  // rule zones/known
  test("gets, in a town that is not in the database, the coordinates and the département that the program knows", async () => {
    expect(await save(angers)).toMatchObject({ outcome: "done" });
    expect(await stored()).toMatchObject({
      ...{ latitude: "47.472", longitude: "-0.552", department: "Maine-et-Loire" },
    });
  });

  test("takes the place of the town that was typed last, also if the form was filled in for another", async () => {
    const filled = { department: "Maine-et-Loire", latitude: "47.472", longitude: "-0.552" };
    const asked = { ...filled, accepted_question: "49000 Angers" };
    const shown = await save({ ...ambleon, ...asked });
    expect(shown).toMatchObject({
      proposed: { department: "Ain", latitude: "48.0061" },
      notices: { latitude: expect.stringContaining("Ces coordonnées sont celles du Mans") },
    });
    expect(await save({ ...asked, postalCode: "72200", city: "La Flèche" })).toMatchObject({
      outcome: "done",
    });
    expect(await stored()).toMatchObject({ latitude: "47.6989" });
    expect(await stored()).not.toHaveProperty("department");
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
    const typed = { ...angers, department: "Ain" };
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

  test("leads to the same question as the coordinates, if the town is unknown", async () => {
    expect(await save(ambleon)).toMatchObject({
      proposed: { department: "Ain" },
      zones: null,
      notices: { department: expect.any(String), latitude: expect.any(String) },
      errors: {},
    });
  });

  test("is the commune's own, even if the commune has a postal code of the next département", async () => {
    expect(await save({ postalCode: "01200", city: "Éloise" })).toMatchObject({ outcome: "done" });
    expect(await stored()).toMatchObject({ department: "Haute-Savoie" });
  });
});
