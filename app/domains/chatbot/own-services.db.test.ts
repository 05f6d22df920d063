import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { startWithArticles } from "#tests/support/chatbot/owner.ts";
import { replyTo } from "./queries/reply.server.ts";
import { ownServiceAnswer } from "./facts/rules/own-service.ts";

const consoles = {
  name: "Réparation de consoles",
  description: "PlayStation, Xbox et Switch.",
  lead: "Un port HDMI, une manette, un lecteur\u00a0: nous ouvrons les consoles de salon et de poche.",
  slug: "",
  drawing: "toolbox",
  place: "shop",
  choice: "autre",
  from: "60",
  points: "Port HDMI",
  text: "",
};

const assembly = {
  ...consoles,
  name: "Montage de PC sur mesure",
  description: "Un ordinateur fixe choisi pièce par pièce.",
  lead: "Nous choisissons les pièces avec vous, puis nous les montons et les essayons.",
  from: "120",
  points: "Choix des pièces",
};

beforeAll(async () => {
  await db.execute(sql`truncate blog_posts, settings_sections, settings_changes cascade`);
  await startWithArticles();
  await db.insert(settingsSections).values({
    section: "site",
    values: { "service-recuperation-donnees": "withdrawn", ownServices: [consoles, assembly] },
    version: 1,
    updatedBy: "Camille",
  });
});

const reply = async (question: string) =>
  (await replyTo({ question, choice: null, mayAskBack: false, networkKey: "network" })).content;

// rule assistant/own-services
test.each(["Vous réparez les consoles ?", "ma ps5 ne s’allume plus", "réparation console"])(
  "'%s' is answered with the introduction and page of the owner’s service",
  async (question) => {
    const answer = await reply(question);
    expect(answer).toContain("nous ouvrons les consoles");
    expect(answer).toContain("/services/reparation-de-consoles");
    expect(answer).not.toContain("pas régulièrement");
  },
);

test.each([
  "quel est le prix d’une réparation de consoles ?",
  "PlayStation 5, combien ?",
  "Prix pour une Switch ?",
])("'%s' is answered with the price of the owner's service", async (question) => {
  const answer = await reply(question);
  expect(answer).toMatch(/à partir de 60\u00a0€/i);
  expect(answer).toContain("/services/reparation-de-consoles");
});

test.each([
  "Combien coûte le montage de PC ?",
  "prix montage pc",
  "Quel est le tarif du montage d’un ordinateur ?",
])(
  "'%s' contains a part of the name of the owner's service, and is answered with its price",
  async (question) => {
    const answer = await reply(question);
    expect(answer).toContain("Montage de PC sur mesure");
    expect(answer).toMatch(/120\u00a0€/);
    expect(answer).toContain("/services/montage-de-pc-sur-mesure");
  },
);

test.each([
  "Combien coûte le montage d’un SSD ?",
  "Combien coûte la réparation d’un écran ?",
  "Quel est le prix d’une réparation ?",
])("'%s' names another service or none, and is not answered with the owner's service", async (question) => {
  const answer = await reply(question);
  expect(answer).not.toMatch(/sur mesure|consoles/);
});

test("a response that the owner wrote is kept, and other questions are not answered with the owner's service", async () => {
  const profile = await currentProfile();
  const mine = { topic: "consoles", response: "Le jeudi seulement." };
  expect(ownServiceAnswer("ma ps5 ne s’allume plus", mine, profile)).toBeNull();
  expect(await reply("mon écran est cassé")).not.toContain("consoles");
});

// rule settings/services
test.each([
  "Faites-vous la récupération ?",
  "récupérez les données ?",
  "mon disque dur claque, que faire ?",
  "vous recyclez les vieux ordinateurs ?",
])("the answer to '%s' does not promise to recover data", async (question) => {
  const answer = await reply(question);
  expect(answer).not.toMatch(/nous pouvons faire les deux|nous faisons nous-mêmes|disque-dur-qui-claque/i);
});

test("a question that names the withdrawn service is answered that the shop does not offer it", async () => {
  expect(await reply("Faites-vous la récupération ?")).toContain(
    "Récupération de données\u00a0: nous ne proposons pas ce service.",
  );
});
