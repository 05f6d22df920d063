import { and, eq, lt, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { chatbotConversations, chatbotMessages } from "#app/db/schema/chatbot.server.ts";
import { checkForm, type FormValues } from "#app/lib/forms/form.ts";
import { log } from "#app/lib/log.server.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import { greeting, noMatchReply, searchFailureReply } from "../labels.ts";
import { matchQuestion } from "../queries/matching.server.ts";
import { chatLimits, missesBeforeHandover, questionsPerConversation } from "../rules/limits.ts";
import { fillPlaceholders } from "../rules/placeholders.ts";
import type { OpeningAnswer, ReplyAnswer } from "../rules/talk.ts";
import { questionSchema } from "../validation.ts";

/** Opens a conversation with its greeting (P§2). `clientKey` is the day's pseudonym of who asks. Never throws. */
export async function openConversation(clientKey: string): Promise<OpeningAnswer> {
  try {
    const taken = await takeRateLimit({ ...chatLimits.conversationsPerClient, key: clientKey });
    if (!taken.allowed || !(await takeFromEverybody())) return { status: "limited" };
    return await db.transaction(async (tx) => {
      const [opened] = await tx
        .insert(chatbotConversations)
        .values({})
        .returning({ conversation: chatbotConversations.id, visitor: chatbotConversations.userId });
      if (!opened) throw new Error("an insert returns its row");
      await tx.insert(chatbotMessages).values({
        conversationId: opened.conversation,
        role: "assistant",
        kind: "greeting",
        content: greeting,
      });
      return { status: "opened", ...opened, greeting };
    });
  } catch (error) {
    log.error({ err: error }, "conversation not opened");
    return { status: "failed" };
  }
}

/**
 * Receives one message of a visitor and replies (P§4). The server fixes role and conversation: who does not hold the
 * visitor's own random identifier finds no conversation. Question and reply are stored together. Never throws.
 */
export async function replyToVisitor(values: FormValues, clientKey: string): Promise<ReplyAnswer> {
  const checked = checkForm(questionSchema, values);
  if ("errors" in checked) return { status: "invalid" };
  const { conversation, visitor, message } = checked.data;
  try {
    if (!(await isAllowed(visitor, clientKey))) return { status: "limited" };
    const reply = await replyTo(message);
    return await db.transaction(async (tx) => {
      const { id, userId, questions, misses } = chatbotConversations;
      const isMiss = reply.kind === "no_match";
      const [stored] = await tx
        .update(chatbotConversations)
        .set({
          questions: sql`${questions} + 1`,
          misses: sql`${misses} + ${isMiss ? 1 : 0}`,
          updatedAt: sql`now()`,
        })
        .where(and(eq(id, conversation), eq(userId, visitor), lt(questions, questionsPerConversation)))
        .returning({ misses });
      if (!stored) {
        const mine = await tx.$count(chatbotConversations, and(eq(id, conversation), eq(userId, visitor)));
        return { status: mine > 0 ? "full" : "gone" };
      }
      await tx.insert(chatbotMessages).values([
        {
          conversationId: conversation,
          role: "user",
          kind: "question",
          content: message,
          unanswered: isMiss,
        },
        {
          conversationId: conversation,
          role: "assistant",
          kind: reply.kind,
          content: reply.content,
          responseId: reply.responseId,
        },
      ]);
      const offersContact = reply.offersContact || (isMiss && stored.misses >= missesBeforeHandover);
      return { status: "replied", reply: reply.content, offersContact };
    });
  } catch (error) {
    log.error({ err: error }, "chat message not stored");
    return { status: "failed" };
  }
}

interface Reply {
  kind: "answer" | "no_match" | "failure";
  content: string;
  responseId: string | null;
  offersContact: boolean;
}

async function replyTo(question: string): Promise<Reply> {
  try {
    const { response } = await matchQuestion(question);
    if (!response)
      return {
        kind: "no_match",
        content: fillPlaceholders(noMatchReply),
        responseId: null,
        offersContact: false,
      };
    return {
      kind: "answer",
      content: fillPlaceholders(response.response),
      responseId: response.id,
      offersContact: response.offersContact,
    };
  } catch (error) {
    log.error({ err: error }, "chatbot search failed");
    return {
      kind: "failure",
      content: fillPlaceholders(searchFailureReply),
      responseId: null,
      offersContact: true,
    };
  }
}

/** The narrowest first: what it refuses does not count for the others. */
async function isAllowed(visitor: string, clientKey: string): Promise<boolean> {
  const { messagesPerVisitor, messagesPerClient, messagesPerClientADay } = chatLimits;
  for (const limit of [
    { ...messagesPerVisitor, key: visitor },
    { ...messagesPerClient, key: clientKey },
    { ...messagesPerClientADay, key: clientKey },
  ])
    if (!(await takeRateLimit(limit)).allowed) return false;
  return takeFromEverybody();
}

async function takeFromEverybody(): Promise<boolean> {
  const { allowed } = await takeRateLimit({ ...chatLimits.everybody, key: "all" });
  if (!allowed) log.warn("the chatbot has stored all it may today");
  return allowed;
}
