import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { sections } from "#app/domains/business/registry.server.ts";
import { camille, withoutSettings } from "#tests/support/stored-settings.ts";
import { changeSettings } from "./commands/change.server.ts";
import { withSentPictures } from "./commands/pictures.server.ts";
import { previewSettings } from "./commands/preview.server.ts";
import { previewedPages, previewedPath } from "./rules/previewed-pages.ts";

withoutSettings();

// rule settings/preview
test("a preview shows what is typed over what is stored, and stores nothing", async () => {
  await changeSettings(camille, "hours", { version: "0", saturday: "" });
  const { profile, refused } = await previewSettings("company", { name: "Docteur PC", city: "Angers" });
  expect(refused).toEqual([]);
  expect(profile).toMatchObject({
    name: "Docteur PC",
    at: "à Angers",
    closedDays: expect.stringContaining("samedi"),
  });
  expect(await currentProfile()).toMatchObject({ name: "Atelier 72", city: "Le Mans" });
  expect(await db.$count(sql`settings_sections`)).toBe(1);
});

// rule settings/preview
test("a preview keeps the stored value of a wrong setting and names it, but shows typed settings that contradict each other", async () => {
  const stored = { section: "company", version: 1, updatedBy: "Camille" };
  await db.insert(settingsSections).values({ ...stored, values: { phone: "02 41 00 00 00" } });
  const each = await previewSettings("company", { name: "Docteur PC", phone: "12", city: "" });
  expect(each.refused).toEqual(["Téléphone", "Commune"]);
  expect(each.profile).toMatchObject({
    name: "Docteur PC",
    city: "Le Mans",
    phone: { international: "+33241000000" },
  });
  const together = await previewSettings("proof", {
    zoneTeam: "beaucoup",
    testimonialsState: "confirmed",
    recoveryRate: "80 %",
  });
  expect(together.refused).toEqual(["Techniciens"]);
  expect(together.profile.blocks.testimonials).toBe("confirmed");
  expect(together.profile.claims.recoveryRate).toBe("80\u00a0%");
});

// rule settings/preview
test("every section that pages show has previews, and none of them is a hidden page", async () => {
  const profile = await currentProfile();
  const zone = { path: "/locations/arnage", label: "Zone d’Arnage" };
  const without = Object.keys(sections).filter(
    (key) => previewedPages(key as keyof typeof sections, profile, zone).length === 0,
  );
  expect(without).toEqual(["mail", "texts"]);
  const site = { ...profile.site, hidden: ["/about", "/locations"] };
  expect(previewedPages("proof", { ...profile, site }, zone).map(({ path }) => path)).toEqual([
    "/",
    "/services/depannage-distance",
    "/services/recuperation-donnees",
  ]);
  expect(previewedPath("nouveau-service", profile)).toBe("/services");
});

// rule settings/team
test("a photo sent without JavaScript is stored in its row, and a refused photo is an error in that row", async () => {
  const file = { name: "a.jpg", bytes: Buffer.from("x"), lost: null };
  const form = {
    values: { "team.photo": ["stored/400", "", "other/400"], "team.photo.remove": "2", name: "x" },
    files: [
      { ...file, field: "team.photo.file.1" },
      { ...file, field: "team.photo.file.0", name: "b.txt" },
      { ...file, field: "team.photo.file.9" },
    ],
  };
  const sent = await withSentPictures("proof", form, async ({ name }) =>
    name === "a.jpg"
      ? { outcome: "done", mediaId: "new", width: 300, height: 200 }
      : { outcome: "invalid", errors: { file: "Pas une image" } },
  );
  expect(sent).toEqual({
    values: { ...form.values, "team.photo": ["stored/400", "new/300", ""] },
    errors: { "team.0.photo": "Pas une image" },
  });
  const saved = await changeSettings(camille, "proof", { version: "0", zoneTeam: "5" }, sent.errors);
  expect(saved).toEqual({ outcome: "invalid", errors: sent.errors });
  expect((await currentProfile()).zoneFigures.teamSize).toBe(3);
});
