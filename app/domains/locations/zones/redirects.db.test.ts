import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { redirects } from "#app/db/schema/blog.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { getLocationPage, getMovedLocationPath } from "./queries/page.server.ts";

beforeEach(async () => {
  await db.execute(sql`truncate locations, redirects`);
  await db.insert(locations).values(["arnage", "mayet"].map(zone));
});

function zone(slug: string) {
  return { name: slug, slug, address: "À domicile", postalCode: "72000", city: slug };
}

const rename = (from: string, to: string) =>
  db.update(locations).set({ slug: to }).where(eq(locations.slug, from));

// rule zones/redirects
describe("a zone's former address", () => {
  it("redirects to the zone directly, also after two changes", async () => {
    await rename("arnage", "arnage-72");
    await rename("arnage-72", "arnage-sur-sarthe");
    expect(await getMovedLocationPath("arnage")).toBe("/locations/arnage-sur-sarthe");
    expect(await getMovedLocationPath("arnage-72")).toBe("/locations/arnage-sur-sarthe");
    expect(await getMovedLocationPath("mayet")).toBeNull();
  });

  it("no longer redirects once the zone has it again, or once all zones are deleted", async () => {
    await rename("arnage", "arnage-72");
    await rename("arnage-72", "arnage");
    expect(await getMovedLocationPath("arnage")).toBeNull();
    expect(await getMovedLocationPath("arnage-72")).toBe("/locations/arnage");
    await db.delete(locations);
    expect(await db.$count(redirects)).toBe(0);
  });

  it("leads to a new zone that takes it, and otherwise redirects to the last zone that had it", async () => {
    await rename("arnage", "arnage-72");
    await db.insert(locations).values(zone("arnage"));
    expect((await getLocationPage("arnage"))?.slug).toBe("arnage");
    await rename("arnage", "autre-arnage");
    expect(await getMovedLocationPath("arnage")).toBe("/locations/autre-arnage");
  });

  it("exists only if the slug has changed", async () => {
    await db.update(locations).set({ slug: "arnage", hours: "Le matin" }).where(eq(locations.slug, "arnage"));
    expect(await db.$count(redirects)).toBe(0);
  });
});
