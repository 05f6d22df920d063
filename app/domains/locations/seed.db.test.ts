import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { communes, locations } from "#app/db/schema/locations.server.ts";
import { seedLocations } from "./seed.server.ts";

const run = promisify(execFile);

const script = `
  import { seedLocations } from "#app/domains/locations/seed.server.ts";
  await seedLocations();
  await globalThis.atelierPool.end();
`;

// rule running/two-nodes
test("three processes that start together create the 352 communes (towns) of the Sarthe only once", async () => {
  const start = () => run(process.execPath, ["--input-type=module", "--eval", script]);
  await Promise.all([start(), start(), start()]);
  expect(await db.$count(locations)).toBe(352);
  expect(await db.$count(communes)).toBe(352);
  const { rows } = await db.execute<{ alone: number; located: number }>(sql`
    select count(*) filter (where commune_id is null)::int as alone, count(latitude)::int as located from locations`);
  expect(rows[0]?.alone).toBe(0);
  expect(rows[0]?.located).toBeGreaterThan(80);
}, 60_000);

test("a zone that the owner has deleted does not come back at the next start", async () => {
  await db.delete(locations);
  await seedLocations();
  expect(await db.$count(locations)).toBe(0);
});

test("an installation that already has zones gets no starter zones", async () => {
  await db.execute(sql`truncate locations, communes, departments, regions, seeds`);
  await db
    .insert(locations)
    .values({ name: "Mayet", slug: "mayet", address: "a", postalCode: "72360", city: "Mayet" });
  await seedLocations();
  expect(await db.$count(locations)).toBe(1);
});
