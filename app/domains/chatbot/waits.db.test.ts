import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { asker, emptyAssistant, opened } from "#tests/support/chatbot/owner.ts";
import { replyToVisitor } from "./commands/talk.server.ts";

// A reply waits for the database three times at most (ADR 212). A connection prepares a statement once (ADR 221).
test("a reply waits three times for the database: to read limits and state, to match, and to store", async () => {
  await emptyAssistant();
  await db
    .insert(chatbotResponses)
    .values({ keywords: "parler quelqu’un", response: "Voici le {telephone}." });
  const mine = { ...(await opened()), message: "Parler à quelqu’un" };
  await replyToVisitor(mine, asker("client"));
  const { query } = pg.Client.prototype;
  const sent: { text: string; client: pg.Client; waits: boolean }[] = [];
  let unanswered = 0;
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const { name, text } = given[0] as { name?: string; text: string };
    // A query for the settings is not counted: only this test sends it, because a running site is notified of changes.
    if (text.includes("settings")) return query.apply(this, given as never);
    sent.push({ text: name ?? text, client: this, waits: unanswered === 0 });
    unanswered += 1;
    const done = given.findIndex((one) => typeof one === "function");
    const answered = (given[done] ?? (() => {})) as (...result: unknown[]) => void;
    if (done >= 0)
      given[done] = (...result: unknown[]) => {
        unanswered -= 1;
        answered(...result);
      };
    const result = query.apply(this, given as never) as unknown as Promise<unknown> | undefined;
    void result?.then(() => (unanswered -= 1));
    return result as never;
  });
  await replyToVisitor(mine, asker("client"));
  expect(sent.map(({ text, waits }) => [text, waits])).toEqual([
    ["take_limits_5_conversation", true],
    [expect.stringMatching(/^begin read only/), true],
    ["chatbot_match_question", false],
    ["rollback", true],
    ["chatbot_store", false],
  ]);
  // A single visitor needs only one connection, whose statements are prepared already.
  expect(new Set(sent.map(({ client }) => client)).size).toBe(1);
});
