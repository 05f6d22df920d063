import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { startWithArticles } from "#tests/support/chatbot/owner.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { replyTo } from "./queries/reply.server.ts";

const row = (typed: Record<string, string>) => planRow({ features: "Examen", ...typed });
const example = (name: string, price: string) => ({
  name,
  detail: "",
  price,
  page: "/services/reparation-materielle",
  alsoOn: "none",
});

/** The settings of a shop with its own prices. It hides its delays and its page for technicians, and charges no VAT. */
const sections = {
  prices: {
    homePlans: [
      row({ role: "diagnosis", name: "Diagnostic", price: "35" }),
      row({ role: "", name: "Visite à domicile", price: "55" }),
    ],
    remoteSessions: [row({ role: "", name: "Séance de 45 min", price: "40", duration: "la séance" })],
    securityPlans: [],
    maintenancePlans: [],
    diagnosisRule: "repair",
    priceExamples: [example("Écran de portable", "89"), example("Batterie de portable", "59")],
  },
  proof: { delaysState: "hidden" },
  site: { "page-join": "hidden" },
  legal: { vatNumber: "Non applicable, art. 293 B du CGI" },
};

beforeAll(async () => {
  await db.execute(sql`truncate blog_posts, locations, settings_sections, settings_changes cascade`);
  await startWithArticles();
  for (const [section, values] of Object.entries(sections))
    await db.insert(settingsSections).values({ section, values, version: 1, updatedBy: "Camille" });
});

const ask = (question: string) =>
  replyTo({ question, choice: null, mayAskBack: true, networkKey: "network" });
const reply = async (question: string) => (await ask(question)).content.replaceAll("\u00a0", " ");

// rule assistant/facts
describe("a price example", () => {
  test.each(["batterie : quel tarif ?", "c’est combien une batterie de portable"])(
    "answers '%s'",
    async (question) => expect(await reply(question)).toContain("Batterie de portable : à partir de 59 €"),
  );

  test.each(["prix d’une batterie de vélo", "combien une batterie de cuisine"])(
    "does not answer '%s'",
    async (question) => expect(await reply(question)).not.toContain("59 €"),
  );
});

// rule assistant/facts
test("the price of a part for a PC is not given for a Mac", async () => {
  const answer = await reply("Et pour un Mac, la réparation c’est le même prix ?");
  expect(answer).not.toContain("59 €");
});

// rule prices/visit
test.each(["Venez-vous à domicile ?", "la visite, c’est combien ?", "tarif du déplacement"])(
  "'%s' is answered with the price of a visit",
  async (question) => expect(await reply(question)).toContain("Visite à domicile : 55 €"),
);

// rules assistant/starter and prices/taxes
test("the answer about prices has every plan, session and example, without VAT if the shop charges none", async () => {
  const answer = await reply("Vos tarifs ?");
  for (const part of [
    "Diagnostic : 35 €",
    "Visite à domicile : 55 €",
    "45 min à 40 €",
    "écran de portable 89 €",
    "batterie de portable 59 €",
    "TVA non applicable",
  ])
    expect(answer).toContain(part);
  expect(answer).not.toContain("toutes taxes");
});

// rule settings/pages
test("a shop without a page for partners mentions no partners", async () => {
  const answer = await reply("Vous recrutez ?");
  expect(answer).not.toMatch(/partenaire|\/join/);
  expect(answer).toContain("écrivez-nous");
});

// rule settings/claims
test("a shop that hides its delays promises none in the answer about a battery", async () =>
  expect(await reply("Ma batterie ne tient plus, vous la changez ?")).not.toMatch(/journée|jour/));

// rule assistant/understanding
test.each(["Quelles zones ?", "Quels horaires ?", "Quelle adresse ?"])(
  "'%s' is answered because all its words are known",
  async (question) => expect(await ask(question)).toMatchObject({ kind: "answer" }),
);
