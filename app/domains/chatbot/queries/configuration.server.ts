import { and, asc, desc, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { chatbotConversations, chatbotMessages, chatbotResponses } from "#app/db/schema/chatbot.server.ts";
import { type Page, toPage } from "#app/lib/pages/paging.ts";
import { searchPatterns } from "#app/lib/pages/search-text.ts";

const responsesPageSize = 30;
const conversationsPageSize = 30;

export interface ResponseRow {
  id: string;
  keywords: string;
  response: string;
  offersContact: boolean;
  label: string | null;
  version: number;
}

/** The columns of a response (a stored answer of the assistant) that the back office shows. */
export const responseFields = {
  id: chatbotResponses.id,
  keywords: chatbotResponses.keywords,
  response: chatbotResponses.response,
  offersContact: chatbotResponses.offersContact,
  label: chatbotResponses.label,
  version: chatbotResponses.version,
};

/** Returns one page of the responses that the owner added, in the order of their creation. */
export async function listResponses(search: string, page: number): Promise<Page<ResponseRow>> {
  const matching = and(
    isNull(chatbotResponses.topic),
    ...searchPatterns(search).map(
      (pattern) => sql`fold_text(keywords || ' ' || response) like fold_text(${pattern})`,
    ),
  );
  const size = responsesPageSize;
  const [items, total] = await Promise.all([
    db
      .select(responseFields)
      .from(chatbotResponses)
      .where(matching)
      .orderBy(asc(chatbotResponses.createdAt), asc(chatbotResponses.id))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(chatbotResponses, matching),
  ]);
  return toPage(items, { page, size, total });
}

export interface ConversationSummary {
  id: string;
  /** The first 8 characters of the visitor's identifier (rule assistant/conversations). */
  visitor: string;
  questions: number;
  misses: number;
  /** The visitor's first question. */
  firstQuestion: string;
  updatedAt: Date;
}

/** Returns one page of the conversations in which a visitor wrote, the latest first (rule assistant/conversations). */
export async function listConversations(search: string, page: number): Promise<Page<ConversationSummary>> {
  const { id, questions, updatedAt } = chatbotConversations;
  const matching = and(gt(questions, 0), ...searchPatterns(search).map(saysIn));
  const size = conversationsPageSize;
  const [items, total] = await Promise.all([
    db
      .select({
        ...summaryFields,
        firstQuestion: sql<string>`coalesce((
          select left(m.content, 200) from chatbot_messages m
          where m.conversation_id = chatbot_conversations.id and m.role = 'user' order by m.id limit 1
        ), '')`,
      })
      .from(chatbotConversations)
      .where(matching)
      .orderBy(desc(updatedAt), desc(id))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(chatbotConversations, matching),
  ]);
  return toPage(items, { page, size, total });
}

const summaryFields = {
  id: chatbotConversations.id,
  visitor: sql<string>`left(${chatbotConversations.userId}::text, 8)`,
  questions: chatbotConversations.questions,
  misses: chatbotConversations.misses,
  updatedAt: chatbotConversations.updatedAt,
};

function saysIn(pattern: string): SQL {
  return sql`${chatbotConversations.id} in (
    select conversation_id from chatbot_messages where fold_text(content) like fold_text(${pattern})
  )`;
}

export interface Transcript extends Omit<ConversationSummary, "firstQuestion"> {
  messages: { id: number; role: "user" | "assistant"; content: string; kind: string; createdAt: Date }[];
}

/**
 * Returns a whole conversation, oldest message first, or null if it was deleted. It has at most fifty questions, so it
 * is not divided into pages.
 */
export async function getTranscript(id: string): Promise<Transcript | null> {
  const [found] = await db
    .select(summaryFields)
    .from(chatbotConversations)
    .where(eq(chatbotConversations.id, id));
  if (!found) return null;
  const messages = await db
    .select({
      id: chatbotMessages.id,
      role: chatbotMessages.role,
      content: chatbotMessages.content,
      kind: chatbotMessages.kind,
      createdAt: chatbotMessages.createdAt,
    })
    .from(chatbotMessages)
    .where(eq(chatbotMessages.conversationId, id))
    .orderBy(asc(chatbotMessages.id));
  return { ...found, messages };
}
