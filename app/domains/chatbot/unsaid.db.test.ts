import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import type { SectionKey, StoredSection } from "#app/domains/business/registry.server.ts";
import { startWithArticles } from "#tests/support/chatbot/owner.ts";
import { planRow } from "#tests/support/plan-row.ts";
import { missOf } from "./queries/miss.server.ts";
import { replyTo } from "./queries/reply.server.ts";

// Questions of a person who did not know the program. They once got a wrong answer or none. The time is Saturday 28
// November 2026 at 11:00 in Paris.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 28, 10) }));
afterEach(() => void vi.useRealTimers());

beforeAll(startWithArticles);
beforeEach(async () => {
  await db.execute(sql`truncate settings_sections, settings_changes`);
});

const change = (section: SectionKey, values: StoredSection) =>
  db.insert(settingsSections).values({ section, values, version: 1, updatedBy: "Camille" });
const ask = (question: string) =>
  replyTo({ question, choice: null, mayAskBack: true, networkKey: "network" });
const reply = async (question: string) => (await ask(question)).content.replaceAll("\u00a0", " ");

// rule assistant/english
describe("a question in English", () => {
  test.each(["do you speak english?", "who are you?"])(
    "'%s' is answered in English, with the telephone and the e-mail",
    async (question) => {
      expect(await reply(question)).toMatch(
        /^Sorry, this automatic assistant only knows French\. You can reach the shop by phone at 02 .* or by e-mail at \S+\.\n/,
      );
      expect((await ask(question)).offersContact).toBe(true);
    },
  );

  test("about a price also gets the answer in French, whose figures can be read", async () => {
    const answer = await reply("How much do you charge to replace a laptop screen?");
    expect(answer).toMatch(/^Sorry, this automatic assistant only knows French\./);
    expect(answer).toContain("Here is its answer in French:\n\n");
    expect(answer).toContain("à partir de 159 €");
  });

  test("is not what a French question with English words is", async () =>
    expect(await reply("mon screen est broken, how much pour le changer ?")).not.toContain("Sorry"));
});

// rule assistant/scam
describe("a message that is probably a scam", () => {
  test.each([
    "j'ai reçu un mail de la police qui dit que j'ai visité des sites interdits",
    "J’ai reçu un e-mail de la gendarmerie, est-ce que je dois payer ?",
  ])("is called one almost certainly if it bears the name of the police: '%s'", async (question) => {
    const answer = await reply(question);
    expect(answer).toMatch(/^C’est presque certainement une arnaque/);
    for (const part of ["Ne payez pas, ne cliquez pas", "/services/depannage-logiciel"])
      expect(answer).toContain(part);
  });

  test("gets no offer of a service that the shop does not have", async () => {
    await change("site", { "service-depannage-logiciel": "withdrawn" });
    const answer = await reply("j'ai reçu un mail de la police qui dit que je dois payer");
    expect(answer).toContain("Ne payez pas");
    expect(answer).not.toMatch(/nous nettoyons|depannage-logiciel|ne proposons pas/);
  });
});

// rule assistant/days
test("both days of a question are answered, and a closure is given once", async () => {
  await change("hours", { closures: [{ from: "2026-12-31", to: "", label: "inventaire" }] });
  const answer = await reply("vous êtes ouvert le 24 et le 31 décembre ?");
  expect(answer).toContain("Jeudi 24 décembre, nous sommes ouverts : 9h-18h.");
  expect(answer.split("Fermé le 31 décembre (inventaire)")).toHaveLength(2);
  expect((await reply("êtes-vous ouverts à Noël ?")).split("25 décembre")).toHaveLength(2);
});

// rule assistant/closures
test("a question about the summer is answered with the closures, or that none is announced", async () => {
  expect(await reply("vous fermez cet été ?")).toMatch(/^Aucun congé n’est annoncé cet été pour l’instant\./);
  await change("hours", { closures: [{ from: "2027-08-02", to: "2027-08-22", label: "congés" }] });
  for (const question of [
    "vous fermez cet été ?",
    "vous êtes ouverts en août ?",
    "quand prenez-vous vos congés ?",
  ])
    expect(await reply(question)).toContain("Fermé du 2 au 22 août (congés).");
});

// rules assistant/practical and assistant/shop-facts
describe("a fact that the settings do not have", () => {
  test.each([
    ["qui est le patron ?", "Ce site ne donne pas encore de noms"],
    ["Qui va réparer mon ordinateur ?", "Ce site ne donne pas encore de noms"],
    ["Depuis quand existez-vous ?", "L’année de notre ouverture n’est pas sur ce site"],
    ["quel âge a votre boutique ?", "Nous avons plus de 10 ans d’expérience. L’année"],
    ["faites-vous une réduction aux étudiants ?", "Aucune réduction n’est annoncée"],
    ["où se garer ?", "ne dit pas encore où se garer"],
    ["Parlez-vous espagnol ?", "ne dit pas quelles autres langues"],
    ["vous donnez des cours le soir ?", "ne dit pas à quelles heures se donnent les cours"],
  ])("is said to be missing, with the telephone: '%s'", async (question, part) => {
    const answer = await reply(question);
    expect(answer).toContain(part);
    expect(answer).toContain("02 61 91 72 72");
  });

  test("is told once the owner has entered it", async () => {
    await change("company", { access: "Parking gratuit devant l’atelier." });
    expect(await reply("où se garer ?")).toMatch(/^Parking gratuit devant l’atelier\.\nL’atelier est au 18/);
    const student = planRow({ role: "", name: "Tarif étudiant", price: "45", features: "Examen" });
    await change("prices", { homePlans: [student] });
    expect(await reply("faites-vous une réduction aux étudiants ?")).toContain("• Tarif étudiant : 45 €");
  });
});

// rule assistant/practical
test.each(["ai-je 14 jours pour me rétracter ?", "je peux me rétracter ?"])(
  "'%s' is answered with the cases and the page of the right to withdraw",
  async (question) => {
    const answer = await reply(question);
    expect(answer).toContain("quatorze jours pour changer d’avis, si le contrat est conclu à distance");
    expect(answer).toContain("/retractation");
  },
);

// rule assistant/facts
test.each(["c kombien un depanage", "sa coute conbien une reparassion"])(
  "'%s' is answered with the prices",
  async (question) => expect(await reply(question)).toContain("Intervention standard : 89 €"),
);

// rule assistant/examples-said
test("prices that came with the program are called examples once, and no mark of a plan is repeated", async () => {
  const answer = await reply("combien coûte la maintenance pro ?");
  expect(answer.split("d’exemple, à confirmer par l’atelier.")).toHaveLength(2);
  expect(answer).toMatch(/\nPrix( et téléphone)? d’exemple, à confirmer par l’atelier\.$/);
  for (const question of [
    "quel forfait recommandez-vous ?",
    "vos formules de sécurité ?",
    "quels sont vos tarifs ?",
  ])
    expect(await reply(question)).not.toMatch(/recommandé\b|populaire/i);
});

// rule assistant/practical
test.each([
  ["Vous prêtez un ordinateur pendant la réparation ?", /n’annonce pas d’ordinateur de prêt/],
  ["mon fils peut déposer le portable à ma place ?", /à votre place\. Convenez-en avec nous : 02/],
  ["si vous n’arrivez pas à récupérer mes photos, je paye quand même ?", /ne dit pas ce qui se paie/],
  ["vous vendez des ordis d’occasion ?", /n’annonce pas d’ordinateurs à vendre/],
  ["supprimez mes données de votre fichier client, RGPD", /écrivez à \S+@\S+, avec votre nom/],
  ["j’ai rempli le formulaire de devis mardi et toujours aucune réponse", /messages indésirables/],
])("to '%s' the assistant says what the site tells, and offers a person", async (question, said) => {
  expect(await reply(question)).toMatch(said);
  expect((await ask(question)).offersContact).toBe(true);
});

// rule assistant/no-match
test("a question without an answer gets a way to a person, and buttons with the responses that may be meant", async () => {
  const { rows } = await db.execute<{ id: string; topic: string }>(
    sql`select id, topic from chatbot_responses where topic in ('screen', 'virus', 'smalltalk-bye')`,
  );
  const ranked = rows.map(({ id, topic }) => ({
    responseId: id,
    confidence: topic === "virus" ? 0.05 : 0.3,
  }));
  const understanding = { read: "", taught: new Set<string>(), nearest: [], ranked };
  const miss = await missOf({ understanding }, true, specifiedProfile, db);
  // The virus is too unlikely for a button, and nobody would press a button with a farewell.
  expect(miss.choices.map(({ label }) => label)).toEqual(["Un écran de portable abîmé"]);
  expect(miss.content).toMatch(/posez-la au 02.*\nOu est-ce l’un de ces sujets\u00a0\?/s);
  expect(await missOf({ understanding }, false, specifiedProfile, db)).toMatchObject({ choices: [] });
});
