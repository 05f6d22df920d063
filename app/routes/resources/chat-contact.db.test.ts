import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { chatbotConversations, chatbotMessages } from "#app/db/schema/chatbot.server.ts";
import { contactMessages } from "#app/db/schema/inbox.server.ts";
import { openConversation, replyToVisitor } from "#app/domains/chatbot/commands/talk.server.ts";
import { handlePrivacyRequest } from "#app/domains/privacy/commands.server.ts";
import { exportHeldData, getHeldData } from "#app/domains/privacy/queries/person.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { camille } from "#tests/support/submissions.ts";
import { action } from "./chat-contact.ts";

const asker = { clientKey: "a client", networkKey: "network" };

beforeAll(() => startJobs([deliverEmailsQueue(async () => "Atelier <a@b.example>")]));
afterAll(() => stopJobs(0));

const email = "helene@exemple.fr";

/**
 * Opens a conversation with the assistant and asks one question. Returns the two ids that the visitor's browser stores.
 */
async function talkAbout(message: string): Promise<{ conversation: string; visitor: string }> {
  const opened = await openConversation(asker);
  if (opened.outcome !== "done") throw new Error(opened.outcome);
  const { conversation, visitor } = opened;
  expect(await replyToVisitor({ conversation, visitor, message }, asker)).toMatchObject({
    outcome: "done",
  });
  return { conversation, visitor };
}

/** Sends the assistant's form for a message to the shop, as a browser with these ids. */
async function handOver(identifiers: { conversation: string; visitor: string }, message: string) {
  const context = new RouterContextProvider();
  context.set(requestInfo, {
    requestId: "r",
    clientAddress: "192.0.2.7",
    clientKey: "a client",
    networkKey: "network",
  });
  const request = new Request("http://localhost/api/chat/contact", {
    method: "POST",
    body: new URLSearchParams({ name: "Hélène Marchand", email, message, ...identifiers }),
  });
  const answer = await action({ request, context } as unknown as Parameters<typeof action>[0]);
  expect(await answer.json()).toMatchObject({ outcome: "done" });
}

// rule assistant/handover
test("a conversation that was sent to the shop is exported and erased with the person's message, and no other one is", async () => {
  const mine = await talkAbout("Mon écran est noir");
  const others = await talkAbout("Où êtes-vous ?");
  await handOver(mine, "Pouvez-vous me rappeler ?");
  // This sends the conversation of one visitor with the id of another. The message is stored without the conversation.
  await handOver({ ...others, visitor: mine.visitor }, "Et celle-ci n’est pas à moi.");
  expect(await db.select({ talk: contactMessages.conversationId }).from(contactMessages)).toEqual(
    expect.arrayContaining([{ talk: mine.conversation }, { talk: null }]),
  );

  const { counts, fingerprint } = await getHeldData(email);
  expect(counts).toMatchObject({ contact_messages: 2, chatbot_messages: 3 });
  let exported = "";
  for await (const part of exportHeldData(email)) exported += part;
  expect((JSON.parse(exported) as Record<string, { content: string }[]>).chatbot_messages).toContainEqual(
    expect.objectContaining({ role: "user", content: "Mon écran est noir" }),
  );
  expect(
    await handlePrivacyRequest(camille, { intent: "erase", email, confirmation: email, fingerprint }),
  ).toMatchObject({ outcome: "done" });
  const left = await db.selectDistinct({ talk: chatbotMessages.conversationId }).from(chatbotMessages);
  expect(left).toEqual([{ talk: others.conversation }]);
});

test("deleting a conversation keeps the message that came from it", async () => {
  const mine = await talkAbout("Mon clavier colle");
  await handOver(mine, "Faut-il le changer ?");
  await db.delete(chatbotConversations);
  expect(await db.select({ talk: contactMessages.conversationId }).from(contactMessages)).toEqual([
    { talk: null },
  ]);
});
