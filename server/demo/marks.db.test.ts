import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { seeds } from "#app/db/schema/platform.server.ts";
import { seedReplyTemplates } from "#app/domains/inbox/replies/seed.server.ts";
import { claimDemo, markDemoFilled, refuseDemo } from "./marks.ts";

beforeEach(async () => {
  await db.delete(seeds);
});

test("an empty database becomes a demonstration, is filled once, and npm start refuses it", async () => {
  expect(await claimDemo()).toBeNull();
  const filledAt = await markDemoFilled();
  expect(await claimDemo()).toEqual(filledAt);
  await expect(refuseDemo()).rejects.toThrow("Cette base est celle de la démonstration");
});

test("the demonstration refuses a real site's database and leaves it unchanged", async () => {
  await seedReplyTemplates();
  await expect(claimDemo()).rejects.toThrow("celle d’un vrai site");
  await expect(refuseDemo()).resolves.toBeUndefined();
});

test("an interrupted filling does not count as a complete filling", async () => {
  await claimDemo();
  await expect(claimDemo()).rejects.toThrow("npm run demo -- renew");
});
