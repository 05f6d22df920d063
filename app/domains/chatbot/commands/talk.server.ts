import { sql } from "drizzle-orm";
import { db, pool } from "#app/db/client.server.ts";
import { chatbotConversations, chatbotMessages } from "#app/db/schema/chatbot.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { namedStatement } from "#app/db/statement.server.ts";
import { log } from "#app/lib/log.server.ts";
import {
  type RateLimitRefusal,
  type RateLimitRequest,
  takeGatedLimits,
  takeRateLimits,
} from "#app/lib/trust/rate-limit.server.ts";
import type { RequestInfo } from "#app/lib/trust/request-context.server.ts";
import { isWriting } from "../gateway.server.ts";
import { greeting } from "../labels.ts";
import { chatTexts, writtenNotice } from "../content/visitor-texts.ts";
import { type Reply, replyTo } from "../queries/reply.server.ts";
import { chatLimits, missesBeforeHandover, questionsPerConversation } from "../rules/limits.ts";
import { fillPlaceholders } from "../rules/placeholders.ts";
import type { OpeningAnswer, PageAnswer, ReplyAnswer } from "../rules/talk.ts";
import { questionSchema } from "../validation.ts";

/** Pseudonyms for the IP address and for the network of the person who asks. Each is valid for a day. */
type Asker = Pick<RequestInfo, "clientKey" | "networkKey">;

/** Opens a conversation with its greeting (rule assistant/opening). Never throws. */
export async function openConversation({ clientKey, networkKey }: Asker): Promise<OpeningAnswer> {
  try {
    const own = { ...chatLimits.conversationsPerClient, key: clientKey };
    const refusal = await take([own, ...ofEverybody(networkKey)]);
    if (refusal) return refusal;
    const profile = await currentProfile();
    const notice = (await isWriting(profile)) ? `\n${writtenNotice}` : "";
    const opening = fillPlaceholders(greeting, profile) + notice;
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
        content: opening,
      });
      return { outcome: "done", ...opened, greeting: opening };
    });
  } catch (error) {
    log.error({ err: error }, "conversation not opened");
    return { outcome: "failed" };
  }
}

/**
 * Stores a visitor's message and its reply (rule assistant/own-conversation). The message is stored as the visitor's,
 * whatever role the request names. Without the visitor's identifier no conversation is found, and no limit of other
 * visitors is used up. Never throws.
 */
export async function replyToVisitor(values: FormValues, asker: Asker): Promise<ReplyAnswer> {
  const checked = checkForm(questionSchema, values);
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors };
  const { conversation, visitor, message, choice } = checked.data;
  try {
    const own = { ...chatLimits.messagesPerVisitor, key: visitor };
    const limits = { own: [own, ...ofClient(asker.clientKey)], everybody: ofEverybody(asker.networkKey) };
    const { refusal, lastKind } = await takeInConversation({ conversation, visitor }, limits);
    if (refusal) return refusal;
    const mayAskBack = lastKind !== "asked_back";
    const reply = await replyTo({ question: message, choice, mayAskBack, networkKey: asker.networkKey });
    const isMiss = reply.kind === "no_match";
    const stored = await storeExchange({ conversation, visitor, message }, reply);
    if (!stored) {
      const now = await takeInConversation({ conversation, visitor });
      return now.refusal ?? { outcome: "gone" };
    }
    const offersContact = reply.offersContact || (isMiss && stored.misses >= missesBeforeHandover);
    return { outcome: "done", reply: reply.content, offersContact, choices: reply.choices };
  } catch (error) {
    log.error({ err: error }, "chat message not stored");
    return { outcome: "failed" };
  }
}

/**
 * Stores a question and its reply in one statement, or nothing if the conversation is full. Returns how many questions
 * of the conversation got no answer.
 */
async function storeExchange(
  { conversation, visitor, message }: { conversation: string; visitor: string; message: string },
  { kind, content, responseId }: Reply,
): Promise<{ misses: number } | undefined> {
  const isMiss = kind === "no_match";
  const values = {
    conversation,
    visitor,
    message,
    kind,
    content,
    responseId,
    isMiss,
    questionsPerConversation,
  };
  const [stored] = await storing(pool, values);
  return stored;
}

const value = sql.placeholder;

const storing = namedStatement<{ misses: number }>(
  "chatbot_store",
  () => sql`
    with stored as (
      update chatbot_conversations
      set questions = questions + 1, misses = misses + ${value("isMiss")}::boolean::int, updated_at = now()
      where id = ${value("conversation")}::uuid and user_id = ${value("visitor")}::uuid
        and questions < ${value("questionsPerConversation")}::int
      returning id, misses
    ), said as (
      insert into chatbot_messages (conversation_id, role, kind, content, unanswered, response_id)
      select stored.id, role, kind, content, unanswered, response_id from stored, (values
        (1, 'user', 'question', ${value("message")}::text, ${value("isMiss")}::boolean, null::uuid),
        (2, 'assistant', ${value("kind")}::text, ${value("content")}::text, false, ${value("responseId")}::uuid)
      ) as line (place, role, kind, content, unanswered, response_id)
      order by place
    )
    select misses from stored`,
);

/**
 * Answers one question for the assistant's own page, which works without JavaScript. `choice` is the id of the response
 * whose link was followed. Stores nothing. When the client has asked too often, the answer says when the next question
 * is possible.
 */
export async function answerOnce(
  question: string,
  choice: string | null,
  { clientKey, networkKey }: Asker,
): Promise<PageAnswer> {
  const refusal = await take([...ofClient(clientKey), ...ofEverybody(networkKey)]);
  if (refusal) return { answer: chatTexts.tooMany(refusal.retryAfterSeconds), choices: [] };
  const reply = await replyTo({ question, choice, mayAskBack: true, networkKey });
  return { answer: reply.content, choices: reply.choices };
}

/** The limits of one client (a household or an office), the narrowest first. */
const ofClient = (key: string): RateLimitRequest[] => [
  { ...chatLimits.messagesPerClient, key },
  { ...chatLimits.messagesPerClientADay, key },
];

/** The daily limits. One network may use only about an eighth of what all visitors may use together. */
const ofEverybody = (networkKey: string): RateLimitRequest[] => [
  { ...chatLimits.networkADay, key: networkKey },
  { ...chatLimits.everybody, key: "all" },
];

/**
 * Counts a message for each limit, the narrowest first. A message that a limit refuses is not counted for the next
 * ones.
 */
async function take(limits: readonly RateLimitRequest[]): Promise<Limited | null> {
  return limitedBy(await takeRateLimits(limits));
}

function limitedBy(refusal: RateLimitRefusal | null): Limited | null {
  if (refusal?.scope === chatLimits.everybody.scope) log.warn("the chatbot has stored all it may today");
  return refusal && { outcome: "limited", retryAfterSeconds: refusal.retryAfterSeconds };
}

type Limited = Outcome<unknown, "limited">;

interface ConversationState {
  open: boolean;
  lastKind: string | null;
}

/**
 * Counts a message for the limits and reads its conversation, in one statement. `refusal` says why the conversation
 * takes no question, or is null. `lastKind` is the kind of its last message. A message to a closed conversation uses up
 * nothing of the limits that all visitors share.
 */
async function takeInConversation(
  { conversation, visitor }: { conversation: string; visitor: string },
  { own, everybody }: Record<"own" | "everybody", readonly RateLimitRequest[]> = { own: [], everybody: [] },
): Promise<{ refusal: Outcome<unknown, "limited" | "gone" | "refused"> | null; lastKind: string | null }> {
  const values = { conversation, visitor, questionsPerConversation };
  const gate = { ...conversationGate, from: own.length, values };
  const taken = await takeGatedLimits<ConversationState>([...own, ...everybody], gate);
  if (!taken) throw new Error("the conversation could not be read");
  const { row, refusal } = taken;
  const closed = row === null ? "gone" : row.open ? null : "refused";
  return {
    refusal: limitedBy(refusal) ?? (closed && { outcome: closed }),
    lastKind: row?.lastKind ?? null,
  };
}

const conversationGate = {
  name: "conversation",
  row: sql`
    select questions < ${value("questionsPerConversation")}::int as open, (
      select kind from chatbot_messages where conversation_id = chatbot_conversations.id order by id desc limit 1
    ) as "lastKind"
    from chatbot_conversations where id = ${value("conversation")}::uuid and user_id = ${value("visitor")}::uuid`,
};
