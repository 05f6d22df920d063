import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import type { SectionKey, StoredSection } from "#app/domains/business/registry.server.ts";
import { startWithArticles } from "#tests/support/chatbot/owner.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { replyTo } from "./queries/reply.server.ts";

beforeAll(startWithArticles);
beforeEach(async () => {
  await db.execute(sql`truncate settings_sections, settings_changes`);
  await db.update(chatbotResponses).set({ withheld: false });
});

const row = (typed: Record<string, string>) => planRow({ features: "Examen", ...typed });
const change = (section: SectionKey, values: StoredSection) =>
  db
    .insert(settingsSections)
    .values({ section, values, version: 1, updatedBy: "Camille" })
    .onConflictDoUpdate({ target: settingsSections.section, set: { values } });
const reply = async (question: string) =>
  (await replyTo({ question, choice: null, mayAskBack: true, networkKey: "network" })).content.replaceAll(
    "\u00a0",
    " ",
  );

// rule assistant/shop-facts
test.each(["Où êtes-vous installés ?", "où est votre boutique ?", "vous êtes situés où ?"])(
  "'%s' is answered with the address",
  async (question) => expect(await reply(question)).toMatch(/^L’atelier est au 18 rue des Établis, 72000/),
);

// rule assistant/shop-facts
test("the SIRET, the VAT number and the legal form are given once the owner has entered them", async () => {
  const question = "Quel est votre numéro SIRET ?";
  expect(await reply(question)).toMatch(/^Notre SIRET n’est pas encore sur ce site/);
  await change("legal", { siret: "732 829 320 00074", legalForm: "SARL" });
  expect(await reply(question)).toContain("SIRET : 732 829 320 00074.");
  expect(await reply("Quelle est votre forme juridique ?")).toContain("Forme juridique : SARL.");
});

// rule assistant/shop-facts
test("the people of the team are named, and nobody is if the owner has entered nobody", async () => {
  const question = "Comment s’appelle le technicien ?";
  expect(await reply(question)).not.toContain("Camille Martin");
  await change("proof", { team: [{ name: "Camille Martin", role: "Technicienne", photo: "" }] });
  expect(await reply(question)).toContain("À votre service : Camille Martin (technicienne).");
});

// rule assistant/shop-facts
test("a question about the shop's age gets the experience, unless the owner hides it", async () => {
  expect(await reply("Depuis quand existez-vous ?")).toContain("plus de 10 ans d’expérience");
  await change("proof", { experienceState: "hidden" });
  expect(await reply("Depuis quand existez-vous ?")).not.toContain("10 ans");
});

// rule assistant/shop-facts
test("a question about the shop's age gets the year of its foundation, once the owner has entered it", async () => {
  expect(await reply("Depuis quand existez-vous ?")).toContain("n’est pas sur ce site");
  await change("company", { founded: "2015" });
  expect(await reply("Depuis quand existez-vous ?")).toMatch(
    /^L’atelier existe depuis 2015\. Nous avons plus de 10/,
  );
});

// rule settings/premises
test("a question about parking says that the shop receives nobody, if the owner has said so", async () => {
  await change("site", { premises: "no" });
  const answer = await reply("Où se garer pour venir chez vous ?");
  expect(answer).toMatch(/^Nous ne recevons pas sur place\./);
  expect(answer).not.toMatch(/18 rue|itinéraire|venir/i);
});

// rule settings/premises
test.each([
  "Je peux passer à l’atelier ?",
  "Je peux vous apporter mon PC ?",
  "Puis-je déposer mon ordinateur chez vous ?",
])("'%s' is answered with the fact that the shop receives nobody", async (question) => {
  expect(await reply(question)).not.toContain("Nous ne recevons pas");
  await change("site", { premises: "no" });
  expect(await reply(question)).toMatch(/^Nous ne recevons pas sur place\./);
});

// rule assistant/terms
test("a question about the cost of travel is never answered with 'yes', and says if no fee is published", async () => {
  for (const question of [
    "Le déplacement est-il payant ?",
    "Le déplacement coûte-t-il quelque chose en plus ?",
  ])
    expect(await reply(question)).toMatch(
      /^Ce site ne dit pas si le déplacement se paie .*\nNous venons à domicile/,
    );
});

// rule assistant/shop-facts
test("the letter by e-mail is offered if its page is shown", async () => {
  expect(await reply("Avez-vous une newsletter ?")).toContain("Pour la recevoir : /newsletter");
  await change("site", { "page-newsletter": "hidden" });
  expect(await reply("Avez-vous une newsletter ?")).toMatch(/^Nous n’envoyons pas de lettre/);
});

// rule assistant/shop-facts
test("a withheld answer about the shop is no longer given, however the question is worded", async () => {
  await db
    .update(chatbotResponses)
    .set({ withheld: true })
    .where(sql`topic = 'identity'`);
  expect(await reply("Quel est votre numéro SIRET ?")).toMatch(/^Le mieux est de nous le demander/);
});

// rule assistant/lessons
test("lessons and help by the hour are offered with their prices if the price list has them", async () => {
  expect(await reply("Donnez-vous des cours d’informatique ?")).toContain(
    "nous vous dirons si nous en donnons",
  );
  await change("prices", {
    homePlans: [
      row({ role: "", name: "Cours d’informatique", price: "35", duration: "l’heure" }),
      row({ role: "", name: "Assistance", price: "45", duration: "l’heure" }),
    ],
    diagnosisRule: "free",
  });
  for (const question of [
    "Donnez-vous des cours d’informatique ?",
    "Combien coûte un cours d’informatique ?",
  ])
    expect(await reply(question)).toMatch(
      /^Oui, nous donnons des cours\. Cours d’informatique : 35 € l’heure\./,
    );
  expect(await reply("Quel est votre tarif horaire ?")).toContain("• Assistance : 45 € l’heure");
});

// rule assistant/company-contract
test("a company that asks for a maintenance contract gets its plans, without those that nobody has verified", async () => {
  const question = "avez-vous un contrat de maintenance pour entreprises ?";
  const unverified = await reply(question);
  expect(unverified).toContain("• Forfait entreprise : 199 € par mois");
  expect(unverified).not.toContain("Essentiel");
  await change("prices", { plansState: "confirmed" });
  const verified = await reply(question);
  expect(verified).toContain(
    "• Forfait entreprise : 199 € par mois\n• Maintenance, Pro : 89 € par mois\n• Maintenance, Entreprise : 199 € par mois",
  );
  expect(verified).toContain("/devis");
});

// rule assistant/company-contract
test("a shop without verified plans for companies offers the contact, and one without plans says so", async () => {
  const question = "avez-vous un contrat de maintenance pour entreprises ?";
  await change("prices", { homePlans: [row({ role: "diagnosis", name: "Diagnostic", price: "29" })] });
  expect(await reply(question)).toMatch(/^Pour un contrat d’entreprise, dites-nous combien de postes/);
  await change("prices", {
    homePlans: [row({ role: "diagnosis", name: "Diagnostic", price: "29" })],
    securityPlans: [],
    maintenancePlans: [],
  });
  expect(await reply(question)).toContain("Nous n’avons pas de forfait mensuel");
});
