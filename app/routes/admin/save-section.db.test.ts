import { expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { camille, withPictureQueue, withoutSettings } from "#tests/support/stored-settings.ts";
import { saveSection } from "./save-section.server.ts";

withPictureQueue();
withoutSettings("regions", "departments", "communes", "locations");

// rule settings/moved-zones
test("an answer about the zones changes no zone when the shop stays in its département", async () => {
  const values = { version: "0", street: "3 rue Imaginaire", zones: "replace" };
  const saved = await saveSection(camille, "company", { values, errors: {} }, await currentProfile());
  expect(saved).toMatchObject({ outcome: "done" });
  expect(await db.$count(locations)).toBe(0);
});
