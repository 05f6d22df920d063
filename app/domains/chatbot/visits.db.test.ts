import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { changeSettings } from "#app/domains/settings/commands/change.server.ts";
import { startWithArticles } from "#tests/support/chatbot/owner.ts";
import { camille } from "#tests/support/stored-settings.ts";
import { replyTo } from "./queries/reply.server.ts";

beforeAll(async () => {
  await db.execute(sql`truncate blog_posts, locations, settings_sections, settings_changes cascade`);
  await startWithArticles();
  const zone = { address: "1 rue de la Mairie", name: "Zone" };
  await db.insert(locations).values([
    { ...zone, slug: "spay", city: "Spay", postalCode: "72700", latitude: 47.92, longitude: 0.15 },
    { ...zone, slug: "mezeray", city: "Mézeray", postalCode: "72270", latitude: 47.82, longitude: -0.02 },
    { ...zone, slug: "la-fleche", city: "La Flèche", postalCode: "72200", latitude: 47.7, longitude: -0.07 },
    // A zone with the same postal code, but beyond the radius.
    { ...zone, slug: "ligron", city: "Ligron", postalCode: "72270", latitude: 47.69, longitude: -0.13 },
  ]);
});
afterEach(() => db.execute(sql`truncate settings_sections, settings_changes`));

const shop = (values: Record<string, string>) => changeSettings(camille, "site", { version: "0", ...values });
const reply = async (question: string) =>
  (await replyTo({ question, choice: null, mayAskBack: false, networkKey: "network" })).content.replaceAll(
    "\u00a0",
    " ",
  );

const homes = "Nous nous déplaçons chez les particuliers seulement. Pour une entreprise : à l’atelier";

// rule settings/visits
describe("a shop that visits homes only", () => {
  test.each([
    "Vous intervenez dans mon entreprise à Spay ?",
    "Venez-vous en entreprise ?",
    "Est-ce que vous passez à notre bureau le samedi ?",
    "combien coûte un déplacement dans mes locaux professionnels ?",
  ])("answers '%s' with that", async (question) => {
    expect(await reply(question)).not.toContain("particuliers seulement");
    await shop({ visits: "homes" });
    expect(await reply(question)).toBe(`${homes}, ou à distance.`);
  });

  test("names remote support only if it is offered", async () => {
    await shop({ visits: "homes", "service-depannage-distance": "withdrawn" });
    expect(await reply("Vous intervenez dans mon entreprise à Spay ?")).toBe(`${homes}.`);
  });

  test("still says that it comes to a town and to a home, and that it works for companies", async () => {
    await shop({ visits: "homes" });
    expect(await reply("Vous venez à Spay ?")).toMatch(/^Oui, nous nous déplaçons jusque-là/);
    expect(await reply("vous venez à domicile ?")).toMatch(/^Oui, nous venons à domicile/);
    const companies = await reply("Vous travaillez avec des entreprises ?");
    expect(companies).toMatch(/^Oui, nous travaillons avec des entreprises/);
    expect(companies).toContain(homes);
    expect(companies).not.toContain("visites sur site");
  });
});

// rules settings/visits and assistant/facts
describe("a shop that never goes beyond its radius", () => {
  test("promises no visit to a zone beyond it, and gives no price of one", async () => {
    expect(await reply("Vous venez à La Flèche ?")).toMatch(/^Oui, sur demande/);
    await shop({ beyond: "never" });
    for (const question of ["Vous venez à La Flèche ?", "combien coûte le déplacement à La Flèche ?"]) {
      const answer = await reply(question);
      expect(answer).toMatch(/Nous ne nous déplaçons pas jusque-là : l’appareil se dépose à l’atelier/);
      expect(answer).toContain("Nous dépannons aussi à distance.");
      expect(answer).not.toMatch(/sur demande|€|^Oui/);
    }
    expect(await reply("Vous venez à Spay ?")).toMatch(/^Oui, nous nous déplaçons jusque-là/);
  });

  test("says which part of a postal code it visits", async () => {
    expect(await reply("Vous venez dans le 72270 ?")).toMatch(/^Oui, nous nous déplaçons jusque-là/);
    await shop({ beyond: "never" });
    const answer = await reply("Vous venez dans le 72270 ?");
    expect(answer).toMatch(/^Nous nous déplaçons dans une partie du 72270/);
    expect(answer).toMatch(/Ligron[^•]*trop loin pour une visite/);
    expect(answer).not.toContain("sur demande");
  });
});

// rule settings/visits
test("a question about a company keeps its answer when the owner deleted the response about companies", async () => {
  await shop({ visits: "homes" });
  await db.delete(chatbotResponses).where(eq(chatbotResponses.topic, "business"));
  expect(await reply("Vous intervenez dans mon entreprise à Spay ?")).toContain(homes);
});
