import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { chatbotConversations, chatbotMessages, chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { ask, asker, emptyAssistant, opened, say, stored } from "#tests/support/chatbot/owner.ts";
import { replyToVisitor } from "./commands/talk.server.ts";
import { configurationTexts } from "./labels.ts";
import { getTranscript, listConversations, listResponses } from "./queries/configuration.server.ts";
import { listLessons, listUnanswered } from "./queries/learning.server.ts";
import { newTarget } from "./validation.ts";

beforeEach(emptyAssistant);

describe("adding a response", () => {
  // rule assistant/responses
  test("stores the keywords in lowercase, and requires both keywords and a text", async () => {
    expect(await ask("save", { keywords: "Écran, CASSÉ", response: " Oui. " })).toEqual({ outcome: "done" });
    expect(await stored()).toMatchObject([
      { keywords: "écran cassé", response: "Oui.", offersContact: false, topic: null },
    ]);
    expect(await ask("save", { keywords: " , ", response: " " })).toMatchObject({
      outcome: "invalid",
      errors: { response: "La réponse est requise" },
    });
    expect(await ask("save", { response: "Oui." })).toMatchObject({
      errors: { keywords: "Les mots-clés sont requis" },
    });
    // rule assistant/placeholders
    expect(await ask("save", { keywords: "prix", response: "Le {pris}." })).toMatchObject({
      outcome: "invalid",
      errors: { response: expect.stringMatching(/^\{pris\} n’existe pas\. Choisissez/) },
    });
  });

  test("takes the suggested keywords when none are typed, or when the person chooses them instead", async () => {
    await ask("save", { response: "A", suggested: "Dalle Vitre" });
    await ask("save", { response: "B", keywords: "écran", suggested: "dalle" });
    await ask("save", { response: "C", keywords: "écran", suggested: "dalle", use_suggestion: "on" });
    expect((await stored()).map(({ keywords }) => keywords)).toEqual(["dalle vitre", "écran", "dalle"]);
  });

  test("refuses a duplicate response, and a save made from an older version", async () => {
    const typed = { keywords: "prix", response: "Le prix." };
    await ask("save", typed);
    expect(await ask("save", typed)).toMatchObject({ outcome: "invalid" });
    const [row] = await stored();
    const edit = { ...typed, id: row?.id ?? "", version: String(row?.version), response: "Autre." };
    expect(await ask("save", edit)).toMatchObject({ outcome: "done" });
    expect(await ask("save", { ...edit, response: "Trop tard." })).toMatchObject({ outcome: "stale" });
    expect((await stored())[0]?.response).toBe("Autre.");
  });

  test("changes nothing when the request is unknown", async () => {
    for (const intent of ["", "toString", "drop"]) expect((await ask(intent, {})).outcome).toBe("refused");
    expect((await ask("delete", { id: "1" })).outcome).toBe("refused");
    expect((await ask("dismiss", { questions: "1,x" })).outcome).toBe("refused");
  });
});

test("responses stay in the order in which they were added, are found by any part of a word, and can be deleted", async () => {
  await ask("save", { keywords: "imprimante", response: "Éteignez-la." });
  await ask("save", { keywords: "écran", response: "Allumez-le." });
  expect((await listResponses("", 1)).items.map(({ keywords }) => keywords)).toEqual(["imprimante", "écran"]);
  const found = await listResponses("ECRA allu", 1);
  expect(found.items.map(({ keywords }) => keywords)).toEqual(["écran"]);
  await ask("delete", { id: found.items[0]?.id ?? "" });
  expect((await listResponses("", 1)).total).toBe(1);
});

// rule assistant/keywords
test("without a text-generation service, suggested keywords are taken from the typed texts with the French dictionary", async () => {
  expect(await ask("suggest", { keywords: " ", response: "" })).toEqual({
    outcome: "refused",
    refusal: "Veuillez saisir au moins des mots-clés ou une réponse",
  });
  expect(
    await ask("suggest", {
      response: "Nous réparons les écrans, l’écran et les claviers au {telephone} : /devis",
    }),
  ).toEqual({
    outcome: "done",
    suggestion: { keywords: "réparons écrans claviers", from: "dictionary" },
  });
});

describe("learning", () => {
  beforeEach(async () => {
    await ask("save", { keywords: "horaires ouvert", response: "Ouvert : {horaires}." });
    await ask("save", { keywords: "parking garer", response: "Devant l’atelier." });
  });

  // rule assistant/learning
  test("proposes each question that always got the same answer, and stores only the ticked ones, once", async () => {
    await say(await opened(), "Vos HORAIRES ?", "où se garer", "tricot crochet");
    await say(await opened(), " vos horaires ? ");
    const lessons = await listLessons();
    expect(lessons.map(({ keywords, response, times }) => [keywords, response, times])).toEqual([
      ["vos horaires ?", "Ouvert : {horaires}.", 2],
      ["où se garer", "Devant l’atelier.", 1],
    ]);
    expect((await stored()).length).toBe(2);
    expect(await ask("learn", {})).toMatchObject({ outcome: "refused" });
    const [key = ""] = lessons.map((lesson) => lesson.key);
    const first = { lessons: [key], [`into-${key}`]: newTarget };
    expect(await ask("learn", first)).toMatchObject({ outcome: "done", added: 1 });
    expect(await ask("learn", first)).toMatchObject({ added: 0 });
    expect((await stored()).map(({ keywords }) => keywords)).toEqual([
      "horaires ouvert",
      "parking garer",
      "vos horaires ?",
    ]);
    expect((await listLessons()).map(({ keywords }) => keywords)).toEqual(["où se garer"]);
  });

  // rule assistant/learning
  test("never proposes greetings, replies without a match, failures or questions with two answers", async () => {
    const mine = await opened();
    await say(mine, "tricot", "horaires");
    await db.execute(sql`update chatbot_messages set kind = 'failure' where kind = 'answer'`);
    expect(await listLessons()).toEqual([]);
    await say(mine, "parking");
    await db
      .update(chatbotResponses)
      .set({ response: "Derrière l’atelier." })
      .where(eq(chatbotResponses.keywords, "parking garer"));
    await db.insert(chatbotMessages).values([
      { conversationId: mine.conversation, role: "user", kind: "question", content: "parking" },
      { conversationId: mine.conversation, role: "assistant", kind: "answer", content: "Autre chose." },
    ]);
    expect(await listLessons()).toEqual([]);
  });
});

test("unanswered questions are grouped by meaning, and leave the list when somebody answers or dismisses them", async () => {
  const mine = await opened();
  await say(mine, "vendez-vous des guitares ?", "le tricot");
  await say(await opened(), "Vous vendez une guitare ?");
  const [group, other] = await listUnanswered();
  expect(group).toMatchObject({
    question: "Vous vendez une guitare ?",
    alsoAsked: ["vendez-vous des guitares ?"],
  });
  expect(group?.ids).toHaveLength(2);
  expect(other?.question).toBe("le tricot");
  await ask("save", {
    keywords: "guitare",
    response: "Non, désolé.",
    questions: group?.ids.join(",") ?? "",
  });
  expect((await listUnanswered()).map(({ question }) => question)).toEqual(["le tricot"]);
  await ask("dismiss", { questions: other?.ids.join(",") ?? "" });
  expect(await listUnanswered()).toEqual([]);
});

// rule assistant/conversations
test("conversations in which a visitor wrote are listed with the latest first, and can be searched", async () => {
  const [first, second] = [await opened(), await opened()];
  await opened();
  await say(first, "Mon écran est cassé");
  await say(second, "Bonjour");
  await db
    .update(chatbotConversations)
    .set({ updatedAt: sql`now() - interval '1 day'` })
    .where(eq(chatbotConversations.id, first.conversation));
  const page = await listConversations("", 1);
  expect(page.items.map(({ id }) => id)).toEqual([second.conversation, first.conversation]);
  expect(page.items[1]).toMatchObject({
    visitor: first.visitor.slice(0, 8),
    questions: 1,
    misses: 1,
    firstQuestion: "Mon écran est cassé",
  });
  expect((await listConversations("ECRAN", 1)).items.map(({ id }) => id)).toEqual([first.conversation]);
  expect((await getTranscript(first.conversation))?.messages.map(({ role }) => role)).toEqual([
    "assistant",
    "user",
    "assistant",
  ]);
});

test("a failure is reported with the sentences of the site's specification", async () => {
  await db.execute(sql`alter table chatbot_responses rename to elsewhere`);
  try {
    const save = await ask("save", { keywords: "prix", response: "Oui." });
    expect(save).toEqual({ outcome: "failed", refusal: configurationTexts.failures.save });
    expect(await ask("delete", { id: "00000000-0000-4000-8000-000000000000" })).toMatchObject({
      refusal: "Erreur lors de la suppression de la réponse",
    });
    expect(await ask("learn", { lessons: "x" })).toMatchObject({ refusal: "Erreur lors de l'apprentissage" });
    const mine = await opened();
    expect(await replyToVisitor({ ...mine, message: "prix" }, asker("client"))).toMatchObject({
      outcome: "done",
      reply: expect.stringContaining("Désolé, je rencontre des difficultés techniques..."),
      offersContact: true,
    });
  } finally {
    await db.execute(sql`alter table elsewhere rename to chatbot_responses`);
  }
});
