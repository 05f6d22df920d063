import { beforeAll, expect, test } from "vitest";
import { measure, readQuestions, scoreLine } from "#tests/support/chatbot/questions.ts";
import { starterResponses } from "./content/starter-responses.ts";
import { topics } from "./content/topics.ts";
import { matchQuestion } from "./queries/matching.server.ts";
import { isFilled } from "./rules/placeholders.ts";
import { seedChatbot } from "./seed.server.ts";

beforeAll(seedChatbot);

test("the starter knowledge has forty responses at least, on every topic, without an unknown placeholder", () => {
  expect(starterResponses.length).toBeGreaterThanOrEqual(40);
  expect(new Set(starterResponses.map(({ topic }) => topic))).toEqual(new Set(topics));
  expect(starterResponses.filter(({ response }) => !isFilled(response))).toEqual([]);
});

test("it answers what visitors ask: 85 % of the held-out questions right, 5 % of what is off topic answered", async () => {
  const score = await measure(readQuestions("held-out-questions.tsv"), matchQuestion);
  process.stdout.write(`held-out questions, ${scoreLine(score)}\n`);
  expect(score.onTopic + score.offTopic).toBeGreaterThanOrEqual(150);
  expect(score.right / score.onTopic).toBeGreaterThanOrEqual(0.85);
  expect(score.answered / score.offTopic).toBeLessThanOrEqual(0.05);
});

test("it still answers the questions it was tuned on", async () => {
  const score = await measure(readQuestions("development-questions.tsv"), matchQuestion);
  expect(score.right / score.onTopic, score.mistakes.join("\n")).toBeGreaterThanOrEqual(0.9);
});

test("a starter response the owner deleted does not come back", async () => {
  const before = await matchQuestion("vos horaires");
  await seedChatbot();
  expect((await matchQuestion("vos horaires")).response?.id).toBe(before.response?.id);
});
