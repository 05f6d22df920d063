import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import { startWithArticles } from "#tests/support/chatbot/owner.ts";
import { replyTo } from "../queries/reply.server.ts";

beforeAll(startWithArticles);
beforeEach(async () => {
  await db.execute(sql`truncate settings_sections, settings_changes`);
});

const reply = async (question: string) => {
  const asked = { question, choice: null, mayAskBack: true, networkKey: "network" };
  return (await replyTo(asked)).content.replaceAll("\u00a0", " ");
};

// rule assistant/situations
test.each([
  ["on m’a piraté mon facebook, il écrit à tous mes amis", "Depuis un autre appareil, changez tout de suite"],
  ["Windows me demande une clé de récupération BitLocker", "Cette clé de 48 chiffres"],
  ["ma boîte gmail est pleine", "Les 15 Go de Google comptent aussi Drive et Photos"],
  ["mes contacts reçoivent des spams de ma part", "supprimez transferts, filtres et numéros inconnus"],
])("'%s' gets the advice for its situation", async (question, part) => {
  expect(await reply(question)).toContain(part);
});

// rule assistant/situations
test("a message that tells a situation gets its advice alone, and the price of its service", async () => {
  const answer = await reply(
    "Disque dur externe qui fait clic clic. Dessus il y a les photos de ma femme qui est décédée. Y a-t-il un espoir et à quel prix ?",
  );
  expect(answer).toContain("un disque qui claque");
  expect(answer).toContain("190 €");
  expect(answer).not.toContain("acte de décès");
  expect(answer).not.toContain("Forfait entreprise");
});

// rule assistant/facts
test("a question about the price of a phone's repair gets no price for computers", async () => {
  const answer = await reply("slt c combien pr changer une vitre diphone 12");
  expect(answer).toContain("Notre métier est l’ordinateur");
  expect(answer).not.toContain("€");
});

// rule assistant/situations
test("the ready answer on the topic is not given beside the advice for a situation", async () => {
  const answer = await reply(
    "une touche de mon clavier s’est enlevée, vous changez juste la touche ? ou tout le clavier du portable ?",
  );
  expect(answer).toContain("le petit ciseau en plastique");
  expect(answer).not.toContain("sans changer l’ordinateur");
});

// rules assistant/scam and assistant/situations
describe("a message that is probably a scam", () => {
  test.each([
    ["j’ai reçu un mail de chantage : il m’a filmé avec ma webcam et je dois payer en bitcoins", "bluff"],
    ["un sms me demande de payer 1,99 € pour un colis", "transporteur"],
  ])("gets the advice for this fraud: '%s'", async (question, part) => {
    const answer = await reply(question);
    expect(answer).toContain(part);
    expect(answer).not.toContain("Méfiez-vous");
  });

  test("in the name of the police gets the warning about the police", async () => {
    expect(
      await reply("j’ai reçu un message de la police : virus, écran bloqué, un numéro à appeler"),
    ).toMatch(/^C’est presque certainement une arnaque/);
  });
});

// rules assistant/company-network and assistant/situations
test("a broken server gets the advice for it, and a wish for one the answer about company networks", async () => {
  expect(await reply("notre serveur est en panne au bureau")).toContain(
    "Ne le redémarrez pas plusieurs fois",
  );
  expect(await reply("installer un serveur dans notre bureau")).not.toContain("Ne le redémarrez pas");
});

// rules assistant/practical and assistant/situations
test("what a repair in vain costs is not answered with a recovery in vain", async () => {
  const answer = await reply("si vous n’arrivez pas à le réparer, est-ce que je paye ?");
  expect(answer).toContain("un prix vient d’abord, et vous décidez");
  expect(answer).not.toContain("rien ne peut être récupéré");
});

// rule assistant/situations
test("advice about a subscription to a program comes without the shop's own monthly plans", async () => {
  const answer = await reply("mon abonnement Microsoft 365 vient de se terminer");
  expect(answer).toMatch(/^Vos documents ne sont pas perdus/);
  expect(await reply("mon pc se fige, combien pour le réparer ?")).toContain("€");
});

// rule assistant/situations
test("advice about help from a distance says that the shop does not offer it", async () => {
  await db.insert(settingsSections).values({
    section: "site",
    values: { "service-depannage-distance": "withdrawn" },
    version: 1,
    updatedBy: "C",
  });
  const answer = await reply("le dépannage à distance, c’est sûr ?");
  expect(answer).toContain("nous ne proposons pas ce service");
  expect(answer).not.toContain("Chez nous");
});

// rules assistant/practical, assistant/complaint and assistant/unsaid-parts
test.each([
  ["vous vendez de l’encre et des câbles ?", ["pas de vente d’accessoires"]],
  ["pouvez-vous venir chercher mon ordinateur et me le ramener ?", ["ne dit pas si nous emportons"]],
  ["mes données partent à l’étranger quand je parle avec cet assistant ?", ["/confidentialite"]],
  ["rappelez-moi s’il vous plaît", ["Laissez ci-dessous votre nom"]],
  [
    "je ne suis pas satisfait de l’intervention, puis-je être remboursé ?",
    ["désolés", "se décide avec l’atelier"],
  ],
  [
    "notre association a 12 ordinateurs, certains sont sous Linux, faites-vous des contrats d’entretien ?",
    ["Pour Linux, ce site"],
  ],
  ["si je prends l’abonnement, les déplacements sont-ils compris ?", ["avant de souscrire"]],
])("'%s' is answered, or the site says that it does not tell this", async (question, parts) => {
  const answer = await reply(question);
  for (const part of parts) expect(answer).toContain(part);
});
