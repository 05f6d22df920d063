import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import {
  continueRegeneration,
  regenerateDescriptionsQueue,
} from "#app/domains/locations/descriptions/jobs.server.ts";
import { followBusiness } from "#app/domains/locations/zones/commands/follow-business.server.ts";
import { searchLocations } from "#app/domains/locations/zones/queries/list.server.ts";
import { getLocationPage } from "#app/domains/locations/zones/queries/page.server.ts";
import { camille, withPictureQueue, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";

withPictureQueue([regenerateDescriptionsQueue]);
withoutSettings("locations", "location_regenerations");

const addZone = (slug: string, city: string, postalCode: string, latitude: number, longitude: number) =>
  db.insert(locations).values({
    ...{ slug, city, postalCode, latitude, longitude, name: city },
    address: `Intervention à domicile, ${postalCode} ${city}`,
    services: ["Dépannage à domicile", "Dépannage logiciel"],
  });
const addZones = async () => {
  await addZone("spay", "Spay", "72700", 47.92, 0.15);
  await addZone("la-fleche", "La Flèche", "72200", 47.6989, -0.0742);
};
const save = (section: "site" | "prices", values: Record<string, string | string[]>) =>
  changeSettings(camille, section, { version: "0", ...values });

// rule settings/visits
test("the owner chooses who is visited, and how far", async () => {
  expect((await currentProfile()).site).not.toHaveProperty("homesOnly");
  expect((await currentProfile()).site).not.toHaveProperty("neverBeyond");
  expect(await save("site", { visits: "homes", beyond: "never" })).toMatchObject({ outcome: "done" });
  const { site } = await currentProfile();
  expect(site).toMatchObject({ visits: true, homesOnly: true, neverBeyond: true });
});

// rule settings/visits
test("the page and the card of a zone beyond the radius mention no visit, no fee and no work at home", async () => {
  await addZones();
  const fees = { "travelFees.rows": "shown", "travelFees.upToKm": ["60"], "travelFees.price": ["25"] };
  expect(await save("prices", fees)).toMatchObject({ outcome: "done" });
  const onRequest = await getLocationPage("la-fleche");
  expect(onRequest?.services.home.length).toBeGreaterThan(0);
  expect(onRequest).toMatchObject({ travelFee: "25\u00a0€", contact: { address: /à domicile/ } });
  await save("site", { beyond: "never" });
  const far = await getLocationPage("la-fleche");
  expect(far).toMatchObject({ travelFee: null, services: { home: [] } });
  expect(far?.services.remote.length).toBeGreaterThan(0);
  expect(far?.contact.address).not.toContain("à domicile");
  const near = await getLocationPage("spay");
  expect(near).toMatchObject({ travelFee: "25\u00a0€" });
  expect(near?.services.home.length).toBeGreaterThan(0);
  const { items } = await searchLocations({ search: "", department: "" }, 1);
  expect(items.map(({ slug, travelFee, services }) => [slug, travelFee, services.shown])).toEqual([
    ["la-fleche", null, ["Dépannage logiciel"]],
    ["spay", "25\u00a0€", ["Dépannage à domicile", "Dépannage logiciel"]],
  ]);
});

const textOf = async (slug: string) =>
  (await db.select().from(locations).where(eq(locations.slug, slug)))[0]?.description;

// rule settings/visits
test.each([
  ["visits", "homes"],
  ["beyond", "never"],
])("the stored descriptions are written again after %s becomes %s", async (name, value) => {
  await addZones();
  await db.update(locations).set({ description: "<p>Avant</p>" });
  const before = await currentProfile();
  await followBusiness(camille, before, before);
  await continueRegeneration();
  expect(await textOf("la-fleche")).toBe("<p>Avant</p>");
  await save("site", { [name]: value });
  await followBusiness(camille, before, await currentProfile());
  await continueRegeneration();
  expect(await textOf("la-fleche")).toMatch(/^<h2>/);
  expect(await textOf("la-fleche")).not.toMatch(
    value === "never" ? /sur demande|la visite|une visite/ : /entreprises/,
  );
});
