import { beforeAll, expect, test } from "vitest";
import { measure, readQuestions, scoreLine } from "#tests/support/chatbot/questions.ts";
import { starterResponses } from "./content/starter-responses.ts";
import { topics } from "./content/topics.ts";
import { quickQuestions } from "./labels.ts";
import { matchQuestion } from "./queries/matching.server.ts";
import { isFilled } from "./rules/placeholders.ts";
import { seedChatbot } from "./seed.server.ts";

beforeAll(seedChatbot);

test("the starter knowledge has at least forty responses, covers every topic, and uses known placeholders", () => {
  expect(starterResponses.length).toBeGreaterThanOrEqual(40);
  expect(new Set(starterResponses.map(({ topic }) => topic))).toEqual(new Set(topics));
  expect(starterResponses.filter(({ response }) => !isFilled(response))).toEqual([]);
});

// rule assistant/starter
test("the six quick questions get an answer about their subject", async () => {
  const found: (string | undefined)[] = [];
  for (const { question } of quickQuestions)
    found.push((await matchQuestion(question)).response?.topic ?? undefined);
  expect(found).toEqual(["prices", "services", "hours", "contact", "emergency", "zones"]);
});

test("visitors get the right answer to 85 % of the held-out questions, and an answer to 5 % of off-topic ones", async () => {
  const score = await measure(readQuestions("held-out-questions.tsv"), matchQuestion);
  process.stdout.write(`held-out questions, ${scoreLine(score)}\n`);
  expect(score.onTopic + score.offTopic).toBeGreaterThanOrEqual(150);
  expect(score.right / score.onTopic).toBeGreaterThanOrEqual(0.85);
  expect(score.answered / score.offTopic).toBeLessThanOrEqual(0.05);
});

test("visitors get the right answer to the questions it was tuned on", async () => {
  const score = await measure(readQuestions("development-questions.tsv"), matchQuestion);
  expect(score.right / score.onTopic, score.mistakes.join("\n")).toBeGreaterThanOrEqual(0.9);
});

test("a starter response the owner deleted does not come back", async () => {
  const before = await matchQuestion("vos horaires");
  await seedChatbot();
  expect((await matchQuestion("vos horaires")).response?.id).toBe(before.response?.id);
});
