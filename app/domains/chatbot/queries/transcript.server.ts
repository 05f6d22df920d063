import { and, asc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { chatbotConversations, chatbotMessages } from "#app/db/schema/chatbot.server.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { questionsPerConversation } from "../rules/limits.ts";
import type { ChatMessage } from "../rules/talk.ts";
import { conversationSchema } from "../validation.ts";

/**
 * Returns the messages of the conversation that the form names, if it belongs to this visitor (rule
 * assistant/own-conversation). Otherwise returns null for the conversation, and no message.
 */
export async function getVisitorTranscript(values: FormValues): Promise<VisitorTranscript> {
  const checked = checkForm(conversationSchema, values);
  if ("errors" in checked) return { conversationId: null, talk: [] };
  const { conversation, visitor } = checked.data;
  const talk = await db
    .select({ role: chatbotMessages.role, content: chatbotMessages.content })
    .from(chatbotMessages)
    .innerJoin(chatbotConversations, eq(chatbotConversations.id, chatbotMessages.conversationId))
    .where(and(eq(chatbotConversations.id, conversation), eq(chatbotConversations.userId, visitor)))
    .orderBy(asc(chatbotMessages.id))
    .limit(2 * questionsPerConversation + 1);
  return { conversationId: talk.length > 0 ? conversation : null, talk };
}

interface VisitorTranscript {
  conversationId: string | null;
  talk: ChatMessage[];
}
