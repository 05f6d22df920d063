import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { changeSettings } from "#app/domains/settings/commands/change.server.ts";
import { ask, startWithArticles } from "#tests/support/chatbot/owner.ts";
import { camille } from "#tests/support/stored-settings.ts";
import { askedFacts } from "./content/asked-facts.ts";
import { starterResponses } from "./content/starter-responses.ts";
import type { Topic } from "./content/topics.ts";
import { countUnreadAnswers, listSayings } from "./queries/sayings.server.ts";
import { findReply, replyTo } from "./queries/reply.server.ts";
import { seedChatbot } from "./seed.server.ts";

beforeAll(startWithArticles);
beforeEach(async () => {
  await db.execute(sql`truncate settings_sections, settings_changes`);
  await db.update(chatbotResponses).set({ withheld: false, reviewedBy: null, reviewedAt: null });
});

const listed = async (...asked: Parameters<typeof listSayings>) =>
  (await listSayings(...asked)).groups.flatMap(({ sayings }) => sayings);
const rowOn = async (topic: Topic) => {
  const [row] = await db.select().from(chatbotResponses).where(eq(chatbotResponses.topic, topic));
  if (!row) throw new Error(`no response on ${topic}`);
  return row;
};
const decide = async (intent: string, topic: Topic) => {
  const { id, version } = await rowOn(topic);
  return ask(intent, { id, version: String(version) });
};
const reply = (question: string) =>
  replyTo({ question, choice: null, mayAskBack: false, networkKey: "network" });

// rule assistant/read
describe("the list of everything that the assistant can say", () => {
  test("has each ready answer with its values of today, a question that gets it, and its settings", async () => {
    await changeSettings(camille, "hours", { version: "0", saturday: "10h-11h" });
    const sayings = await listed("", null);
    expect(sayings.filter(({ decision }) => decision !== null)).toHaveLength(starterResponses.length);
    for (const { question, answer, decision } of sayings) {
      expect(answer).not.toMatch(/[{}[\]]/);
      if (decision) expect(question).toMatch(/\p{L}/u);
    }
    const contact = sayings.find(({ name }) => name === "Téléphone et e-mail");
    expect(contact?.answer.replace(/[\u00a0\u2060]/g, "")).toContain("10h-11h");
    expect(contact?.settings.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["L’entreprise", "Les horaires"]),
    );
  });

  test("has the answers made from the settings, which are those that a visitor gets", async () => {
    const made = (await listed("", null)).filter(({ from }) => from === "settings");
    expect(made.length).toBeGreaterThan(15);
    for (const { name, answer, settings } of made) {
      expect((await reply(name)).content).toBe(answer);
      expect(settings.length).toBeGreaterThan(0);
    }
    // Each question of the list gets its answer from the settings, unless the settings of the specified site have none.
    const silent = [];
    for (const { question } of askedFacts(specifiedProfile)) {
      const { from } = await findReply({ question, choice: null, mayAskBack: false }, specifiedProfile, db);
      if (from !== "data" && from !== "service") silent.push(question);
    }
    expect(silent).toEqual([
      "Venez-vous en entreprise\u00a0?",
      "Quel est votre tarif horaire\u00a0?",
      "Êtes-vous agréés par les marques\u00a0?",
      // The ready answers give these prices already.
      "Quel est le prix\u00a0: Dépannage à distance\u00a0?",
      "Quel est le prix\u00a0: Maintenance préventive\u00a0?",
    ]);
  });

  test("can be searched, whatever the accents, and shows what is unread or withheld", async () => {
    const found = await listed("ecran portable", null);
    expect(found.map(({ name }) => name)).toContain("Un écran de portable abîmé");
    expect(found.length).toBeLessThan(15);
    await decide("withhold", "mac");
    await decide("read", "screen");
    expect((await listed("", "tues")).map(({ name }) => name)).toEqual(["Un Mac"]);
    const unread = (await listed("", "a-relire")).map(({ name }) => name);
    expect(unread).toHaveLength(starterResponses.length - 2);
    expect(unread).not.toContain("Un écran de portable abîmé");
  });
});

// rule assistant/read
describe("a ready answer", () => {
  test("that the owner withholds is no longer given: visitors are offered the contact", async () => {
    const before = await reply("Donnez-vous des cours d’informatique ?");
    expect(before.content).toContain("expliquer");
    expect(await decide("withhold", "training")).toEqual({ outcome: "done" });
    const after = await reply("Donnez-vous des cours d’informatique ?");
    expect(after.content).toMatch(/^Le mieux est de nous le demander/);
    expect(after.offersContact).toBe(true);
    await decide("say", "training");
    expect((await reply("Donnez-vous des cours d’informatique ?")).content).toBe(before.content);
  });

  test("that is withheld is not given beside a price or about a term either", async () => {
    const said = async (question: string) => (await reply(question)).content;
    expect(await said("Prix pour réparer un mac ?")).toContain("MacBook");
    await decide("withhold", "mac");
    expect(await said("Prix pour réparer un mac ?")).not.toContain("MacBook");
    expect(await said("la réparation dure combien de temps")).toContain("Une réparation courante");
    await decide("withhold", "delay");
    expect(await said("la réparation dure combien de temps")).toMatch(/^Le mieux est de nous le demander/);
  });

  test("counts as read when the owner says so, with a name and a day, and an upgrade may still reword it", async () => {
    const all = starterResponses.length;
    expect(await countUnreadAnswers()).toBe(all);
    await decide("read", "prices");
    expect(await countUnreadAnswers()).toBe(all - 1);
    expect(await rowOn("prices")).toMatchObject({ reviewedBy: "Camille", version: 1 });
    await decide("unread", "prices");
    expect(await rowOn("prices")).toMatchObject({ reviewedBy: null, reviewedAt: null });
    await decide("read", "prices");
    await db.update(chatbotResponses).set({ response: "Avant." }).where(eq(chatbotResponses.topic, "prices"));
    await decide("read", "hours");
    await db.execute(sql`delete from seeds where name like 'chatbot-words-%'`);
    await seedChatbot();
    // Nobody has read the new text of the first answer. The text of the second one has not changed.
    expect((await rowOn("prices")).reviewedAt).toBeNull();
    expect((await rowOn("hours")).reviewedBy).toBe("Camille");
  });

  test("is read together with the others of the list, all or none", async () => {
    const answersOn = async (...topics: Topic[]) =>
      Promise.all(topics.map(async (topic) => `${(await rowOn(topic)).id}:${(await rowOn(topic)).version}`));
    const shown = await answersOn("prices", "hours", "screen");
    const [first = ""] = shown;
    expect(await ask("read-all", { answers: [...shown.slice(1), first.replace(/:.*/, ":7")] })).toMatchObject(
      {
        outcome: "stale",
      },
    );
    expect(await countUnreadAnswers()).toBe(starterResponses.length);
    expect(await ask("read-all", { answers: shown })).toEqual({ outcome: "done" });
    expect(await countUnreadAnswers()).toBe(starterResponses.length - 3);
    expect(await rowOn("screen")).toMatchObject({ reviewedBy: "Camille", version: 1 });
    expect(await ask("read-all", { answers: "x" })).toMatchObject({ outcome: "refused" });
  });

  test("of a withdrawn service need not be read", async () => {
    await changeSettings(camille, "site", { version: "0", "service-recuperation-donnees": "withdrawn" });
    expect(await countUnreadAnswers()).toBe(starterResponses.length - 1);
  });

  test("that somebody else has reworded meanwhile gets no decision, and the screen says why", async () => {
    const { id } = await rowOn("about");
    expect(await ask("read", { id, version: "7" })).toMatchObject({
      outcome: "stale",
      refusal: expect.stringContaining("Quelqu’un d’autre"),
    });
    const gone = { id: "00000000-0000-4000-8000-000000000000", version: "1" };
    expect(await ask("withhold", gone)).toMatchObject({ refusal: expect.stringContaining("n’existe plus") });
    expect(await ask("read", { id: "x", version: "1" })).toMatchObject({ outcome: "refused" });
  });

  test("in the owner's own words is given again, counts as read, and can get its first text back", async () => {
    await decide("withhold", "recycling");
    const { id, version, keywords, response } = await rowOn("recycling");
    await ask("save", { id, version: String(version), keywords, response: "Nous reprenons tout." });
    const reworded = (await listed("reprenons tout", null))[0];
    expect(reworded).toMatchObject({
      from: "own-words",
      answer: "Nous reprenons tout.",
      decision: { state: "read" },
    });
    await ask("save", { id, version: String(version + 1), keywords, response });
    expect((await listed("Le recyclage", null))[0]?.from).toBe("ready");
  });
});

// rules assistant/read and assistant/situations
test("the advice for situations has its own view, and is found by a search", async () => {
  const names = async (search: string, view: Parameters<typeof listSayings>[1]) =>
    (await listSayings(search, view)).groups.flatMap(({ sayings }) => sayings.map(({ name }) => name));
  const cartridge = "Mon imprimante ne reconnaît pas la cartouche";
  expect(await names("", null)).not.toContain(cartridge);
  expect(await names("", "conseils")).toContain(cartridge);
  expect(await names("cartouche", null)).toContain(cartridge);
});
