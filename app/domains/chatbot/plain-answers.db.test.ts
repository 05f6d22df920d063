import { beforeAll, expect, test } from "vitest";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { nearTopicReply } from "./labels.ts";
import { fillPlaceholders } from "./rules/placeholders.ts";
import { replyTo } from "./queries/reply.server.ts";
import { seedChatbot } from "./seed.server.ts";
import { learnNow } from "./understanding/jobs/learning.server.ts";

beforeAll(async () => {
  await seedChatbot();
  await learnNow();
});

const ask = (question: string) =>
  replyTo({ question, choice: null, mayAskBack: true, networkKey: "network" });
const reply = async (question: string) => (await ask(question)).content.replaceAll("\u00a0", " ");

// rule assistant/several-questions
test.each([
  ["Vous réparez les imprimantes ? Et vous prenez la carte bancaire ?", ["imprimante", "paiement"]],
  ["vous prenez la carte ? vous faites les mac ?", ["paiement", "MacBook"]],
  [
    "Est-ce que vous récupérez les données d’un disque mort ? Et la réparation est garantie combien de temps ?",
    ["récupérons les données", "garanties 30 jours"],
  ],
])(
  "both questions in '%s' are answered, though no answer comes from the shop's data",
  async (question, parts) => {
    expect(await ask(question)).toMatchObject({ kind: "answer" });
    const answer = await reply(question);
    for (const part of parts) expect(answer).toContain(part);
  },
);

// rule assistant/several-questions
test.each([
  "vous pouvez pirater l’insta de ma copine ? Et vous prenez la carte bancaire ?",
  "mon écran est cassé et j’ai besoin de mon pc, vous pouvez le changer ?",
])("'%s' gets a single answer", async (question) => expect(await reply(question)).not.toContain("\n\n"));

// rule assistant/off-topic
test.each([
  "quel temps fera-t-il demain",
  "vous réparez les machines à laver ?",
  "vous coupez les cheveux ?",
])("the answer to '%s' does not ask the visitor to word the question differently", async (question) => {
  const answer = await reply(question);
  expect(answer).toMatch(/^Désolé, ce n’est pas notre métier\./);
  expect(answer).not.toContain(fillPlaceholders(nearTopicReply, specifiedProfile));
  expect(answer).not.toContain("dites-la autrement");
});

// rule assistant/complaint
test.each([
  "mon ordinateur que vous avez réparé il y a deux semaines est encore en panne, c’est inadmissible",
  "la panne est revenue après votre réparation, je suis très mécontent",
  "vous m’avez réparé le pc et ça recommence, c’est honteux",
  "Le pc retombe en panne trois jours après votre passage, c’est scandaleux",
])("the answer to '%s' gives an apology and the guarantee", async (question) => {
  const { content, offersContact } = await ask(question);
  expect(content).toMatch(/^Nous sommes désolés/);
  expect(content).toContain("garanties 30\u00a0jours");
  expect(content).not.toContain("€");
  expect(offersContact).toBe(true);
});

// rule assistant/complaint
test("the answer to a complaint about a delay does not mention the guarantee", async () =>
  expect(
    await reply(
      "ça fait un mois que vous avez mon ordinateur, c’est inacceptable, combien de temps encore ?",
    ),
  ).not.toContain("garanti"));

// rule assistant/facts
test.each(["Combien coûte le diagnostic ?", "prix diagnostic"])(
  "the answer to '%s' says first that the diagnosis is free before a repair, then what the report costs",
  async (question) =>
    expect(await reply(question)).toMatch(
      /^Le diagnostic avant une intervention est gratuit[^]*• Diagnostic : 29 €/,
    ),
);

// rule assistant/facts
test.each(["combien coûte une mise à niveau ?", "combien pour un SSD"])(
  "the answer to '%s' has one link to the page",
  async (question) => expect((await reply(question)).split("/services/mise-a-niveau")).toHaveLength(2),
);
