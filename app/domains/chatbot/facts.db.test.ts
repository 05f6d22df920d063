import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { replyTo } from "./queries/reply.server.ts";
import { askedDay, dayAnswer } from "./rules/asked-day.ts";
import { seedChatbot } from "./seed.server.ts";
import { learnNow } from "./understanding/jobs/learning.server.ts";

beforeAll(async () => {
  await seedChatbot();
  await learnNow();
  await db.execute(sql`truncate locations cascade`);
  const place = { address: "1 rue de la Mairie", latitude: 47.84, longitude: -0.33 };
  await db.insert(locations).values([
    { ...place, name: "Sablé", slug: "sable-sur-sarthe", city: "Sablé-sur-Sarthe", postalCode: "72300" },
    { ...place, name: "La Flèche", slug: "la-fleche", city: "La Flèche", postalCode: "72200" },
  ]);
});

const reply = async (question: string) =>
  (await replyTo({ question, choice: null, mayAskBack: true })).content;

// rule assistant/facts
test.each([
  ["vous allez jusqu'à Sablé ?", "/locations/sable-sur-sarthe"],
  ["le 72300 c'est votre secteur ?", "/locations/sable-sur-sarthe"],
  ["Venez-vous à la fleche", "/locations/la-fleche"],
])("%s is answered with the zone and its page", async (question, path) => {
  const answer = await reply(question);
  expect(answer).toContain(path);
  expect(answer).toMatch(/à environ \d+ km/);
});

// rule assistant/facts
test("a town that is no zone gets no promise", async () => {
  for (const question of ["vous venez à Marseille ?", "le 13001 c'est votre secteur ?"])
    expect(await reply(question)).not.toContain("est dans notre secteur");
});

// rule assistant/facts
test("a named day is answered with its hours", async () => {
  expect(await reply("vous êtes ouverts samedi ?")).toContain("10h-16h");
  expect(await reply("ouvert le dimanche ?")).toContain("Nous sommes fermés dimanche");
});

// rule assistant/facts
test.each([
  ["samedi 15 h ?", "2026-11-28"],
  ["ouvert demain", "2026-11-24"],
  ["et aujourd’hui ?", "2026-11-23"],
  ["le 1er mai vous êtes là", "2027-05-01"],
  ["le 31 février", null],
  ["ouvert à Noël ?", "2026-12-25"],
  ["vos horaires", null],
])("'%s' names the day %s", (question, day) => expect(askedDay(question, "2026-11-23")).toBe(day));

// rule assistant/facts
test("closures and public holidays are said", () => {
  const closures = [{ from: "2026-12-24", to: "2026-12-26", label: "congés" }];
  const profile = { ...specifiedProfile, closures };
  expect(dayAnswer("2026-12-25", profile)).toBe("Fermé du 24 décembre au 26 décembre (congés).");
  expect(dayAnswer("2026-11-11", profile)).toContain("jour férié");
  expect(dayAnswer("2026-11-24", profile)).toBe("Mardi 24 novembre, nous sommes ouverts : 9h-18h.");
});
