import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { rereadProfile } from "#app/domains/business/profile.server.ts";
import { changeSettings } from "#app/domains/settings/commands/change.server.ts";
import { startNotifications, stopNotifications } from "#app/lib/background/notifications.server.ts";
import { startWithArticles } from "#tests/support/chatbot/owner.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { camille } from "#tests/support/stored-settings.ts";
import { factAnswers } from "./queries/fact-answers.server.ts";
import { learnNow } from "./understanding/jobs/learning.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";

beforeAll(async () => {
  await startWithArticles();
  await startNotifications();
});
afterAll(stopNotifications);
beforeEach(async () => {
  await db.execute(sql`truncate settings_sections, settings_changes, locations cascade`);
  await db.update(chatbotResponses).set({ withheld: false });
  profile = await rereadProfile();
});
afterEach(() => void vi.useRealTimers());

let profile: Awaited<ReturnType<typeof rereadProfile>>;
const answers = async () => factAnswers(profile);
const said = async (question: string) =>
  (await answers())
    .find(({ saying }) => saying.name.startsWith(question))
    ?.saying.answer.replaceAll("\u00a0", " ");

// rule assistant/read
test("the answers made from the settings are kept in memory while nothing changes", async () => {
  const first = await answers();
  expect(await answers()).toBe(first);
  // When the owner marks an answer as read, no answer changes.
  await db.update(chatbotResponses).set({ reviewedBy: "Camille" }).where(eq(chatbotResponses.topic, "about"));
  expect(await answers()).toBe(first);
});

// rule assistant/read
test("a kept answer is replaced after a change of prices, hours, responses, zones or knowledge", async () => {
  expect(await said("Combien coûte le diagnostic")).toContain("29 €");
  const homePlans = [planRow({ role: "diagnosis", name: "Diagnostic", price: "41", features: "Examen" })];
  await db
    .insert(settingsSections)
    .values({ section: "prices", values: { homePlans }, version: 1, updatedBy: "Camille" });
  profile = await rereadProfile();
  expect(await said("Combien coûte le diagnostic")).toContain("41 €");

  await changeSettings(camille, "hours", { version: "0", sunday: "9h-12h" });
  profile = await rereadProfile();
  expect(await said("Êtes-vous ouverts dimanche")).toContain("9h-12h");

  const moveTopic = (from: string, to: string) =>
    db.update(chatbotResponses).set({ topic: to }).where(eq(chatbotResponses.topic, from));
  expect(await said("Vos prix sont-ils TTC")).toContain("toutes taxes comprises");
  await moveTopic("prices", "gone");
  expect(await said("Vos prix sont-ils TTC")).toBeUndefined();
  await moveTopic("gone", "prices");
  const unwithheld = await answers();
  await db.update(chatbotResponses).set({ withheld: true }).where(eq(chatbotResponses.topic, "about"));
  expect(await answers()).not.toBe(unwithheld);

  expect(await said("Vous venez au Mans")).toContain("n’est pas dans nos zones");
  const zone = { address: "1 rue de la Mairie", longitude: 0.2, latitude: 48, name: "Zone" };
  await db.insert(locations).values({ ...zone, slug: "le-mans", city: "Le Mans", postalCode: "72000" });
  await expect.poll(() => said("Vous venez au Mans")).toContain("/locations/le-mans");

  const before = await answers();
  await learnNow();
  expect(await answers()).not.toBe(before);
});

// rule assistant/read
test("a kept answer about today is replaced once the shop has closed", async () => {
  await changeSettings(camille, "hours", { version: "0", sunday: "9h-12h" });
  // Sunday 29 November 2026 at 10:00 and at 13:00.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 29, 9) });
  profile = await rereadProfile();
  expect(await said("Êtes-vous ouverts dimanche")).toContain(
    "Dimanche 29 novembre, nous sommes ouverts : 9h-12h",
  );
  vi.setSystemTime(Date.UTC(2026, 10, 29, 12));
  expect(await said("Êtes-vous ouverts dimanche")).toMatch(/^Aujourd’hui, nous avons fermé à 12 h/);
});
