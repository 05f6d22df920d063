import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import { communes, departments, locations, regions } from "#app/db/schema/locations.server.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { slugify } from "#app/lib/french/slug.ts";
import { placeTexts, zoneLead } from "./labels/facts.ts";
import { getLocationPage } from "./queries/page.server.ts";

type Place = [city: string, postalCode: string, latitude?: number, longitude?: number];

const mayet: Place = ["Mayet", "72360", 47.758, 0.274];

beforeEach(async () => {
  await db.execute(sql`truncate regions, departments, communes, locations, blog_posts cascade`);
});

async function addZones(places: Place[], changes: Partial<typeof locations.$inferInsert> = {}) {
  await db.insert(locations).values(
    places.map(([city, postalCode, latitude, longitude]) => ({
      ...{ name: city, slug: slugify(city), city, postalCode, latitude, longitude },
      address: `Intervention à domicile, ${postalCode} ${city}`,
      ...changes,
    })),
  );
}

/** Adds zones, and their communes, in one département. */
async function addDepartment(name: string, places: Place[]) {
  const code = name.slice(0, 2);
  const [region] = await db.insert(regions).values({ code, name }).returning();
  const [department] = await db
    .insert(departments)
    .values({ code, name, regionId: region?.id ?? 0 })
    .returning();
  await addZones(places);
  for (const [city, postalCode] of places) {
    const [commune] = await db
      .insert(communes)
      .values({ inseeCode: city, postalCode, name: city, departmentId: department?.id ?? 0 })
      .returning();
    await db.update(locations).set({ communeId: commune?.id }).where(eq(locations.city, city));
  }
}

// rule zones/own-facts
describe("the facts of a zone", () => {
  it("are its distance from the shop, the next working day, its inhabitants and its postal codes", async () => {
    await addDepartment("Sarthe", [
      ["Allonnes", "72700", 47.967, 0.16],
      ["Spay", "72700", 47.92, 0.15],
      ["Rouillon", "72700", 48.0, 0.13],
      ["Le Mans", "72000", 48.002, 0.203],
    ]);
    const allonnes = eq(communes.name, "Allonnes");
    await db
      .update(communes)
      .set({ population: 10_739, otherPostalCodes: ["72701"] })
      .where(allonnes);
    const page = await getLocationPage("allonnes", new Date("2026-11-19T14:00:00Z"));
    expect(page).toMatchObject({
      reach: { km: 5, minutes: 10, where: "near" },
      direction: "au sud-ouest",
      travelFee: null,
      nextOpenDay: "vendredi 20 novembre",
      population: 10_739,
      otherPostalCodes: ["72701"],
      isIndexed: true,
      sameCode: [
        { slug: "rouillon", city: "Rouillon" },
        { slug: "spay", city: "Spay" },
      ],
      map: { workshop: { isInside: true } },
    });
    expect(await getLocationPage("le-mans")).toMatchObject({ reach: { where: "here" } });
    // The owner gives the zone another postal code of its commune.
    await db.update(locations).set({ postalCode: "72701" }).where(eq(locations.slug, "allonnes"));
    expect(await getLocationPage("allonnes")).toMatchObject({ otherPostalCodes: ["72700"] });
  });

  it("say beyond the radius that the shop comes on request, without a date, and hide the page from search engines", async () => {
    await addZones([["Marseille", "13000", 43.3, 5.4]]);
    const page = await getLocationPage("marseille");
    expect(page).toMatchObject({ reach: { where: "far" }, nextOpenDay: null, isIndexed: false });
  });

  it("include neither a distance nor a map if the zone has no coordinates", async () => {
    await addZones([["Mayet", "72360"]]);
    const page = await getLocationPage("mayet");
    expect(page).toMatchObject({ reach: null, direction: null, map: null, population: null });
  });

  // rule zones/unknown-distance
  it("promise no visit if the distance is not known, and none by a date", async () => {
    await addDepartment("Sarthe", [["Mayet", "72360"]]);
    const page = await getLocationPage("mayet");
    if (!page) throw new Error("no page");
    expect(zoneLead(page, specifiedProfile)).toBe(
      "72360, Sarthe. À l’atelier ou à distance, et chez vous selon la distance\u00a0: demandez-nous.",
    );
    expect(page.nextOpenDay).toBeNull();
    expect(page.contact.address).not.toContain("Intervention à domicile");
    expect(placeTexts.home(page, "du lundi au samedi")).toBe("selon la distance\u00a0: demandez-nous");
  });

  it("include the newest published article that names the zone, and no other article", async () => {
    await addZones([mayet, ["Changé", "72560"]]);
    const post = (
      slug: string,
      content: string,
      day: number,
      status: "published" | "draft" = "published",
    ) => ({
      ...{
        slug,
        title: slug,
        content,
        status,
        publishedAt: status === "draft" ? null : new Date(Date.UTC(2026, 0, day)),
      },
    });
    await db
      .insert(blogPosts)
      .values([
        post("ancien", "<p>À Mayet, un disque.</p>", 1),
        post("recent", "<p>À <b>Mayet</b>, un écran.</p>", 2),
        post("brouillon", "<p>Mayet</p>", 3, "draft"),
        post("changer", "<p>Il a changé le disque.</p>", 4),
      ]);
    expect((await getLocationPage("mayet"))?.mention).toEqual({ title: "recent", path: "/blog/recent" });
    expect((await getLocationPage("change"))?.mention).toBeNull();
  });
});

describe("a zone's page", () => {
  // rules zones/detail and zones/defaults
  it("has the shop's figures and contact details if the zone has none of its own", async () => {
    await addZones([mayet]);
    expect(await getLocationPage("mayet")).toMatchObject({
      city: "Mayet",
      at: "à Mayet",
      postalCode: "72360",
      department: null,
      figures: ["3", "24h", "98\u00a0%", "30\u00a0km"].map((value) => ({ value, isOwn: false })),
      contact: { email: specifiedProfile.email, address: "Intervention à domicile, 72360 Mayet" },
      others: null,
    });
  });

  it("never contains HTML that could run a script, however it came into the database", async () => {
    await addZones([mayet], { description: '<p onclick="x()">Bonjour<script>alert(1)</script></p>' });
    const page = await getLocationPage("mayet");
    expect(page?.description).toBe("<p>Bonjour</p>");
    expect(page?.metaDescription).toBe("Bonjour");
  });

  it("links to the nearest zones in any direction, nearest first", async () => {
    const east = Array.from({ length: 14 }, (_, index): Place => [
      `Est ${index}`,
      "72000",
      47.758,
      0.28 + index / 100,
    ]);
    await addZones([
      mayet,
      ["Nord", "72000", 47.763, 0.274],
      ["Loin", "13000", 43.3, 5.4],
      ["Nulle part", "72360"],
      ...east,
    ]);
    const others = (await getLocationPage("mayet"))?.others;
    expect(others?.title).toBe("Communes voisines");
    expect(others?.zones.map(({ city }) => city)).toEqual([
      "Est 0",
      "Nord",
      ...Array.from({ length: 6 }, (_, index) => `Est ${index + 1}`),
    ]);
  });

  it("links, without coordinates, to zones of its département: first its postal code, then the next names", async () => {
    const others: Place[] = Array.from({ length: 12 }, (_, index) => [
      `Commune ${"abcdefghijkl"[index]}`,
      "72000",
    ]);
    await addDepartment("Sarthe", [["Mayet", "72360"], ["Aubigné", "72360"], ["Zoé", "72000"], ...others]);
    await addDepartment("Orne", [["Alençon", "61000"]]);
    const found = (await getLocationPage("mayet"))?.others;
    expect(found?.title).toBe("Autres communes dans la Sarthe");
    expect(found?.zones.map(({ city }) => city).slice(0, 3)).toEqual(["Aubigné", "Zoé", "Commune a"]);
    expect(found?.zones).toHaveLength(8);
    expect((await getLocationPage("alencon"))?.others).toBeNull();
  });

  it("has a map of its neighbours, with the way to the shop", async () => {
    await addZones([mayet, ["Écommoy", "72220", 47.8, 0.33], ["Paris", "75000", 48.857, 2.352]]);
    const map = (await getLocationPage("mayet"))?.map;
    expect(map?.named.map(({ name }) => name.text)).toEqual(["Écommoy"]);
    expect(map?.workshop).toMatchObject({ name: { text: "Atelier 72" } });
    // A phone's screen would cut a long name off, so the map has the short form of the name.
    const named = assembleProfile({
      company: { name: "Informatique Service Quimper", wordmark: "IS Quimper" },
    });
    const other = await getLocationPage("mayet", new Date(), named);
    expect(other?.map?.workshop).toMatchObject({ name: { text: "IS Quimper" } });
  });

  it("does not exist for an unknown or malformed slug", async () => {
    for (const slug of ["inconnue", "", "Mayet", "a\0b", "../mayet", "é", "x".repeat(5000)])
      expect(await getLocationPage(slug)).toBeNull();
  });
});
