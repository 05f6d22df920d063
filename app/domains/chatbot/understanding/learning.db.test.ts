import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import { chatbotExamples, chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { startNotifications, stopNotifications } from "#app/lib/background/notifications.server.ts";
import { judgeQuestion } from "../queries/reply.server.ts";
import {
  currentKnowledge,
  learnNow,
  readLessons,
  startLearning,
  stopLearning,
} from "./jobs/learning.server.ts";

vi.unmock("./jobs/train.server.ts");
beforeAll(startNotifications);
afterAll(async () => {
  await stopLearning();
  await stopNotifications();
});

async function teach(keywords: string, ...questions: string[]): Promise<string> {
  const [row] = await db
    .insert(chatbotResponses)
    .values({ keywords, response: `À propos de ${keywords}.` })
    .returning({ id: chatbotResponses.id });
  const responseId = row?.id ?? "";
  await db.insert(chatbotExamples).values(questions.map((question) => ({ responseId, question })));
  return responseId;
}

const said = async (question: string) => {
  const { decision } = await judgeQuestion(question);
  return decision.kind === "answer" ? decision.responseId : decision.kind;
};

// rule assistant/learns-again
test("a node learns what any node has changed, and until then answers from what it knew before", async () => {
  await db.execute(sql`truncate chatbot_responses, chatbot_words, chatbot_examples cascade`);
  const piano = await teach(
    "accordage",
    "accorder un piano",
    "mon piano est désaccordé",
    "mon piano sonne tout faux",
  );
  await learnNow();
  startLearning();
  expect(await said("mon piano sonne faux")).toBe(piano);
  const before = await currentKnowledge();
  const violin = await teach("lutherie", "réparer un violon", "mon violon est cassé", "corde de violon");
  expect(await said("mon piano sonne faux")).toBe(piano);
  await expect.poll(() => said("la corde du violon a lâché")).toBe(violin);
  expect(await currentKnowledge()).not.toBe(before);
  await db.delete(chatbotResponses).where(eq(chatbotResponses.id, violin));
  await expect.poll(async () => (await currentKnowledge())?.examples.length).toBe(3);
});

test("a module that is loaded again has the learned knowledge, and leaves no second file open", async () => {
  const before = await currentKnowledge();
  expect(before).toBeDefined();
  vi.resetModules();
  const { currentKnowledge: again } = await import("./jobs/learning.server.ts");
  expect(await again()).toBe(before);
});

// The order matters, because the result of learning depends on it.
test("the examples and responses are read in the same order, whatever the language of the database", async () => {
  await db.execute(sql`truncate chatbot_responses, chatbot_words, chatbot_examples cascade`);
  const taught = ["écran", "e mail", "fer", "ecran", "zinc", "Écran"];
  for (const keywords of taught) await teach(keywords, `une question sur ${keywords}`);
  const { responses } = await readLessons();
  const bytewise = taught.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect(responses.map(({ keywords }) => keywords)).toEqual(bytewise);
});

// rule assistant/examples
test("when there are more examples than learning can take, the latest ones count", async () => {
  await db.execute(sql`truncate chatbot_responses, chatbot_words, chatbot_examples cascade`);
  const responseId = await teach("accordage", "la plus ancienne");
  await db.execute(
    sql`insert into chatbot_examples (response_id, question) select ${responseId}, 'question ' || n from generate_series(1, 20000) n`,
  );
  const { examples } = await readLessons();
  expect([examples.length, examples[0]?.question, examples.at(-1)?.question]).toEqual([
    20_000,
    "question 1",
    "question 20000",
  ]);
});
