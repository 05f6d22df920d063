import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { startTextService } from "#tests/support/text-service.ts";

const service = await startTextService((prompt) =>
  prompt.includes("Mayet")
    ? "```html\n<h2>À Mayet</h2><p onclick='x()'>Un texte écrit.</p><h3>Chez vous</h3><p>Oui.</p>\n```"
    : "Rien qui ressemble à une page.",
);
process.env.TEXT_API_URL = service.url;
process.env.TEXT_API_KEY = service.key;
const { db } = await import("#app/db/client.server.ts");
const { locations } = await import("#app/db/schema/locations.server.ts");
const { startJobs, stopJobs } = await import("#app/lib/background/jobs.server.ts");
const jobs = await import("./jobs.server.ts");
const { proposeDescription } = await import("./queries/description.server.ts");

afterAll(async () => {
  await stopJobs(1_000);
  await service.stop();
});

// rule zones/regeneration
test("the text-generation service writes the descriptions, and the built-in text replaces those that it cannot write", async () => {
  const place = { name: "n", address: "a", description: "<p>Avant</p>" };
  await db.insert(locations).values([
    { ...place, slug: "mayet", city: "Mayet", postalCode: "72360" },
    { ...place, slug: "aigne", city: "Aigné", postalCode: "72650" },
  ]);
  await startJobs([jobs.regenerateDescriptionsQueue]);
  await jobs.startRegeneration({ userId: "u", email: "", name: "Camille", sessionId: "s" }, false);
  await jobs.continueRegeneration();
  expect(await jobs.getLastRegeneration()).toMatchObject({ status: "done", changed: 2, refused: 1 });
  const textOf = async (slug: string) =>
    (await db.select().from(locations).where(eq(locations.slug, slug)))[0]?.description;
  expect(await textOf("mayet")).toBe("<h2>À Mayet</h2><p>Un texte écrit.</p><h3>Chez vous</h3><p>Oui.</p>");
  expect(await textOf("aigne")).toMatch(/^<h2>.*Aigné/);
  expect(await proposeDescription({ city: "Mayet", postal_code: "72360" })).toContain("Un texte écrit.");
});

// rule zones/regeneration
test("the texts that a failing service did not write are counted, even if they are the same as before", async () => {
  const camille = { userId: "u", email: "", name: "Camille", sessionId: "s" };
  await jobs.startRegeneration(camille, false);
  await jobs.continueRegeneration();
  service.behave("failing");
  await jobs.startRegeneration(camille, false);
  await jobs.continueRegeneration();
  const last = await jobs.getLastRegeneration();
  expect(last).toMatchObject({ status: "done", seen: last?.total, refused: last?.total });
});
