import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { communes, departments, locations, regions } from "#app/db/schema/locations.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { saveLocation } from "./commands/save.server.ts";
import { listDepartments } from "./queries/admin-list.server.ts";
import { getLocationForForm } from "./queries/admin-form.server.ts";
import { getLocationPage } from "./queries/page.server.ts";
import { locationFormValues } from "./rules/form-values.ts";

const camille: Actor = { userId: "u", email: "camille@example.fr", name: "Camille", sessionId: "s" };

beforeAll(async () => {
  await db.delete(locations);
  const [region] = await db.insert(regions).values({ code: "52", name: "Pays de la Loire" }).returning();
  const regionId = region?.id ?? 0;
  for (const [code, name] of [
    ["49", "Maine-et-Loire"],
    ["72", "Sarthe"],
  ] as const)
    await db.insert(departments).values({ code, name, regionId });
  const [sarthe] = await db.select().from(departments).where(eq(departments.code, "72"));
  await db.insert(communes).values({
    ...{ inseeCode: "72181", name: "Le Mans", postalCode: "72000", otherPostalCodes: ["72100"] },
    ...{ latitude: 48.0077, longitude: 0.1984, departmentId: sarthe?.id ?? 0 },
  });
});

const typed = (slug: string, more: Record<string, string> = {}) => ({
  ...{ name: "Atelier", slug, address: "a", postal_code: "44000", city: "Nantes" },
  ...more,
});
const placeOf = async (slug: string) => {
  const page = await getLocationPage(slug);
  return page && { km: page.reach?.km ?? null, hasMap: page.map !== null };
};

// rule zones/form
it("a zone typed by hand has the distance and the map of its commune, which any of its postal codes finds", async () => {
  const mans = { postal_code: "72100", city: "Le Mans" };
  expect(await saveLocation(camille, null, typed("le-mans-sud", mans))).toMatchObject({ outcome: "done" });
  expect(await placeOf("le-mans-sud")).toEqual({ km: 0, hasMap: true });
  // A second zone of the same commune has the same coordinates.
  await saveLocation(camille, null, typed("le-mans-nord", mans));
  expect(await placeOf("le-mans-nord")).toEqual({ km: 0, hasMap: true });
});

// rule zones/form
it("a zone of an unknown commune has the distance and the map of its typed coordinates, or none without them", async () => {
  await saveLocation(camille, null, typed("nantes"));
  expect(await placeOf("nantes")).toEqual({ km: null, hasMap: false });
  const degrees = { latitude: "47,2184", longitude: "-1.5536" };
  expect(await saveLocation(camille, null, typed("nantes-ile", degrees))).toMatchObject({ outcome: "done" });
  expect(await placeOf("nantes-ile")).toMatchObject({ km: 158, hasMap: true });
  const [stored] = await db.select().from(locations).where(eq(locations.slug, "nantes-ile"));
  expect(stored?.description).toContain("158\u00a0km");
});

it("latitude and longitude must be typed together, and be possible on the earth", async () => {
  const half = await saveLocation(camille, null, typed("moitie", { latitude: "47" }));
  expect(half).toMatchObject({
    outcome: "invalid",
    errors: { longitude: "Donnez la latitude et la longitude, ou aucune des deux" },
  });
  const wrong = await saveLocation(camille, null, typed("loin", { latitude: "98", longitude: "est" }));
  expect(wrong).toMatchObject({
    errors: { latitude: "Un nombre entre -90 et 90", longitude: "Un nombre entre -180 et 180" },
  });
});

it("a zone keeps its typed coordinates until its place changes", async () => {
  const [row] = await db.select().from(locations).where(eq(locations.slug, "nantes-ile"));
  const id = row?.id ?? "";
  const form = async (more: Record<string, string>) => {
    const stored = await getLocationForForm(id);
    if (!stored) throw new Error("no location");
    const values = { ...locationFormValues(stored), version: String(stored.version), ...more };
    expect(await saveLocation(camille, id, values)).toMatchObject({ outcome: "done" });
    const { latitude, communeId } = (await getLocationForForm(id)) ?? {};
    return { latitude, isLinked: communeId !== null };
  };
  expect(await form({ phone: "02 40 00 00 00" })).toEqual({ latitude: 47.2184, isLinked: false });
  expect(await form({ postal_code: "44100" })).toEqual({ latitude: null, isLinked: false });
});

// rule zones/back-office-list
it("the filter lists the départements that have locations", async () => {
  expect(await listDepartments()).toEqual([{ code: "72", name: "Sarthe" }]);
  expect(specifiedProfile.department).toBe("Sarthe");
});
