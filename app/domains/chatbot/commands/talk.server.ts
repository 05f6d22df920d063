import { and, eq, lt, sql } from "drizzle-orm";
import { anonymousSearch } from "#app/db/anonymous-search.server.ts";
import { db, type Executor } from "#app/db/client.server.ts";
import { chatbotConversations, chatbotMessages } from "#app/db/schema/chatbot.server.ts";
import { checkForm, type FormValues } from "#app/lib/forms/form.ts";
import { log } from "#app/lib/log.server.ts";
import { takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import type { RequestInfo } from "#app/lib/trust/request-context.server.ts";
import { greeting, noMatchReply, searchFailureReply } from "../labels.ts";
import { matchQuestion } from "../queries/matching.server.ts";
import { chatLimits, missesBeforeHandover, questionsPerConversation } from "../rules/limits.ts";
import { fillPlaceholders } from "../rules/placeholders.ts";
import type { OpeningAnswer, ReplyAnswer } from "../rules/talk.ts";
import { questionSchema } from "../validation.ts";

/** The pseudonyms, valid for a day, of the person who asks. */
type Asker = Pick<RequestInfo, "clientKey" | "networkKey">;

/** Opens a conversation with its greeting (rule assistant/opening). Never throws. */
export async function openConversation({ clientKey, networkKey }: Asker): Promise<OpeningAnswer> {
  try {
    const taken = await takeRateLimit({ ...chatLimits.conversationsPerClient, key: clientKey });
    if (!taken.allowed || !(await takeFromEverybody(networkKey))) return { status: "limited" };
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
 * Stores a visitor's message and its reply together (rule assistant/own-conversation). The server sets the role and the
 * conversation; without the visitor's identifier no conversation is found and no shared limit is used. Never throws.
 */
export async function replyToVisitor(values: FormValues, asker: Asker): Promise<ReplyAnswer> {
  const checked = checkForm(questionSchema, values);
  if ("errors" in checked) return { status: "invalid" };
  const { conversation, visitor, message } = checked.data;
  try {
    if (!(await isAllowed(visitor, asker))) return { status: "limited" };
    const state = await stateOf(conversation, visitor);
    if (state !== "open") return { status: state };
    if (!(await takeFromEverybody(asker.networkKey))) return { status: "limited" };
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
        const now = await stateOf(conversation, visitor, tx);
        return { status: now === "open" ? "gone" : now };
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
    const { response } = await anonymousSearch((executor) => matchQuestion(question, executor));
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

/** Checks the narrowest limit first: a refusal does not count against the wider ones. */
async function isAllowed(visitor: string, { clientKey }: Asker): Promise<boolean> {
  const { messagesPerVisitor, messagesPerClient, messagesPerClientADay } = chatLimits;
  for (const limit of [
    { ...messagesPerVisitor, key: visitor },
    { ...messagesPerClient, key: clientKey },
    { ...messagesPerClientADay, key: clientKey },
  ])
    if (!(await takeRateLimit(limit)).allowed) return false;
  return true;
}

async function stateOf(
  conversation: string,
  visitor: string,
  executor: Executor = db,
): Promise<"open" | "full" | "gone"> {
  const { id, userId, questions } = chatbotConversations;
  const [found] = await executor
    .select({ questions })
    .from(chatbotConversations)
    .where(and(eq(id, conversation), eq(userId, visitor)));
  if (!found) return "gone";
  return found.questions < questionsPerConversation ? "open" : "full";
}

/** Counts a message against the day's limit of all visitors. One network gets an eighth of it. */
async function takeFromEverybody(networkKey: string): Promise<boolean> {
  if (!(await takeRateLimit({ ...chatLimits.networkADay, key: networkKey })).allowed) return false;
  const { allowed } = await takeRateLimit({ ...chatLimits.everybody, key: "all" });
  if (!allowed) log.warn("the chatbot has stored all it may today");
  return allowed;
}
