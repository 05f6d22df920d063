import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { matchQuestion } from "./queries/matching.server.ts";

beforeEach(async () => {
  await db.execute(sql`truncate chatbot_responses, chatbot_words cascade`);
  await db
    .insert(chatbotResponses)
    .values({ keywords: "horaires ouvert samedi", response: "Ouvert : {horaires}." });
});

test("the word counts follow added, changed and deleted responses", async () => {
  const words = async () =>
    Object.fromEntries(
      (
        await db.execute<{ word: string; responses: number }>(
          sql`select word, responses from chatbot_words order by word`,
        )
      ).rows.map(({ word, responses }) => [word, responses]),
    );
  const before = await words();
  const [row] = await db
    .insert(chatbotResponses)
    .values({ keywords: "samedi imprimante", response: "x" })
    .returning({ id: chatbotResponses.id });
  expect(await words()).toEqual({ ...before, samed: 2, imprim: 1 });
  const id = row?.id ?? "";
  await db.update(chatbotResponses).set({ keywords: "imprimantes" }).where(eq(chatbotResponses.id, id));
  expect(await words()).toEqual({ ...before, imprim: 1 });
  await db.delete(chatbotResponses).where(eq(chatbotResponses.id, id));
  expect(await words()).toEqual(before);
});

// rule assistant/matching
test("a word in the singular or plural counts as the word, another corrected word does not", async () => {
  const [piano] = await db
    .insert(chatbotResponses)
    .values({ keywords: "accordez pianos", response: "Non, désolés." })
    .returning({ id: chatbotResponses.id });
  expect(await matchQuestion("un piano ?")).toMatchObject({ step: "exact", exactIds: [piano?.id] });
  expect(await matchQuestion("des pianso ?")).toMatchObject({ response: { id: piano?.id }, exactIds: [] });
});
