import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { communes, locations } from "#app/db/schema/locations.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { handleLocationFormRequest } from "./commands/form-request.server.ts";
import { handleLocationListRequest } from "./commands/list-request.server.ts";
import { saveLocation } from "./commands/save.server.ts";
import { backOfficeLabels } from "./labels/back-office.ts";
import { listDepartments, listLocations } from "./queries/admin-list.server.ts";
import { getLocationForForm } from "./queries/admin-form.server.ts";
import { getDepartmentMap } from "../map/queries/map.server.ts";
import { locationFormValues } from "./rules/form-values.ts";
import { seedLocations } from "../seed.server.ts";

const camille: Actor = { userId: "u", email: "camille@example.fr", name: "Camille", sessionId: "s" };
const everything = { search: "", department: null };

beforeAll(() => seedLocations());

const typed = {
  name: "Atelier 72 Nantes",
  slug: "nantes",
  address: "1 rue du Test",
  postal_code: "44000",
  city: "Nantes",
};

async function idOf(slug: string) {
  const [row] = await db.select({ id: locations.id }).from(locations).where(eq(locations.slug, slug));
  if (!row) throw new Error(`no location ${slug}`);
  return row.id;
}

async function formOf(slug: string) {
  const stored = await getLocationForForm(await idOf(slug));
  if (!stored) throw new Error(`no location ${slug}`);
  return { ...stored, values: { ...locationFormValues(stored), version: String(stored.version) } };
}

describe("the back office's list", () => {
  // rule zones/back-office-list
  it("shows 50 locations a page, ordered by city, and their total", async () => {
    const first = await listLocations(everything, 1);
    expect(first).toMatchObject({ page: 1, pageCount: 8, total: 352 });
    expect(first.items).toHaveLength(50);
    expect(first.items[0]).toMatchObject({ city: "Aigné", postalCode: "72650", department: "Sarthe" });
    const last = await listLocations(everything, 8);
    expect(last.items).toHaveLength(2);
    expect((await listLocations(everything, 9)).items).toEqual([]);
  });

  it("can be searched like the public list and filtered by département", async () => {
    expect((await listLocations({ search: "st calais", department: null }, 1)).total).toBe(2);
    expect((await listLocations({ search: "", department: "72" }, 1)).total).toBe(352);
    expect((await listLocations({ search: "fleche", department: "72" }, 1)).items[0]?.city).toBe("La Flèche");
    expect((await listLocations({ search: "", department: "44" }, 1)).total).toBe(0);
    expect(await listDepartments()).toEqual([{ code: "72", name: "Sarthe" }]);
  });

  it("has the map of one département", async () => {
    const map = await getDepartmentMap("72");
    expect(map?.dots.length).toBeGreaterThan(100);
    expect(map?.named.length).toBeGreaterThan(3);
    expect(await getDepartmentMap("44")).toBeNull();
  });
});

describe("saving a location", () => {
  // rule zones/descriptions
  it("creates the location, with the built-in description if none was typed", async () => {
    const saved = await saveLocation(camille, null, { ...typed, services: "Réparation\n\n Réseau \nRéseau" });
    expect(saved).toMatchObject({ outcome: "done" });
    const stored = await formOf("nantes");
    expect(stored).toMatchObject({
      services: ["Réparation", "Réseau"],
      descriptionEdited: false,
      version: 1,
    });
    expect(stored.description).toMatch(/^<h2>.*Nantes/);
  });

  // rule zones/form
  it("refuses missing values, an address already taken and numbers out of range, each with an error at its field", async () => {
    expect(await saveLocation(camille, null, {})).toMatchObject({
      outcome: "invalid",
      errors: {
        name: "Le nom est requis",
        slug: "L’adresse de la page est requise",
        address: "L’adresse est requise",
        postal_code: "Le code postal est requis",
        city: "La ville est requise",
      },
    });
    const wrong = {
      ...typed,
      slug: "À corriger",
      team_size: "beaucoup",
      satisfaction_rate: "101",
      postal_code: "../..",
    };
    const { errors } = (await saveLocation(camille, null, wrong)) as { errors: Record<string, string> };
    expect(Object.keys(errors)).toEqual(["slug", "postal_code", "team_size", "satisfaction_rate"]);
    expect(await saveLocation(camille, null, { ...typed, slug: "mayet" })).toEqual({
      outcome: "invalid",
      errors: { slug: backOfficeLabels.slugTaken },
    });
  });

  it("sanitises the description, and marks it as written by hand only if somebody wrote it", async () => {
    const { id, values } = await formOf("mayet");
    expect(await saveLocation(camille, id, { ...values, phone: "02 43 00 00 01" })).toMatchObject({
      outcome: "done",
    });
    expect((await formOf("mayet")).descriptionEdited).toBe(false);
    const again = await formOf("mayet");
    const written = "<h2>À Mayet</h2><p onclick='x()'>Bonjour<script>alert(1)</script></p>";
    await saveLocation(camille, id, { ...again.values, description: written });
    const stored = await formOf("mayet");
    expect(stored).toMatchObject({
      description: "<h2>À Mayet</h2><p>Bonjour</p>",
      descriptionEdited: true,
      version: 3,
    });
    await saveLocation(camille, id, { ...stored.values, description: "" });
    expect((await formOf("mayet")).descriptionEdited).toBe(false);
  });

  it("refuses a save made from an older version, and returns the stored version", async () => {
    const { id, values } = await formOf("le-lude");
    expect((await saveLocation(camille, id, { ...values, hours: "Le matin" })).outcome).toBe("done");
    const stale = await saveLocation(camille, id, { ...values, hours: "Le soir" });
    expect(stale).toMatchObject({ outcome: "stale", version: 2, theirs: { hours: "Le matin" } });
    expect((await formOf("le-lude")).hours).toBe("Le matin");
    expect((await saveLocation(camille, id, { ...values, version: "" })).outcome).toBe("stale");
    expect((await saveLocation(camille, randomUUID(), values)).outcome).toBe("gone");
  });

  // rule zones/indexed
  it("stores whether search engines may show the page", async () => {
    for (const [chosen, stored] of [
      ["true", true],
      ["false", false],
      ["", null],
    ] as const) {
      const { id, values } = await formOf("mamers");
      expect((await saveLocation(camille, id, { ...values, is_indexed: chosen })).outcome).toBe("done");
      const form = await formOf("mamers");
      expect(form).toMatchObject({ isIndexed: stored, values: { is_indexed: chosen } });
    }
    const { id, values } = await formOf("mamers");
    expect(await saveLocation(camille, id, { ...values, is_indexed: "peut-être" })).toMatchObject({
      outcome: "invalid",
      errors: { is_indexed: "Choisissez une réponse de la liste" },
    });
  });

  it("links only one location to a commune, however the name is typed", async () => {
    await db.delete(locations).where(eq(locations.slug, "la-fleche"));
    const again = { ...typed, slug: "fleche", city: "LA FLECHE", postal_code: "72200" };
    await saveLocation(camille, null, again);
    await saveLocation(camille, null, { ...again, slug: "fleche-2" });
    const { rows } = await db.execute(sql`
      select slug, latitude is not null as located, commune_id is not null as linked
      from locations where slug like 'fleche%' order by slug`);
    expect(rows).toEqual([
      { slug: "fleche", located: true, linked: true },
      { slug: "fleche-2", located: true, linked: false },
    ]);
  });

  it("can start from the description that the import wrote, and the preview of a text leaves out forbidden HTML", async () => {
    const { id, values, description } = await formOf("bazouges-cre-sur-loir");
    expect(await handleLocationFormRequest(camille, id, { ...values, intent: "describe" })).toEqual({
      description,
    });
    const preview = { ...values, intent: "preview", description: "<p>oui</p><iframe src=x></iframe>" };
    expect(await handleLocationFormRequest(camille, id, preview)).toEqual({
      description: "<p>oui</p>",
    });
  });
});

describe("the deletion of locations", () => {
  it("removes one location but not its commune, and reports when the location was already gone", async () => {
    const before = await db.$count(communes);
    const request = { intent: "delete", id: await idOf("loue") };
    expect(await handleLocationListRequest(camille, request)).toEqual({ outcome: "done" });
    expect(await handleLocationListRequest(camille, request)).toEqual({
      outcome: "gone",
      refusal: backOfficeLabels.gone,
    });
    expect(await db.$count(communes)).toBe(before);
  });

  it("removes every location of a filter only if the person confirms their number", async () => {
    const { total } = await listLocations({ search: "saint", department: null }, 1);
    const request = { intent: "delete-all", recherche: "saint", departement: "" };
    const refused = await handleLocationListRequest(camille, { ...request, count: String(total - 1) });
    expect(refused).toMatchObject({ outcome: "stale" });
    expect(refused).toMatchObject({ refusal: expect.stringContaining(`${total} localisations`) });
    expect((await listLocations({ search: "saint", department: null }, 1)).total).toBe(total);
    expect(await handleLocationListRequest(camille, { ...request, count: ` ${total} ` })).toMatchObject({
      outcome: "done",
    });
    expect((await listLocations({ search: "saint", department: null }, 1)).total).toBe(0);
    expect((await listLocations(everything, 1)).total).toBeGreaterThan(200);
  });

  it("refuses unknown requests", async () => {
    for (const request of [{}, { intent: "delete" }, { intent: "delete-all", departement: "99", count: "1" }])
      expect(await handleLocationListRequest(camille, request as Record<string, string>)).toMatchObject({
        outcome: "refused",
      });
  });
});
