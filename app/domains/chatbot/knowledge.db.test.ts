import { readFileSync } from "node:fs";
import { eq, inArray, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { chatbotExamples, chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { seeds } from "#app/db/schema/platform.server.ts";
import { measure, readQuestions, type Said, scoreLine } from "#tests/support/chatbot/questions.ts";
import { readExamples } from "./content/examples.ts";
import { starterResponses } from "./content/starter-responses.ts";
import { topics } from "./content/topics.ts";
import { quickQuestions } from "./content/visitor-texts.ts";
import { judgeQuestion } from "./queries/reply.server.ts";
import { unknownPlaceholders } from "./rules/typed-placeholders.ts";
import { seedChatbot } from "./seed.server.ts";
import { learnNow } from "./understanding/jobs/learning.server.ts";

beforeAll(async () => {
  await seedChatbot();
  await learnNow();
});

async function ask(question: string): Promise<Said> {
  const { decision, responses } = await judgeQuestion(question);
  return { kind: decision.kind, topics: responses.map(({ topic }) => topic) };
}

test("the starter knowledge has a response for every topic, with a label and known placeholders", () => {
  expect(starterResponses.map(({ topic }) => topic).toSorted()).toEqual([...topics].toSorted());
  expect(starterResponses.flatMap(({ response }) => unknownPlaceholders(response))).toEqual([]);
  expect(starterResponses.filter(({ label }) => label.length > 40)).toEqual([]);
});

// rule assistant/starter, rule assistant/examples
test("every topic that is learned has at least forty examples, and the off-topic list six hundred", async () => {
  const counts = await db
    .select({ topic: chatbotResponses.topic, count: sql<number>`count(*)::int` })
    .from(chatbotExamples)
    .leftJoin(chatbotResponses, eq(chatbotResponses.id, chatbotExamples.responseId))
    .groupBy(chatbotResponses.topic);
  // A response with a `question` has no examples, because fixed words in the code find it.
  expect(counts).toHaveLength(starterResponses.filter(({ question }) => !question).length + 1);
  expect(counts.filter(({ topic, count }) => count < (topic === null ? 600 : 40))).toEqual([]);
});

// rule assistant/starter
test("the six quick questions get an answer about their subject", async () => {
  const found: (string | null | undefined)[] = [];
  for (const { question } of quickQuestions) found.push((await ask(question)).topics[0]);
  expect(found).toEqual(["prices", "services", "hours", "contact", "emergency", "zones"]);
});

// rule assistant/understanding
test("visitors get the right answer to at least 90 % of held-out questions, and an answer to at most 5 % of off-topic ones", async () => {
  const score = await measure(readQuestions("held-out"), ask);
  process.stdout.write(`held-out questions, ${scoreLine(score)}\n`);
  expect(score.onTopic + score.offTopic).toBeGreaterThanOrEqual(150);
  expect(score.right / score.onTopic).toBeGreaterThanOrEqual(0.9);
  expect(score.answered / score.offTopic).toBeLessThanOrEqual(0.05);
});

test("visitors get the right answer to at least 90 % of the questions that were used in development", async () => {
  const score = await measure(readQuestions("kept"), ask);
  process.stdout.write(`development questions, ${scoreLine(score)}\n`);
  expect(score.right / score.onTopic, score.mistakes.join("\n")).toBeGreaterThanOrEqual(0.9);
});

// rule assistant/understanding
test.each([
  ["C’est urgent, plus rien ne marche !", "emergency"],
  ["Avez-vous une place de parking ?", "address"],
  ["C’est combien pour changer un écran de portable ?", "screen"],
  ["mon écran est cassé combien ça coute", "screen"],
])("'%s' is answered with a response about %s", async (question, topic) => {
  expect((await ask(question)).topics).toContain(topic);
});

test("a starter response that the owner deleted does not come back", async () => {
  const before = await ask("vos horaires");
  await seedChatbot();
  expect(await ask("vos horaires")).toEqual(before);
});

// rule assistant/examples
test("an installation from before the examples gets them for the responses that nobody has changed", async () => {
  await db.delete(seeds).where(eq(seeds.name, "chatbot-examples"));
  await db.execute(sql`truncate chatbot_examples`);
  await db.update(chatbotResponses).set({ label: null });
  const was = { "hardware-parts": "hardware-repair", "smalltalk-bye": "smalltalk" };
  for (const [topic, before] of Object.entries(was))
    await db.update(chatbotResponses).set({ topic: before }).where(eq(chatbotResponses.topic, topic));
  await db.update(chatbotResponses).set({ version: 2 }).where(eq(chatbotResponses.topic, "screen"));
  await seedChatbot();
  const { rows } = await db.execute(sql`
    select r.topic, count(*)::int as examples from chatbot_responses r join chatbot_examples e on e.response_id = r.id
    where r.topic in ('hardware-parts', 'smalltalk-bye', 'screen') and label is not null group by 1 order by 1`);
  expect(rows.map(({ topic }) => topic)).toEqual(["hardware-parts", "smalltalk-bye"]);
});

// rule assistant/examples
test("an upgrade adds, once, the examples of later authors to the responses that nobody has changed", async () => {
  const file = new URL("content/starter-examples.tsv", import.meta.url);
  const written = readExamples(readFileSync(file, "utf8")).filter(({ author }) => author === "e");
  await db.delete(seeds).where(eq(seeds.name, "chatbot-examples-e"));
  const questions = written.map(({ question }) => question);
  await db.delete(chatbotExamples).where(inArray(chatbotExamples.question, questions));
  await db.update(chatbotResponses).set({ version: 2 }).where(eq(chatbotResponses.topic, "mac"));
  await seedChatbot();
  const brought = await db.select().from(chatbotExamples).where(inArray(chatbotExamples.question, questions));
  expect(brought).toHaveLength(written.filter(({ topic }) => topic !== "mac" && topic !== "screen").length);
  await db.delete(chatbotExamples).where(inArray(chatbotExamples.question, questions));
  await seedChatbot();
  expect(await db.$count(chatbotExamples, inArray(chatbotExamples.question, questions))).toBe(0);
});

// rule assistant/starter
test("an upgrade moves, once, the examples of a later topic away from the topic that had them before", async () => {
  const responseOn = async (topic: string) => {
    const [row] = await db.select().from(chatbotResponses).where(eq(chatbotResponses.topic, topic));
    return row?.id ?? "";
  };
  const question = "batterie gonflée dangereux ?";
  const stored = eq(chatbotExamples.question, question);
  await db.delete(chatbotExamples).where(stored);
  await db.insert(chatbotExamples).values({ question, responseId: await responseOn("battery") });
  await db.delete(seeds).where(eq(seeds.name, "chatbot-examples-moved"));
  await seedChatbot();
  const [moved] = await db.select().from(chatbotExamples).where(stored);
  expect(moved?.responseId).toBe(await responseOn("danger"));
});
