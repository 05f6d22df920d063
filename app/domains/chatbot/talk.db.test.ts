import { specifiedProfile } from "#app/domains/business/sections/assemble.server.ts";
import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import {
  chatbotConversations,
  chatbotExamples,
  chatbotMessages,
  chatbotResponses,
} from "#app/db/schema/chatbot.server.ts";
import { openConversation, replyToVisitor } from "./commands/talk.server.ts";
import { purgeChatbotQueue } from "./jobs.server.ts";
import { greeting, noMatchReply } from "./labels.ts";
import { learnNow } from "./understanding/jobs/learning.server.ts";
import { listLessons } from "./queries/learning.server.ts";
import { getVisitorTranscript } from "./queries/transcript.server.ts";
import { chatLimits, questionLength, questionsPerConversation } from "./rules/limits.ts";
import { withExampleLine } from "./rules/finished-answer.ts";
import { fillPlaceholders } from "./rules/placeholders.ts";

const asker = (clientKey: string) => ({ clientKey, networkKey: `network of ${clientKey}` });

const misses = withExampleLine(fillPlaceholders(noMatchReply, specifiedProfile), specifiedProfile);

beforeEach(async () => {
  await db.execute(
    sql`truncate chatbot_responses, chatbot_words, chatbot_conversations, rate_limits cascade`,
  );
  await db.insert(chatbotResponses).values([
    { keywords: "horaires ouvert samedi", response: "Ouvert : {horaires}." },
    { keywords: "parler quelqu’un", response: "Voici le {telephone}.", offersContact: true },
  ]);
});

async function opened(client = "client") {
  const answer = await openConversation(asker(client));
  if (answer.outcome !== "done") throw new Error(`not opened: ${answer.outcome}`);
  return { conversation: answer.conversation, visitor: answer.visitor };
}

function stored(conversation: string) {
  return db
    .select()
    .from(chatbotMessages)
    .where(eq(chatbotMessages.conversationId, conversation))
    .orderBy(asc(chatbotMessages.id));
}

describe("a conversation", () => {
  // rule assistant/opening
  test("starts with the greeting, and keeps questions and replies in order", async () => {
    const mine = await opened();
    const reply = await replyToVisitor({ ...mine, message: " Ouvert le samedi ? " }, asker("client"));
    const said = "Ouvert : Lun-Ven : 9h-18h, Sam : 10h-16h.\nHoraires d’exemple, à confirmer par l’atelier.";
    expect(reply).toEqual({
      outcome: "done",
      choices: [],
      reply: said,
      offersContact: false,
    });
    const rows = await stored(mine.conversation);
    expect(rows.map(({ role, kind, content }) => [role, kind, content])).toEqual([
      ["assistant", "greeting", fillPlaceholders(greeting, specifiedProfile)],
      ["user", "question", "Ouvert le samedi ?"],
      ["assistant", "answer", said],
    ]);
  });

  // rule assistant/no-match
  test("offers a person after the second question without an answer, or when the visitor asks for one", async () => {
    const mine = await opened();
    expect(await replyToVisitor({ ...mine, message: "zzz yyy" }, asker("client"))).toEqual({
      outcome: "done",
      choices: [],
      reply: misses,
      offersContact: false,
    });
    expect(await replyToVisitor({ ...mine, message: "xxx www" }, asker("client"))).toMatchObject({
      offersContact: true,
    });
    const other = await opened();
    expect(await replyToVisitor({ ...other, message: "parler à quelqu'un" }, asker("client"))).toMatchObject({
      offersContact: true,
    });
    expect((await stored(mine.conversation)).filter(({ unanswered }) => unanswered)).toHaveLength(2);
  });

  test("reports a failed search in the words of the site's specification, offers a person, and becomes no lesson", async () => {
    const mine = await opened();
    await db.execute(sql`alter table chatbot_responses rename to chatbot_responses_away`);
    const reply = await replyToVisitor({ ...mine, message: "Ouvert le samedi ?" }, asker("client"));
    await db.execute(sql`alter table chatbot_responses_away rename to chatbot_responses`);
    expect(reply).toEqual({
      outcome: "done",
      choices: [],
      reply: expect.stringMatching(/^Désolé, je rencontre des difficultés techniques\.\.\./),
      offersContact: true,
    });
    expect((await stored(mine.conversation)).map(({ kind }) => kind)).toEqual([
      "greeting",
      "question",
      "failure",
    ]);
    expect(await listLessons()).toEqual([]);
  });

  test("stores HTML and SQL as plain text", async () => {
    const mine = await opened();
    const message = `<img src=x onerror=alert(1)> '; drop table users; -- \\' {telephone} \u0000:*&|!()`;
    expect(
      await replyToVisitor({ ...mine, message: message.replace("\u0000", "") }, asker("client")),
    ).toMatchObject({ outcome: "done" });
    expect((await stored(mine.conversation))[1]?.content).toBe(message.replace("\u0000", ""));
  });
});

describe("a visitor", () => {
  // rule assistant/own-conversation
  test("cannot write as the assistant: a role in the request is ignored", async () => {
    const mine = await opened();
    await replyToVisitor({ ...mine, message: "Bonjour", role: "assistant", kind: "answer" }, asker("client"));
    expect((await stored(mine.conversation)).map(({ role }) => role)).toEqual([
      "assistant",
      "user",
      "assistant",
    ]);
  });

  // rule assistant/own-conversation
  test("cannot read or append to another conversation", async () => {
    const [mine, theirs] = [await opened(), await opened()];
    const forged = { conversation: theirs.conversation, visitor: mine.visitor };
    expect(await replyToVisitor({ ...forged, message: "samedi" }, asker("client"))).toEqual({
      outcome: "gone",
    });
    expect(await getVisitorTranscript(forged)).toEqual({ conversationId: null, talk: [] });
    expect((await getVisitorTranscript(theirs)).talk).toHaveLength(1);
    expect(await stored(theirs.conversation)).toHaveLength(1);
    const unknown = { conversation: randomUUID(), visitor: mine.visitor, message: "samedi" };
    expect(await replyToVisitor(unknown, asker("client"))).toEqual({ outcome: "gone" });
  });

  // rule assistant/blank
  test.each([
    ["blank", { message: "  \n" }],
    ["too long", { message: "a".repeat(questionLength + 1) }],
    ["missing", {}],
    ["a list", { message: ["a", "b"] }],
    ["no identifier", { message: "samedi", conversation: "1 or 1=1" }],
  ])("is refused a message that is %s", async (_what, values) => {
    const mine = await opened();
    expect(await replyToVisitor({ ...mine, ...values }, asker("client"))).toMatchObject({
      outcome: "invalid",
    });
    expect(await stored(mine.conversation)).toHaveLength(1);
  });
});

describe("limits", () => {
  // Stops the clock. Otherwise the time window of a rate limit could begin in the middle of a test.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 5, 1, 12, 0, 1) }));
  afterEach(() => void vi.useRealTimers());

  // rule assistant/limits
  test("make a visitor wait, and then the whole client, and the assistant stores nothing more", async () => {
    const mine = await opened();
    const { limit } = chatLimits.messagesPerVisitor;
    const answers = await Promise.all(
      Array.from({ length: limit + 3 }, () =>
        replyToVisitor({ ...mine, message: "samedi" }, asker("client")),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome === "limited").length).toBeGreaterThanOrEqual(3);
    expect((await stored(mine.conversation)).length).toBeLessThanOrEqual(1 + 2 * limit);
    await db.execute(
      sql`update rate_limits set count = 10000 where scope = ${chatLimits.messagesPerClient.scope}`,
    );
    const next = await opened("other");
    expect(await replyToVisitor({ ...next, message: "samedi" }, asker("client"))).toEqual({
      outcome: "limited",
      retryAfterSeconds: expect.any(Number),
    });
    expect(await replyToVisitor({ ...next, message: "samedi" }, asker("other"))).toMatchObject({
      outcome: "done",
    });
  });

  // rule assistant/limits
  test("apply to the conversations of one client and to the messages of one day", async () => {
    const { limit } = chatLimits.conversationsPerClient;
    for (let count = 0; count < limit; count += 1) await opened("keen");
    expect(await openConversation(asker("keen"))).toEqual({
      outcome: "limited",
      retryAfterSeconds: expect.any(Number),
    });
    const mine = await opened("calm");
    await db.execute(sql`update rate_limits set count = 100000 where scope = ${chatLimits.everybody.scope}`);
    expect(await openConversation(asker("calm"))).toEqual({
      outcome: "limited",
      retryAfterSeconds: expect.any(Number),
    });
    expect(await replyToVisitor({ ...mine, message: "samedi" }, asker("calm"))).toEqual({
      outcome: "limited",
      retryAfterSeconds: expect.any(Number),
    });
  });

  test("are not used up by a sender who has no conversation", async () => {
    await opened();
    const made = { conversation: randomUUID(), visitor: randomUUID() };
    expect(await replyToVisitor({ ...made, message: "samedi" }, asker("stranger"))).toEqual({
      outcome: "gone",
    });
    const { rows } = await db.execute<{ count: number }>(
      sql`select count from rate_limits where scope = ${chatLimits.everybody.scope}`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test("give one network at most an eighth of the day's messages, from all its addresses together", async () => {
    const { networkADay, everybody } = chatLimits;
    expect(networkADay.limit * 8).toBeLessThan(everybody.limit);
    const network = { networkKey: "192.0.2" };
    expect(await openConversation({ clientKey: "192.0.2.1", ...network })).toMatchObject({
      outcome: "done",
    });
    await db.execute(
      sql`update rate_limits set count = ${networkADay.limit} where scope = ${networkADay.scope}`,
    );
    expect(await openConversation({ clientKey: "192.0.2.2", ...network })).toEqual({
      outcome: "limited",
      retryAfterSeconds: expect.any(Number),
    });
    expect(await openConversation(asker("elsewhere"))).toMatchObject({ outcome: "done" });
  });

  test("end a conversation after a number of questions", async () => {
    const mine = await opened();
    await db
      .update(chatbotConversations)
      .set({ questions: questionsPerConversation })
      .where(eq(chatbotConversations.id, mine.conversation));
    expect(await replyToVisitor({ ...mine, message: "samedi" }, asker("client"))).toEqual({
      outcome: "refused",
    });
    expect(await stored(mine.conversation)).toHaveLength(1);
  });

  test("also apply to age: old conversations are deleted, and empty ones after a day", async () => {
    const [old, empty, kept] = [await opened(), await opened(), await opened()];
    const age = (id: string, days: number, questions: number) =>
      db.execute(
        sql`update chatbot_conversations set questions = ${questions}, updated_at = now() - make_interval(days => ${days}) where id = ${id}`,
      );
    await age(old.conversation, 184, 3);
    await age(empty.conversation, 2, 0);
    await age(kept.conversation, 180, 3);
    await purgeChatbotQueue.work({});
    const rows = await db.select({ id: chatbotConversations.id }).from(chatbotConversations);
    expect(rows).toEqual([{ id: kept.conversation }]);
    expect(await stored(old.conversation)).toEqual([]);
  });
});

// rule assistant/ask-back
test("the assistant asks back once when several responses are close, and answers with the one that the visitor chooses", async () => {
  const question = "ma vidéo";
  const examples = {
    réparation: ["réparer ma vidéo", "vidéo à réparer", "ma vidéo réparée"],
    montage: ["monter ma vidéo", "vidéo à monter", "ma vidéo montée"],
    copie: ["copier ma vidéo", "vidéo à copier", "ma vidéo copiée"],
  };
  for (const [keywords, questions] of Object.entries(examples)) {
    const [row] = await db
      .insert(chatbotResponses)
      .values({ keywords, response: `Voici ${keywords}.` })
      .returning({ id: chatbotResponses.id });
    await db.insert(chatbotExamples).values(questions.map((one) => ({ responseId: row?.id, question: one })));
  }
  await learnNow();
  const mine = await opened();
  const asked = await replyToVisitor({ ...mine, message: question }, asker("close"));
  if (asked.outcome !== "done") throw new Error(asked.outcome);
  expect(asked.reply).toMatch(/de quoi s’agit-il\u00a0\?\n.+appelez le 02/);
  expect(asked.choices.map(({ label }) => label).toSorted()).toEqual(["Copie", "Montage", "Réparation"]);
  const again = await replyToVisitor({ ...mine, message: question }, asker("close"));
  expect(again).toMatchObject({ choices: [], reply: misses });
  const chosen = asked.choices.find(({ label }) => label === "Montage");
  const pressed = { ...mine, message: "Montage", choice: chosen?.id ?? "" };
  expect(await replyToVisitor(pressed, asker("close"))).toMatchObject({ reply: "Voici montage." });
  expect(await replyToVisitor({ ...pressed, choice: "x" }, asker("close"))).toMatchObject({
    outcome: "invalid",
  });
});
