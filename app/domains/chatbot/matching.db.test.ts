import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { anonymousSearch } from "#app/db/anonymous-search.server.ts";
import { db } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { matchQuestion } from "./queries/matching.server.ts";

beforeEach(async () => {
  await db.execute(sql`truncate chatbot_responses, chatbot_words cascade`);
  await db
    .insert(chatbotResponses)
    .values({ keywords: "horaires ouvert samedi", response: "Ouvert : {horaires}." });
});

test("the counts of words follow the responses that are added, changed and deleted", async () => {
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
test("the singular and the plural count as the same word, but a word with corrected spelling does not", async () => {
  const [piano] = await db
    .insert(chatbotResponses)
    .values({ keywords: "accordez pianos", response: "Non, désolés." })
    .returning({ id: chatbotResponses.id });
  expect((await matchQuestion("un piano ?")).match).toMatchObject({ step: "exact", exactIds: [piano?.id] });
  expect((await matchQuestion("des pianso ?")).match).toMatchObject({
    response: { id: piano?.id },
    exactIds: [],
  });
});

// rule assistant/matching
test("a response that has every word is found among hundreds that have one of the words", async () => {
  await db.execute(sql`
    insert into chatbot_responses (keywords, response)
    select case when n % 2 = 0 then 'trompette' else 'clarinette' end || ' numero' || n, 'Réponse ' || n || '.'
    from generate_series(1, 900) n`);
  const [both] = await db
    .insert(chatbotResponses)
    .values({ keywords: "orchestre trompettes clarinettes", response: "Les deux." })
    .returning({ id: chatbotResponses.id });
  const { match } = await matchQuestion("trompette et clarinette");
  expect(match).toMatchObject({ step: "exact", response: { id: both?.id }, exactIds: [both?.id] });
  expect((await matchQuestion("trompette numero12")).match.response?.response).toBe("Réponse 12.");
  expect((await matchQuestion("ma clarinette")).match.exactIds).toHaveLength(5);
});

test("a database connection plans the query of a question a few times, then keeps the plan", async () => {
  const plans = await anonymousSearch(async (connection) => {
    for (let times = 0; times < 12; times += 1)
      await matchQuestion(times % 2 === 0 ? "ouvert le samedi ?" : "vos horaires", connection);
    const { rows } = await connection.execute<{ kept: number; anew: number }>(sql`
      select generic_plans::int as kept, custom_plans::int as anew from pg_prepared_statements
      where name = 'chatbot_match_question'`);
    return rows;
  });
  expect(plans).toHaveLength(1);
  expect(plans[0]?.anew).toBe(5);
  expect(plans[0]?.kept).toBeGreaterThanOrEqual(7);
});
