import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { judgeQuestion, replyTo } from "./queries/reply.server.ts";
import { questionsIn } from "./rules/asked-questions.ts";
import { besideDiagnosis, worthAsking } from "./rules/worth-asking.ts";
import { seedChatbot } from "./seed.server.ts";
import { learnNow } from "./understanding/jobs/learning.server.ts";

// Questions in everyday words. The assistant learns from none of these sentences.

beforeAll(async () => {
  await db.execute(sql`truncate locations cascade`);
  await db.insert(locations).values({
    name: "Le Mans",
    slug: "le-mans",
    city: "Le Mans",
    postalCode: "72000",
    address: "1 rue de la Mairie",
    latitude: 48,
    longitude: 0.2,
  });
  await seedChatbot();
  await learnNow();
});

const ask = (question: string) =>
  replyTo({ question, choice: null, mayAskBack: true, networkKey: "network" });
const reply = async (question: string) => (await ask(question)).content.replaceAll("\u00a0", " ");
const topicOf = async (question: string) => (await judgeQuestion(question)).responses[0]?.topic;

// rule assistant/understanding
test.each([
  "mon ordi lague à mort",
  "il est devenu lent comme un escargot",
  "ça rame un max depuis hier",
  "mon portable se traîne grave",
  "tout est hyper long à s’ouvrir sur mon pc",
])("'%s' is understood to mean a slow computer", async (question) =>
  expect(await topicOf(question)).toBe("slow-computer"),
);

// rule assistant/facts
test("a question about the price of a slow computer is answered with the price of each remedy, not of a single part", async () => {
  const answer = await reply("mon pc rame, c’est combien ?");
  for (const part of [
    "Intervention standard : 89 €",
    "Séance de 1 h : 49 €",
    "SSD de 500 Go : à partir de 139 €",
  ])
    expect(answer).toContain(part);
  expect(answer).toMatch(/^Un ordinateur lent, toutes taxes comprises/);
  expect(answer).not.toContain("par mois");
  expect(answer).toContain("Le diagnostic avant une intervention est gratuit");
});

describe("a place that is not a zone", () => {
  // rule assistant/elsewhere
  test.each([
    ["vous pouvez venir à Cholet ?", "Cholet, à environ 1"],
    ["et Nantes ?", "Nantes, à environ 1"],
    ["le 49300 c’est votre secteur ?", "Le 49300"],
    ["je vis à Saint-Nazaire, vous vous déplacez ?", "Saint-Nazaire, à environ"],
  ])(
    "in '%s' is answered with its distance and with how far the shop travels",
    async (question, beginning) => {
      const answer = await reply(question);
      expect(answer).toMatch(new RegExp(`^${beginning}`));
      expect(answer).toContain(
        "n’est pas dans nos zones.\nNous nous déplaçons au Mans et dans un rayon de 30 km.",
      );
      expect(answer).toContain("/services/depannage-distance");
      expect(answer).toMatch(/\/locations$/);
    },
  );

  // rule assistant/elsewhere
  test.each([
    "quelle météo à Nantes",
    "un train pour Lyon",
    "hôtel pas cher à Cholet",
    "vous réparez les tours ?",
  ])("is not what '%s' asks about", async (question) => expect(await reply(question)).not.toContain("zones"));
});

// rule assistant/understanding
test.each([
  ["tous nos documents sont chiffrés et ils veulent 2 bitcoins, on coupe les postes ?", "virus"],
  ["mon pc affiche « no boot device found »", "windows-trouble"],
  ["ya plus de son qui sort", "peripherals"],
  ["personne ne m’entend en visio avec mon pc fixe", "peripherals"],
  ["mon clavier tape tout seul des 7", "hardware-parts"],
])("'%s' is understood as a question about %s", async (question, topic) =>
  expect(await topicOf(question)).toBe(topic),
);

// rule assistant/facts
test.each([
  ["remplacer le disque dur par un ssd, quel prix et je garde mes logiciels ?", "SSD de 500 Go"],
  ["ssd : combien, et mes photos restent ?", "SSD de 500 Go"],
])("'%s' gets the price of the part that it names", async (question, part) => {
  const answer = await reply(question);
  expect(answer).toContain(part);
  expect(answer).not.toMatch(/Réinstallation|Récupération/);
});

// rule assistant/facts
test("the price of cleaning a virus away is that of work on software, not of a monthly plan", async () => {
  const answer = await reply("un nettoyage de virus, c’est combien et en combien de temps ?");
  expect(answer).toContain("Intervention standard : 89 €");
  expect(answer).not.toContain("par mois");
});

// rule assistant/facts
test("a question about the price and the time of a data recovery gets the time of that work", async () => {
  const answer = await reply("combien pour récupérer les données d’un disque et combien de temps");
  expect(answer).toContain("190");
  expect(answer).toContain("plusieurs jours pour un disque abîmé");
});

// rule assistant/facts
test("stolen money is not taken for a question about a price, and the answer names the bank", async () => {
  const answer = await reply(
    "on m’a piraté et il manque 800 euros sur mon compte, pouvez-vous nettoyer le pc ?",
  );
  expect(answer).not.toContain("€");
  expect(answer).toContain("Appelez d’abord votre banque");
});

// rule assistant/several-questions
test.each([
  ["combien pour un écran et vous êtes ouverts samedi ?", ["à partir de 159 €", "10h-16h"]],
  ["Quel est le prix du diagnostic ? Et où êtes-vous ?", ["Diagnostic : 29 €", "rue des Établis"]],
  ["vous venez au Mans ? combien coûte un ssd ?", ["dans notre secteur", "à partir de 139 €"]],
])("both questions in '%s' are answered", async (question, parts) => {
  const answer = await reply(question);
  for (const part of parts) expect(answer).toContain(part);
});

// rule assistant/several-questions
test.each([
  ["mon écran est cassé et j’ai besoin de mon pc, combien pour le changer ?", []],
  [
    "bonjour, mon clavier est mort. Combien ? Et vous venez quand ?",
    [/clavier.*Combien/, /vous venez quand/],
  ],
  ["c koi le prix dun ssd et vs ete ouver samedi", [/ssd/, /samedi/]],
])("'%s' is split into the questions that it contains", (text, parts) => {
  const questions = questionsIn(text);
  expect(questions).toEqual(parts.map((part) => expect.stringMatching(part)));
});

// rule assistant/ask-back
test("the assistant offers no button for small talk or a refused request when two other choices are left", () => {
  const topics = ["virus", "smalltalk-thanks", "security", "refused"];
  const responses = topics.map((topic) => ({ id: topic, topic }));
  const asked = { kind: "ask" as const, responseIds: topics };
  expect(worthAsking(asked, responses).decision).toEqual({
    kind: "ask",
    responseIds: ["virus", "security"],
  });
  expect(worthAsking(asked, responses.slice(0, 2)).responses).toHaveLength(2);
  expect(worthAsking({ kind: "none" }, [])).toEqual({ decision: { kind: "none" }, responses: [] });
});

// rule assistant/ask-back
test("a question that names a fault and the diagnosis gets both answers, not a choice between them", () => {
  const topics = (...names: string[]) => names.map((topic) => ({ topic }));
  const both = (question: string, ...names: string[]) =>
    besideDiagnosis(question, topics(...names))?.map(({ topic }) => topic) ?? null;
  const dead = "mon portable ne s’allume plus, vous faites un diagnostic gratuit ?";
  expect(both(dead, "hardware-no-start", "diagnosis")).toEqual(["diagnosis", "hardware-no-start"]);
  expect(both(dead, "hardware-no-start", "screen")).toBeNull();
  expect(both(dead, "diagnosis", "complaint")).toBeNull();
  expect(both("mon portable ne s’allume plus", "hardware-no-start", "diagnosis")).toBeNull();
});

// rule assistant/several-questions
test("a time of the day stays whole when a message is split into its questions", async () => {
  const answer = await reply("c’est ouvert entre midi et deux et vous acceptez la carte bleue ?");
  expect(answer).toMatch(/^Oui, nous sommes ouverts à 13 h/);
  expect(answer).toContain("carte, chèque, espèces, virement");
});

// rule assistant/terms
test.each([
  [
    "je suis venu à 15 h et c’était fermé alors que c’est marqué ouvert, quel accueil",
    "Nous sommes désolés que cela se passe ainsi",
  ],
  [
    "le pc que vous avez réparé en mai ne démarre plus, je paye encore ou c’est couvert par la garantie ?",
    "Nos réparations sont garanties",
  ],
  ["dépannage 24/24 possible ?", "Si c’est urgent, appelez tout de suite"],
  ["une aide à la maison pour l’ordi, ça ouvre droit à une réduction d’impôt ?", "aide fiscale"],
])("'%s' is answered with '%s'", async (question, said) => expect(await reply(question)).toContain(said));

// rule assistant/facts
test.each([
  ["écran de portable dell, tarif et délai ?", ["à partir de 159 €", "une pièce doit être commandée"]],
  ["un dépoussiérage coûte combien, et mes photos ne risquent rien ?", ["par mois"]],
  ["tarifs", ["À savoir : le diagnostic est gratuit avant une intervention"]],
])("'%s' gets each of %j", async (question, parts) => {
  const answer = await reply(question);
  for (const part of parts) expect(answer).toContain(part);
  expect(answer).not.toContain("Récupération de données, toutes");
});

// rule assistant/facts
test("the price of a part that works is not given as the answer", async () => {
  const answer = await reply("la charnière est arrachée mais l’écran fonctionne bien, combien ça coûte ?");
  expect(answer).toContain("Intervention standard");
});

describe("what the shop refuses", () => {
  // rule assistant/refused
  test.each([
    "tu peux pirater l’insta de ma copine",
    "Pourriez-vous surveiller les messages de mon mari sans qu’il le sache ?",
    "je voudrais photoshop version crackée",
    "avoir le code wifi de mes voisins",
    "photoshop gratuitement, sans payer la licence, vous l’installez ?",
    "vous savez rentrer sur le facebook de quelqu’un d’autre",
  ])("includes '%s', which gets an answer of one sentence, without a price", async (question) => {
    const answer = await reply(question);
    expect(answer).toMatch(/^Désolé, nous ne faisons pas cela : [^.]*\.$/);
  });

  test.each([
    ["je me suis fait pirater mon pc", "virus"],
    ["j’ai perdu le mot de passe de mon ordinateur", "password"],
  ])("does not include '%s', which gets a helpful answer", async (question, topic) =>
    expect(await topicOf(question)).toBe(topic),
  );
});

describe("a complaint", () => {
  // rule assistant/complaint
  test.each([
    "ça fait un mois que vous avez mon ordinateur, c’est inacceptable, combien de temps encore ?",
    "Je suis vraiment déçue de votre intervention, 89 euros pour rien",
    "le dépanneur devait passer à 10 h et on l’attend toujours",
    "impossible de vous joindre, ça sonne dans le vide depuis ce matin",
    "personne ne répond au téléphone depuis hier",
    "vous m’avez rendu mon portable pire qu’avant, remboursez-moi",
  ])("such as '%s' gets an apology and a way to reach a person, never a price", async (question) => {
    const { content, offersContact } = await ask(question);
    expect(content).toMatch(/^Nous sommes désolés/);
    expect(content).not.toContain("€");
    expect(offersContact).toBe(true);
  });

  // rule assistant/complaint
  test("is not recognised in the words of a visitor who is angry about a slow computer", async () =>
    expect(await topicOf("mon pc met dix minutes à démarrer, c’est insupportable")).toBe("slow-computer"));
});

// rule assistant/off-topic
test.each([
  "réparateur de télé, c’est vous ?",
  "une recette de crêpes",
  "vous réparez les machines à laver ?",
  "qui va gagner les élections",
])("'%s' gets a polite answer that says what the shop does", async (question) => {
  const answer = await reply(question);
  expect(answer).toMatch(
    /^Désolé, ce n’est pas notre métier\. Atelier 72 dépanne et répare les ordinateurs : /,
  );
  expect(answer).toContain("récupération de données");
});

describe("on a Monday evening", () => {
  // Monday 23 November 2026, 20:30 in Paris.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 23, 19, 30) }));
  afterEach(() => void vi.useRealTimers());

  // rule assistant/days
  test.each([
    [
      "lundi ?",
      ["Aujourd’hui, nous avons fermé à 18 h.", "Lundi 30 novembre, nous sommes ouverts : 9h-18h."],
    ],
    ["ouvert lundi à 10 h ?", ["Oui, nous sommes ouverts à 10 h. Lundi 30 novembre"]],
    ["demain ?", ["Mardi 24 novembre, nous sommes ouverts : 9h-18h."]],
    ["vous êtes ouverts ce soir ?", ["Ce soir, c’est fermé. Nous rouvrons mardi 24 novembre à 9 h."]],
    [
      "ouvert ce week-end ?",
      ["Samedi 28 novembre, nous sommes ouverts : 10h-16h.", "fermés dimanche 29 novembre"],
    ],
    ["vous êtes ouverts maintenant ?", ["Non, nous sommes fermés en ce moment."]],
  ])("'%s' is answered for the coming days", async (question, parts) => {
    const answer = await reply(question);
    for (const part of parts) expect(answer).toContain(part);
    expect(answer).not.toContain("23 novembre");
  });
});
