import { asc, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import { chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { starterArticles } from "#app/domains/blog/content/articles.ts";
import { handleConfigurationRequest } from "#app/domains/chatbot/commands/responses.server.ts";
import { openConversation, replyToVisitor } from "#app/domains/chatbot/commands/talk.server.ts";
import { seedChatbot } from "#app/domains/chatbot/seed.server.ts";
import { learnNow } from "#app/domains/chatbot/understanding/jobs/learning.server.ts";

const actor: Actor = { userId: "camille", email: "camille@example.fr", name: "Camille", sessionId: "1" };

/** Returns the two pseudonyms by which the site counts a visitor: one for the person, one for their network. */
export const asker = (clientKey: string) => ({ clientKey, networkKey: `network of ${clientKey}` });

/** Sends a form of the configuration screen. */
export function ask(intent: string, fields: Record<string, string | string[]>) {
  return handleConfigurationRequest(actor, { intent, ...fields });
}

/** Deletes the assistant's responses and examples and the conversations, and resets the rate limits. */
export async function emptyAssistant(): Promise<void> {
  await db.execute(
    sql`truncate chatbot_responses, chatbot_words, chatbot_examples, chatbot_conversations, rate_limits cascade`,
  );
}

/** Publishes the starter articles and lets the assistant learn its starter responses. */
export async function startWithArticles(): Promise<void> {
  const publishedAt = new Date();
  for (const { title, slug, excerpt, content } of starterArticles)
    await db.insert(blogPosts).values({ title, slug, excerpt, content, status: "published", publishedAt });
  await seedChatbot();
  await learnNow();
}

/** Opens a visitor's conversation. */
export async function opened(client = "client") {
  const answer = await openConversation(asker(client));
  if (answer.outcome !== "done") throw new Error(`not opened: ${answer.outcome}`);
  return { conversation: answer.conversation, visitor: answer.visitor };
}

/** Asks questions in a conversation, one after the other. */
export async function say(mine: { conversation: string; visitor: string }, ...messages: string[]) {
  for (const message of messages) await replyToVisitor({ ...mine, message }, asker("client"));
}

/** Returns the responses, the oldest first. */
export function stored() {
  return db.select().from(chatbotResponses).orderBy(asc(chatbotResponses.createdAt));
}
