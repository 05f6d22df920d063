import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { db, pool } from "#app/db/client.server.ts";
import { chatbotExamples, chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { replyTo } from "../queries/reply.server.ts";
import { currentKnowledge, firstLearning, startLearning, stopLearning } from "./jobs/learning.server.ts";

afterAll(stopLearning);

const waitMs = 5_000;

// rule assistant/learns-again
test("on a site that has just started a visitor waits for the first learning, but not long", async () => {
  await db.execute(sql`truncate chatbot_responses, chatbot_words, chatbot_examples cascade`);
  const [piano] = await db
    .insert(chatbotResponses)
    .values({ keywords: "accordage", response: "Nous accordons." })
    .returning({ id: chatbotResponses.id });
  const questions = ["accorder un piano", "mon piano est désaccordé", "mon piano sonne tout faux"];
  await db
    .insert(chatbotExamples)
    .values(questions.map((question) => ({ responseId: piano?.id ?? "", question })));
  const asked = {
    question: "mon piano sonne tout faux",
    choice: null,
    mayAskBack: true,
    networkKey: "network",
  };
  expect(await replyTo(asked)).toMatchObject({ kind: "no_match" });
  // While the examples are locked, the assistant cannot learn.
  const held = await pool.connect();
  await held.query("begin");
  await held.query("lock table chatbot_examples in access exclusive mode");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    startLearning();
    const late = firstLearning();
    await vi.advanceTimersByTimeAsync(waitMs);
    await late;
    expect(await currentKnowledge()).toBeUndefined();
    await held.query("rollback");
    // The clock is stopped, so only the end of the learning can end this wait.
    expect(await replyTo(asked)).toMatchObject({ kind: "answer", responseId: piano?.id });
  } finally {
    vi.useRealTimers();
    held.release();
  }
});
