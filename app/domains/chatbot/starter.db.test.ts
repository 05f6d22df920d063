import { eq, inArray, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { seeds } from "#app/db/schema/platform.server.ts";
import { assembleProfile, specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { starterResponses } from "./content/starter-responses.ts";
import type { Topic } from "./content/topics.ts";
import { fillPlaceholders } from "./rules/placeholders.ts";
import { seedChatbot } from "./seed.server.ts";

/**
 * Two shops: in one the rows of the price list have other meanings than in the specified site, the other has no plan.
 */
const other = assembleProfile({
  prices: {
    homePlans: [
      planRow({ role: "diagnosis", name: "Bilan", price: "25", features: "Examen" }),
      planRow({ role: "intervention", name: "Visite", price: "45", features: "Une heure à domicile" }),
      planRow({
        role: "company",
        name: "Contrat",
        price: "120",
        duration: "par mois",
        features: "Un appel par mois",
      }),
    ],
    remoteSessions: [],
    securityPlans: [planRow({ name: "Veille", price: "15", duration: "par mois" })],
    maintenancePlans: [],
    diagnosisRule: "repair",
  },
});
const priceless = assembleProfile({
  prices: { homePlans: [], remoteSessions: [], securityPlans: [], maintenancePlans: [] },
});

const answer = (topic: Topic, profile: BusinessProfile) =>
  fillPlaceholders(starterResponses.find((one) => one.topic === topic)?.response ?? "", profile);
const answers = (profile: BusinessProfile) =>
  starterResponses.map(({ response }) => fillPlaceholders(response, profile)).join("\n\n");

const firstShop =
  /diagnostic compris|rapport écrit|2 visites|3 séances|formule Entreprise|Trois sortes|à l’atelier ou à domicile|30 min|sur devis/i;

// rule assistant/starter
test.each([
  ["whose rows mean something else", other],
  ["without any plan", priceless],
])("the starter answers of a shop %s make none of the first shop's claims", (_which, profile) => {
  const said = answers(profile);
  expect(said.match(firstShop)?.[0]).toBeUndefined();
  expect(said).not.toMatch(/[[\]{}]|\(\s*\)|^[.,]|\n\n\n| {2}|\s[.,]/m);
});

// rule assistant/starter
test("the starter answers say what the rows of their own shop's price list say", () => {
  expect(answer("prices", specifiedProfile)).toContain("diagnostic compris");
  expect(answer("prices", specifiedProfile)).toContain("30\u00a0min à 29\u00a0€, 1\u00a0h à 49\u00a0€");
  expect(answer("subscriptions", specifiedProfile)).toContain("jusqu’à 3 séances d’une heure par mois");
  expect(answer("business", specifiedProfile)).toContain(
    "Il comprend : 2 visites sur site, support à distance et suivi des postes.",
  );
  expect(answer("training", specifiedProfile)).toContain("la formule Entreprise de /services");
  expect(answer("business", other)).toContain("Il comprend : un appel.");
  expect(answer("prices", other)).toContain("45\u00a0€ (pièces en plus), à domicile\n");
});

// rule assistant/starter
test("an upgrade rewords only the starter responses that nobody has changed", async () => {
  await seedChatbot();
  const { topic, response, version } = chatbotResponses;
  await db.update(chatbotResponses).set({ response: "2 visites sur site." }).where(eq(topic, "business"));
  await db.update(chatbotResponses).set({ response: "Les miens.", version: 2 }).where(eq(topic, "training"));
  await db.delete(seeds).where(like(seeds.name, "chatbot-words-%"));
  await seedChatbot();
  const rows = await db
    .select({ topic, response, version })
    .from(chatbotResponses)
    .where(inArray(topic, ["business", "training"]))
    .orderBy(topic);
  const starter = starterResponses.find((one) => one.topic === "business");
  expect(rows).toEqual([
    { topic: "business", response: starter?.response, version: 1 },
    { topic: "training", response: "Les miens.", version: 2 },
  ]);
});
