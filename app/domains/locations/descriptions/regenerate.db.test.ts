import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { handleLocationListRequest } from "../zones/commands/list-request.server.ts";
import {
  cancelRegeneration,
  continueRegeneration,
  getLastRegeneration,
  regenerateDescriptionsQueue,
  startRegeneration,
} from "./jobs.server.ts";
import { seedLocations } from "../seed.server.ts";

const camille: Actor = { userId: "u", email: "camille@example.fr", name: "Camille", sessionId: "s" };

beforeAll(async () => {
  await startJobs([regenerateDescriptionsQueue]);
  await seedLocations();
});
afterAll(() => stopJobs(1_000));
beforeEach(async () => {
  await db.execute(sql`truncate location_regenerations`);
});

async function texts() {
  const { rows } = await db.execute(sql`select slug, description from locations order by slug`);
  return rows;
}

const spoil = (slug: string, isEdited: boolean) =>
  db
    .update(locations)
    .set({ description: "<p>Autre chose</p>", descriptionEdited: isEdited })
    .where(eq(locations.slug, slug));

// rule zones/regeneration
describe("regenerating all descriptions", () => {
  it("rewrites every description except those written by hand", async () => {
    const before = await texts();
    await spoil("mayet", false);
    await spoil("loue", true);
    expect(await startRegeneration(camille, false)).toBe(true);
    await continueRegeneration();
    expect(await getLastRegeneration()).toMatchObject({
      status: "done",
      total: 352,
      seen: 352,
      changed: 1,
      kept: 1,
    });
    const [loue] = await db.select().from(locations).where(eq(locations.slug, "loue"));
    expect(loue).toMatchObject({ description: "<p>Autre chose</p>", descriptionEdited: true });
    await startRegeneration(camille, true);
    await continueRegeneration();
    expect(await getLastRegeneration()).toMatchObject({ status: "done", changed: 1, kept: 0 });
    expect(await texts()).toEqual(before);
  });

  it("runs once at a time, and is started from the list", async () => {
    const request = { intent: "regenerate" };
    expect(await handleLocationListRequest(camille, request)).toEqual({ outcome: "done" });
    expect(await handleLocationListRequest(camille, request)).toEqual({
      outcome: "stale",
      refusal: "Une régénération est déjà en cours.",
    });
    await handleLocationListRequest(camille, { intent: "cancel-regeneration" });
    expect(await getLastRegeneration()).toMatchObject({ status: "cancelled", seen: 0 });
  });

  it("continues where it stopped", async () => {
    const before = await texts();
    await db.update(locations).set({ description: "<p>Autre chose</p>" });
    await startRegeneration(camille, false);
    // This is the state that a crash after the first part leaves in the database.
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from locations order by id offset 299 limit 1`,
    );
    await db.execute(
      sql`update location_regenerations set after_id = ${rows[0]?.id}, seen = 300, changed = 300`,
    );
    await continueRegeneration(AbortSignal.abort());
    expect(await getLastRegeneration()).toMatchObject({ status: "running", seen: 300 });
    await continueRegeneration();
    expect(await getLastRegeneration()).toMatchObject({ status: "done", seen: 352, changed: 352 });
    expect(await db.$count(locations, eq(locations.description, "<p>Autre chose</p>"))).toBe(300);
    await startRegeneration(camille, false);
    await continueRegeneration();
    expect(await texts()).toEqual(before);
  });

  it("stops for good when it keeps failing, and is shown as failed", async () => {
    await startRegeneration(camille, false);
    await db.execute(sql`alter table locations rename column updated_at to hidden_at`);
    await continueRegeneration();
    await db.execute(sql`alter table locations rename column hidden_at to updated_at`);
    expect(await getLastRegeneration()).toMatchObject({ status: "failed", seen: 0 });
    await continueRegeneration();
    await cancelRegeneration(camille);
    expect(await getLastRegeneration()).toMatchObject({ status: "failed" });
  });
});
